/**
 * Runs before anything is painted, alone and as text: it may refer to nothing outside itself. Puts the chosen theme on
 * the page, notes whether somebody may be signed in, and loads the program after the first paint, which its transfer and
 * its size would else hold up: first the files that the screen will need, all at once, then what calls them.
 */
export function begin(load: () => Promise<unknown>): void {
  let hasBegun = false;
  const start = () => {
    if (hasBegun) return;
    hasBegun = true;
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=later]')) {
      link.rel = 'modulepreload';
    }
    void load();
  };
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  addEventListener('DOMContentLoaded', () => {
    // A page that opens in the background is not painted.
    setTimeout(start, document.hidden ? 0 : 500);
  });
  const root = document.documentElement;
  const theme = localStorage.getItem('proviso-theme');
  if (theme === 'light' || theme === 'dark') root.dataset['theme'] = theme;
  if (Object.keys(localStorage).some((key) => /^sb-.+-auth-token$/u.test(key))) {
    root.dataset['session'] = '';
  }
}
