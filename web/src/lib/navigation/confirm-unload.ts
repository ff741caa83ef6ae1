let activeCount = 0;

/**
 * Makes the browser ask for confirmation before the window is closed or reloaded, until the returned function is
 * called.
 */
export function confirmUnload(): () => void {
  if (activeCount === 0) addEventListener('beforeunload', preventDefault);
  activeCount += 1;
  return () => {
    activeCount -= 1;
    if (activeCount === 0) removeEventListener('beforeunload', preventDefault);
  };
}

function preventDefault(event: Event): void {
  event.preventDefault();
}
