/** Marks a text that stands in a table and is translated where it is shown. */
export const text = (english: string): string => english;
