// Before the first paint, so that no theme flashes. The page itself follows changes later.
(() => {
    const wants = (what) => matchMedia(`(${what})`).matches;
    let theme = 'auto';
    try {
        theme = JSON.parse(localStorage.getItem('quinta.settings') || '{}').theme || 'auto';
    } catch {
        // No storage, or not ours: the system's colours do.
    }
    if (theme === 'auto')
        theme = wants('prefers-contrast: more') ? 'contrast' : wants('prefers-color-scheme: dark') ? 'dark' : 'light';
    document.documentElement.dataset.theme = theme;
})();
