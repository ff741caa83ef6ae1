import type { AroundNavHandler } from 'wouter';

/** Leads on to where the person wants to go. */
type Go = () => void;

/** A screen on which something would be lost, and who asks the person. */
interface Guard {
  readonly href: string;
  readonly pathname: string;
  readonly state: unknown;
  readonly onLeave: (go: Go) => void;
}

let guard: Guard | null = null;

/**
 * Calls `onLeave` in place of leaving this screen, with what leads on, until the returned function is called. Before the
 * window is closed or loaded anew, the browser asks by itself.
 */
export function guardScreen(onLeave: (go: Go) => void): () => void {
  const { href, pathname } = location;
  const own: Guard = { href, pathname, state: history.state, onLeave };
  guard = own;
  addEventListener('beforeunload', preventDefault);
  return () => {
    if (guard === own) endGuard();
  };
}

/** Leaves the screen; where something on it would be lost, the person is asked first. */
export function leaveScreen(go: Go): void {
  if (guard === null) return go();
  guard.onLeave(() => {
    endGuard();
    go();
  });
}

/** How the router follows links. */
export const aroundNavigation: AroundNavHandler = (navigate, to, options) =>
  leaveScreen(() => navigate(to, options));

/**
 * What is to be done when the browser has gone back or forth, before the router hears of it: puts a guarded screen on top
 * again, so that from there it is one step back to where the person wanted to go.
 */
export function returnToGuarded(): void {
  if (guard === null || guard.pathname === location.pathname) return;
  // The router's own way would begin the screen at its top, as a new one.
  History.prototype.pushState.call(history, guard.state, '', guard.href);
  leaveScreen(() => history.back());
}

function endGuard(): void {
  guard = null;
  removeEventListener('beforeunload', preventDefault);
}

function preventDefault(event: Event): void {
  event.preventDefault();
}
