import { useCallback, useEffect, useState } from 'react';

import { whenIdle } from '#web/lib/when-idle.ts';
import { useToasts } from '#web/ui/toast-store.ts';
import type { Toaster as ToasterComponent } from '#web/ui/toaster.tsx';

/**
 * The toaster. No screen needs it at first, so it is loaded once the browser is idle: what it has to say may be that
 * the server cannot be reached, when it is too late to load it. A failed load is retried with the next message.
 */
export function Messages() {
  const toasts = useToasts();
  const [Toaster, setToaster] = useState<typeof ToasterComponent | null>(null);
  const load = useCallback(() => {
    import('#web/ui/toaster.tsx')
      .then((loaded) => setToaster(() => loaded.Toaster))
      .catch(() => {});
  }, []);
  useEffect(() => whenIdle(load), [load]);
  useEffect(() => {
    if (toasts.length > 0) load();
  }, [toasts, load]);
  return Toaster && <Toaster />;
}
