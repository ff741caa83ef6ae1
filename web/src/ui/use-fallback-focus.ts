import { useEffect, useRef, type RefObject } from 'react';

/**
 * Prevents losing the focus: when the focused element, such as a pressed button, has been removed after `state`
 * changed, the element of this ref takes the focus. It needs a `tabIndex` of -1.
 */
export function useFallbackFocus<Place extends HTMLElement>(
  state: unknown,
): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const before = useRef(state);
  useEffect(() => {
    const isGone = document.activeElement === document.body;
    if (before.current !== state && isGone) place.current?.focus({ preventScroll: true });
    before.current = state;
  }, [state]);
  return place;
}
