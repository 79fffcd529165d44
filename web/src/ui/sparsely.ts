/** Calls at once, then at most every so many milliseconds with what was said last, until it is stopped. */
export function sparsely<T>(tell: (news: T) => void, apart: number): { hear: (news: T) => void; stop: () => void } {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let latest: { news: T } | undefined;
    const rest = () => {
        timer = setTimeout(() => {
            timer = undefined;
            if (!latest) return;
            tell(latest.news);
            latest = undefined;
            rest();
        }, apart);
    };
    const hear = (news: T) => {
        if (timer !== undefined) return void (latest = { news });
        tell(news);
        rest();
    };
    const stop = () => {
        clearTimeout(timer);
        timer = latest = undefined;
    };
    return { hear, stop };
}
