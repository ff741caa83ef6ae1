import { useEffect } from 'react';

import { useSingleKeys } from './single-keys.ts';

const TYPING =
  'input, textarea, select, [contenteditable="true"], [role="combobox"], [role="listbox"]';
/** Elements that handle Enter themselves. */
const OPERATED = 'a, button, summary';
const LAYERS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/**
 * Calls the action for a pressed key, unless somebody is typing, a dialog or menu is open, or single-key shortcuts are
 * off.
 */
export function useKeys(actions: Readonly<Record<string, () => void>>): void {
  const isOn = useSingleKeys();
  useEffect(() => {
    if (!isOn) return undefined;
    const onKey = (event: KeyboardEvent) => {
      const action = isForUs(event) ? actions[event.key] : undefined;
      if (!action) return;
      event.preventDefault();
      action();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [actions, isOn]);
}

function isForUs({
  key,
  target,
  ctrlKey,
  metaKey,
  altKey,
  defaultPrevented,
}: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return false;
  const others = key === 'Enter' ? `${TYPING}, ${OPERATED}` : TYPING;
  if (target instanceof Element && target.closest(others)) return false;
  return document.querySelector(LAYERS) === null;
}
