// Line drawings of 24 by 24 for buttons. A name always stands beside or below them.
const paths = {
    moon: 'M20 14.5A8.5 8.5 0 1 1 9.5 4 7 7 0 0 0 20 14.5Z',
    sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
    sound: 'M4 9.5v5h3.5L12 18V6L7.5 9.5ZM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
    mute: 'M4 9.5v5h3.5L12 18V6L7.5 9.5ZM16 9.5l5 5M21 9.5l-5 5',
    settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5',
    help: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM9.6 9.5a2.5 2.5 0 1 1 3.6 2.3c-.8.4-1.2 1-1.2 1.9M12 16.6v.1',
    play: 'M7 4.5v15l12-7.5Z',
    new: 'M12 5v14M5 12h14',
    first: 'M6 5v14M18 6l-7 6 7 6',
    back: 'm15 6-7 6 7 6',
    on: 'm9 6 7 6-7 6',
    last: 'M18 5v14M6 6l7 6-7 6',
    turn: 'M7 4v14M3.5 7.5 7 4l3.5 3.5M17 20V6M13.5 16.5 17 20l3.5-3.5',
    edit: 'M4 20l1-4L16 5l3 3L8 19ZM14 7l3 3',
    check: 'm5 12.5 4.5 4.5L19 7.5',
    wrong: 'M6 6l12 12M18 6 6 18',
    share: 'M12 15V4M8 8l4-4 4 4M5 13v6h14v-6',
    more: 'M5 12h.01M12 12h.01M19 12h.01',
    undo: 'M9 7 4 12l5 5M4 12h10a6 6 0 0 1 6 6',
    redo: 'm15 7 5 5-5 5M20 12H10a6 6 0 0 0-6 6',
    hint: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.6 10.8c.6.5.9 1.2.9 2h5.4c0-.8.3-1.5.9-2A6 6 0 0 0 12 3Z',
    flag: 'M5 21V4M5 4h13l-3 4.5 3 4.5H5',
    link: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1',
    puzzle: 'M5 8h4a2.2 2.2 0 1 1 4.4 0H18v4.4a2.2 2.2 0 1 1 0 4.4V20H5Z',
    book: 'M12 6c-2-1.5-5-2-8-1.5V18c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V4.5C17 4 14 4.5 12 6Zm0 0v13.5',
    graph: 'M4 19V5M4 19h16M7.5 15l4-5 3 3 5-7',
    computer: 'M7 7h10v10H7ZM10 3v4M14 3v4M10 17v4M14 17v4M3 10h4M3 14h4M17 10h4M17 14h4',
    people: 'M8.5 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM3 19c.5-3.5 2.6-5 5.5-5s5 1.5 5.5 5M16 6a2.6 2.6 0 1 1 0 5.2M16.5 14c2.5 0 4 1.4 4.5 4',
    watch: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
    delete: 'M5 7h14M10 7V4.5h4V7M7 7l1 13h8l1-13M10 11v5M14 11v5',
    up: 'M12 19V5M6 11l6-6 6 6',
    copy: 'M9 9h10v11H9ZM15 9V4H5v11h4',
    file: 'M6 3.5h8l4 4v13H6ZM14 3.5v4h4M9 12h6M9 16h6',
    draw: 'M5 19 18 6M10 5.5h8.5V14',
    pause: 'M8 5v14M16 5v14',
    equal: 'M6 9.5h12M6 14.5h12',
    time: 'M12 4a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 8v4.5l3 2M9.5 2h5',
    talk: 'M4 5h16v11H10l-4.5 4V16H4Z',
    block: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM6 6l12 12',
} as const;

export type IconName = keyof typeof paths;

export function Icon({ name }: { name: IconName }) {
    return (
        <svg class="i" viewBox="0 0 24 24" aria-hidden="true">
            <path d={paths[name]} />
        </svg>
    );
}
