import type { AroundNavHandler } from 'wouter';

/** Continues to where the person wants to go. */
type Proceed = () => void;

/** A screen with something to lose, and its handler that asks the person. */
interface Guard {
  readonly href: string;
  readonly pathname: string;
  readonly state: unknown;
  readonly onLeave: (go: Proceed) => void;
}

let guard: Guard | null = null;

/**
 * Calls `onLeave` instead of leaving this screen, passing a function that continues, until the returned function is
 * called. When the window is closed or reloaded, the browser asks by itself.
 */
export function guardScreen(onLeave: (go: Proceed) => void): () => void {
  const { href, pathname } = location;
  const own: Guard = { href, pathname, state: history.state, onLeave };
  guard = own;
  addEventListener('beforeunload', preventDefault);
  return () => {
    if (guard === own) removeGuard();
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
 * Handles back and forward navigation before the router does: pushes a guarded screen back on top, so that where the
 * person wanted to go is one step back from there.
 */
export function returnToGuardedScreen(): void {
  if (guard === null || guard.pathname === location.pathname) return;
  // The router's own navigation would scroll the screen to its top, as if it were new.
  History.prototype.pushState.call(history, guard.state, '', guard.href);
  leaveScreen(() => history.back());
}

function removeGuard(): void {
  guard = null;
  removeEventListener('beforeunload', preventDefault);
}

function preventDefault(event: Event): void {
  event.preventDefault();
}
