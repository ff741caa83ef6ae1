const STORAGE_KEY = 'proviso-wanted-place';

const RETURN = 'return:';

/** A page that requires sign-in. */
interface RequestedPage {
  readonly href: string;
  /** Whether a session ended there, so that the person shall be back there after signing in again. */
  readonly isReturn: boolean;
}

/** Remembers the page that a visitor requested but that requires sign-in; until the tab is closed. */
export function rememberRequestedPage({ href, isReturn }: RequestedPage): void {
  sessionStorage.setItem(STORAGE_KEY, isReturn ? `${RETURN}${href}` : href);
}

/** Returns and forgets the page requested before sign-in; null if there was none. */
export function takeRequestedPage(): RequestedPage | null {
  const stored = sessionStorage.getItem(STORAGE_KEY);
  sessionStorage.removeItem(STORAGE_KEY);
  if (stored === null) return null;
  const isReturn = stored.startsWith(RETURN);
  return { href: isReturn ? stored.slice(RETURN.length) : stored, isReturn };
}
