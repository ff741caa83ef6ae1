import { useState } from 'react';

/**
 * Returns the focus to where it was when a dialog opened, for dialogs that open by mounting and thus have no trigger.
 * If that element is gone or not focusable, focuses the page's heading. Pass to the dialog's `onCloseAutoFocus`.
 */
export function useReturnFocus(): (event: Event) => void {
  const [opener] = useState(() => document.activeElement);
  return (event) => {
    event.preventDefault();
    if (opener instanceof HTMLElement) opener.focus();
    if (document.activeElement !== opener) document.querySelector('h1')?.focus();
  };
}
