import { useEffect } from 'react';

import { useSingleKeyShortcuts } from './single-key-shortcuts.ts';

const TEXT_INPUTS =
  'input, textarea, select, [contenteditable="true"], [role="combobox"], [role="listbox"]';
/** Elements that handle Enter themselves. */
const ENTER_TARGETS = 'a, button, summary';
const OVERLAYS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/**
 * Calls the action for a pressed key, unless somebody is typing, a dialog or menu is open, or single-key shortcuts are
 * off.
 */
export function useShortcuts(actions: Readonly<Record<string, () => void>>): void {
  const isOn = useSingleKeyShortcuts();
  useEffect(() => {
    if (!isOn) return undefined;
    const onKey = (event: KeyboardEvent) => {
      const action = isShortcut(event) ? actions[event.key] : undefined;
      if (!action) return;
      event.preventDefault();
      action();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [actions, isOn]);
}

function isShortcut({
  key,
  target,
  ctrlKey,
  metaKey,
  altKey,
  defaultPrevented,
}: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return false;
  const others = key === 'Enter' ? `${TEXT_INPUTS}, ${ENTER_TARGETS}` : TEXT_INPUTS;
  if (target instanceof Element && target.closest(others)) return false;
  return document.querySelector(OVERLAYS) === null;
}
