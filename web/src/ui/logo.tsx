/** Five petals of an azulejo, one for each game. */
export function Logo() {
    return (
        <svg viewBox="-50 -50 100 100" aria-hidden="true" class="logo">
            <rect x="-48" y="-48" width="96" height="96" rx="20" fill="var(--accent)" />
            {[0, 72, 144, 216, 288].map((angle) => (
                <circle key={angle} cy="-23" r="11.5" fill={angle === 0 ? '#f0b93a' : 'var(--on-accent)'} transform={`rotate(${angle})`} />
            ))}
        </svg>
    );
}
