// One game is played in one tab: whoever opens it takes it, and the tab that had it is told.
const tab = Math.random().toString(36).slice(2);
let channel: BroadcastChannel | undefined;

interface Claim {
    game: string;
    tab: string;
}

/** Takes a game until the returned function is called; `onLost` hears that another tab has taken it. */
export function claim(game: string, onLost: () => void): () => void {
    if (typeof BroadcastChannel !== 'undefined') channel ??= new BroadcastChannel('quinta.games');
    const hear = ({ data }: MessageEvent<Claim>) => {
        if (data.game === game && data.tab !== tab) onLost();
    };
    channel?.addEventListener('message', hear);
    channel?.postMessage({ game, tab } satisfies Claim);
    return () => channel?.removeEventListener('message', hear);
}
