import { useSyncExternalStore } from 'react';

import { isServerHere } from '#web/lib/server-location.ts';
import { Banner } from '#web/ui/banner.tsx';

import { texts } from './texts.ts';

/** Shown while the device is offline and the server is on another machine. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  if (isOnline || isServerHere()) return null;
  return (
    <Banner title={texts.offline.title}>
      <p>{texts.offline.text}</p>
    </Banner>
  );
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
