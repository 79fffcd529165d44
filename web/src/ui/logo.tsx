/** Five petals of an azulejo, one for each game. */
export function Logo() {
    return (
        <svg viewBox="0 0 40 40" aria-hidden="true" class="logo">
            <rect width="40" height="40" rx="10" fill="#1d4e9e" />
            <path d="M20 5v30M5 20h30" stroke="#fff" stroke-opacity=".18" stroke-width="2" />
            <circle cx="20" cy="10.5" r="4.6" fill="#e3b64c" />
            <g fill="#fbf8f1">
                <circle cx="29" cy="17" r="4.6" />
                <circle cx="25.6" cy="27.6" r="4.6" />
                <circle cx="14.4" cy="27.6" r="4.6" />
                <circle cx="11" cy="17" r="4.6" />
            </g>
        </svg>
    );
}
