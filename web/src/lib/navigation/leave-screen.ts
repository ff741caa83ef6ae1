import type { AroundNavHandler } from 'wouter';

/** Continues to where the person wants to go. */
type Proceed = () => void;

/** A place in the browser's history. */
interface Place {
  readonly href: string;
  readonly pathname: string;
  readonly search: string;
  readonly state: unknown;
}

/** A screen with something to lose, and its handler that asks the person. */
interface Guard extends Place {
  readonly onLeave: (go: Proceed) => void;
}

/** Something open over a screen, such as a dialog. */
interface Overlay extends Place {
  readonly close: () => void;
}

let guard: Guard | null = null;
/** The latest last. */
let overlays: readonly Overlay[] = [];

/**
 * Calls `onLeave` instead of leaving this screen, passing a function that continues, until the returned function is
 * called. When the window is closed or reloaded, the browser asks by itself.
 */
export function guardScreen(onLeave: (go: Proceed) => void): () => void {
  const own: Guard = { ...presentPlace(), onLeave };
  guard = own;
  addEventListener('beforeunload', preventDefault);
  return () => {
    if (guard === own) removeGuard();
  };
}

/**
 * Lets back and forward navigation call `close` instead of leaving this screen, until the returned function is called.
 */
export function closeOnBack(close: () => void): () => void {
  const own: Overlay = { ...presentPlace(), close };
  overlays = [...overlays, own];
  return () => {
    overlays = overlays.filter((overlay) => overlay !== own);
  };
}

/** Leaves the screen; if something on it would be lost, the person is asked first. */
export function leaveScreen(go: Proceed): void {
  if (guard === null) return go();
  guard.onLeave(() => {
    removeGuard();
    go();
  });
}

/** Hooks into the router's navigation. */
export const aroundNavigation: AroundNavHandler = (navigate, to, options) =>
  leaveScreen(() => navigate(to, options));

/**
 * Handles back and forward navigation before the router does: pushes a screen that is guarded, or has a dialog open,
 * back on top, so that where the person wanted to go is one step back from there.
 */
export function returnToScreen(): void {
  const overlay = overlays.at(-1);
  if (overlay !== undefined) {
    if (overlay.pathname === location.pathname && overlay.search === location.search) return;
    putBack(overlay);
    overlay.close();
    return;
  }
  if (guard === null || guard.pathname === location.pathname) return;
  putBack(guard);
  leaveScreen(() => {
    // The question is still open.
    overlays = [];
    history.back();
  });
}

function presentPlace(): Place {
  const { href, pathname, search } = location;
  return { href, pathname, search, state: history.state };
}

function putBack({ state, href }: Place): void {
  // The router's own navigation would scroll the screen to its top, as if it were new.
  History.prototype.pushState.call(history, state, '', href);
}

function removeGuard(): void {
  guard = null;
  removeEventListener('beforeunload', preventDefault);
}

function preventDefault(event: Event): void {
  event.preventDefault();
}
