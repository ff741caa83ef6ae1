import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the keyboard near: where what had it is gone when `state` has changed, such as a button that was pressed, the
 * element of this reference has it. That needs a `tabIndex` of -1.
 */
export function useKeptFocus<Place extends HTMLElement>(state: unknown): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const before = useRef(state);
  useEffect(() => {
    const isGone = document.activeElement === document.body;
    if (before.current !== state && isGone) place.current?.focus({ preventScroll: true });
    before.current = state;
  }, [state]);
  return place;
}
