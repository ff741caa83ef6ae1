import { useSyncExternalStore } from 'react';

import { isServerLocal } from '#web/product/is-server-local.ts';
import { Banner } from '#web/ui/banner.tsx';

import { texts } from './texts.ts';

/** Shown while the device is offline and the server is on another machine. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  if (isOnline || isServerLocal()) return null;
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
