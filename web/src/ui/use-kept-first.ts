import { useState } from 'react';

/** The handlers and the state of a dialog that shows something for the only time. */
interface KeptFirst {
  /** For Escape, a click outside and the close button, which are easily hit by accident. */
  readonly dismiss: () => void;
  readonly isWarning: boolean;
  readonly onKept: () => void;
}

/** Closes on the first attempt only what has been kept elsewhere; otherwise it warns, and the second attempt closes. */
export function useKeptFirst(onClose: () => void): KeptFirst {
  const [isKept, setIsKept] = useState(false);
  const [hasWarned, setHasWarned] = useState(false);
  return {
    dismiss: () => (isKept || hasWarned ? onClose() : setHasWarned(true)),
    isWarning: hasWarned && !isKept,
    onKept: () => setIsKept(true),
  };
}
