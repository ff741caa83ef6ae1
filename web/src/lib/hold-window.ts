let holds = 0;

/**
 * Makes the browser ask for confirmation before the window is closed or reloaded, until the returned function is
 * called.
 */
export function holdWindow(): () => void {
  if (holds === 0) addEventListener('beforeunload', preventDefault);
  holds += 1;
  return () => {
    holds -= 1;
    if (holds === 0) removeEventListener('beforeunload', preventDefault);
  };
}

function preventDefault(event: Event): void {
  event.preventDefault();
}
