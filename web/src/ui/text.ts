export const firstUpper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What the core or the server says, as a sentence. */
export function sentence(bare: string): string {
    const isCell = /^[a-z]+\d/.test(bare);
    return (isCell ? bare : firstUpper(bare)) + (/[.!?]$/.test(bare) ? '' : '.');
}
