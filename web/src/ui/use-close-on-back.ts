import { useEffect, useEffectEvent } from 'react';

import { closeOnBack } from '#web/lib/navigation/leave-screen.ts';

/** Lets the browser's Back close what is open over the screen, as Escape does, instead of leaving the screen. */
export function useCloseOnBack(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => closeOnBack(() => close()), []);
}
