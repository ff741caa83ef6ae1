import { useCallback, useEffect, useRef } from 'react';

/** Tells, whenever it is asked, whether the component is still on the screen: for what ends after its reader may have left. */
export function useIsShown(): () => boolean {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return useCallback(() => isShown.current, []);
}
