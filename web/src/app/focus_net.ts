// The focus never falls to the body: when the control that had it is gone or has been switched off, the result of the
// game takes it, else the board, else the page.
import { useEffect } from 'preact/hooks';

const homes = ['main [data-focus-home]', 'main [role=grid] [tabindex="0"]'];

const isOff = (element: Element): boolean => !element.isConnected || (element as HTMLButtonElement).disabled === true || element.getClientRects().length === 0;

function home(): HTMLElement | SVGElement | null {
    for (const place of homes) {
        const found = document.querySelector<HTMLElement | SVGElement>(place);
        if (found) return found;
    }
    return null;
}

export function useFocusNet(): void {
    useEffect(() => {
        let last: Element | null = null; // that had the focus
        let waits = false; // on the page, for a home that is not there yet
        let frame = 0;
        const check = () => {
            frame = 0;
            const now = document.activeElement;
            const page = document.getElementById('main');
            const isLost = (!now || now === document.body || now === last) && last !== null && isOff(last); // the browser takes it away later
            if (!isLost && !(waits && now === page)) return;
            const to = home();
            waits = !to && page?.childElementCount !== 0; // an empty page is on its way to another one
            (to ?? page)?.focus({ preventScroll: true });
        };
        const look = () => {
            frame ||= requestAnimationFrame(check);
        };
        const onFocus = (event: FocusEvent) => {
            last = event.target as Element;
            if (last.id !== 'main') waits = false;
        };
        const observer = new MutationObserver(look);
        observer.observe(document.getElementById('main') ?? document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['disabled', 'hidden'] });
        addEventListener('focusin', onFocus);
        return () => {
            observer.disconnect();
            cancelAnimationFrame(frame);
            removeEventListener('focusin', onFocus);
        };
    }, []);
}
