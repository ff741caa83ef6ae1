import { useState } from 'react';

/**
 * On an element with a `tabIndex` of -1: it gets the focus when a dialog was opened within it by what is gone since.
 */
export const FOCUS_HOME = { 'data-focus-home': '' } as const;

/**
 * Returns the focus to where it was when a dialog opened, for dialogs that open by mounting and thus have no trigger.
 * If that element is gone or not focusable, focuses its home or else the page's heading, unless the screen has moved
 * the focus to what took its place. Pass to the dialog's `onCloseAutoFocus`.
 */
export function useReturnFocus(): (event: Event) => void {
  const [opener] = useState(() => document.activeElement);
  const [home] = useState(() => opener?.closest<HTMLElement>('[data-focus-home]'));
  return (event) => {
    event.preventDefault();
    if (opener instanceof HTMLElement) opener.focus();
    const isLost = document.activeElement === document.body && opener !== document.body;
    if (isLost) home?.focus({ preventScroll: true });
    if (isLost && document.activeElement === document.body) document.querySelector('h1')?.focus();
  };
}
