/**
 * Runs on its own before the first paint, inlined as text: it may reference nothing outside itself. Applies the chosen
 * theme, notes whether somebody may be signed in, and loads the app after the first paint, which downloading and
 * parsing it would otherwise delay: first the files that the screen will need, in parallel, then the entry point that
 * imports them.
 */
export function bootstrap(load: () => Promise<unknown>): void {
  let hasStarted = false;
  const start = () => {
    if (hasStarted) return;
    hasStarted = true;
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
  try {
    const theme = localStorage.getItem('proviso-theme');
    if (theme === 'light' || theme === 'dark') root.dataset['theme'] = theme;
    if (Object.keys(localStorage).some((key) => /^sb-.+-auth-token$/u.test(key))) {
      root.dataset['session'] = '';
    }
  } catch {
    // Storage is blocked: nothing was chosen in this browser, and nobody stays signed in.
  }
}
