import { useSyncExternalStore } from 'react';

import { Banner } from '#web/ui/banner.tsx';

import { texts } from './texts.ts';

// A server on the same machine is reached without any connection.
const isServerHere = ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname);

/** Says that the device has lost its connection, as long as that is so and the server is elsewhere. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  if (isOnline || isServerHere) return null;
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
