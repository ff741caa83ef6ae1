import { useState } from 'react';

/**
 * Brings the keyboard back to where it was when a window opened, for windows that are opened by rendering them and
 * so have no trigger of their own. Where that is gone or takes no focus any more, the page's heading does. To be given to the window's `onCloseAutoFocus`.
 */
export function useReturnFocus(): (event: Event) => void {
  const [opener] = useState(() => document.activeElement);
  return (event) => {
    event.preventDefault();
    if (opener instanceof HTMLElement) opener.focus();
    if (document.activeElement !== opener) document.querySelector('h1')?.focus();
  };
}
