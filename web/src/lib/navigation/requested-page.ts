import { tabStorage } from '#web/lib/storage.ts';

const STORAGE_KEY = 'proviso-wanted-place';

/** A page that requires sign-in. */
interface RequestedPage {
  readonly href: string;
  /** Whether a session ended there, so that the person shall be back there after signing in again. */
  readonly isReturn: boolean;
}

/**
 * Remembers the page that requires sign-in and was requested by a visitor (`authId` null), or was open when this
 * person's session ended; until the tab is closed.
 */
export function rememberRequestedPage(page: RequestedPage, authId: string | null): void {
  tabStorage.write(STORAGE_KEY, JSON.stringify([page.href, page.isReturn, authId]));
}

/** Returns and forgets the page requested before this person signed in; null if there was none, or it was another's. */
export function takeRequestedPage(authId: string | null): RequestedPage | null {
  const stored = tabStorage.read(STORAGE_KEY);
  tabStorage.remove(STORAGE_KEY);
  const [href, isReturn, owner] = parse(stored);
  const isOwn = owner === null || owner === authId;
  return typeof href === 'string' && isOwn ? { href, isReturn: isReturn === true } : null;
}

function parse(stored: string | null): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(stored ?? '');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
