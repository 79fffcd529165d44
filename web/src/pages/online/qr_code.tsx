// An address as a picture that a phone reads.
import { generate } from 'lean-qr';
import { useMemo } from 'preact/hooks';
import { t } from '../../i18n/t';

const quiet = 4; // cells of margin that a reader needs

export function QrCode({ text }: { text: string }) {
    const { path, size } = useMemo(() => {
        const code = generate(text);
        let marks = '';
        for (let y = 0; y < code.size; y++) for (let x = 0; x < code.size; x++) if (code.get(x, y)) marks += `M${x + quiet} ${y + quiet}h1v1h-1z`;
        return { path: marks, size: code.size + 2 * quiet };
    }, [text]);
    return (
        <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t('The link as a QR code')} shape-rendering="crispEdges">
            <rect width={size} height={size} fill="#fff" />
            <path d={path} fill="#000" />
        </svg>
    );
}
