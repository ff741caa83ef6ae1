import { useMutation, useQueryClient } from '@tanstack/react-query';

import { reasonOf } from '#web/lib/api-error.ts';

import { actOnPortal, portalQuery, type PortalAction } from './page-calls.ts';
import { texts } from './texts.ts';

/** Something that is done on the portal, and what it says no to. */
interface PortalControl {
  readonly act: (action: PortalAction) => void;
  readonly isBusy: boolean;
  readonly error: string | null;
  /** Lets the last refusal be past. */
  readonly forget: () => void;
}

/** Lets one part of the portal act; `onDone` is called when the page shows what has come of it. */
export function usePortal(session: string, onDone?: () => void): PortalControl {
  const queries = useQueryClient();
  const acting = useMutation({
    mutationFn: (action: PortalAction) => actOnPortal(session, action),
    onSuccess: (portal) => {
      queries.setQueryData(portalQuery(session).queryKey, portal);
      onDone?.();
    },
  });
  return {
    act: (action) => acting.mutate(action),
    isBusy: acting.isPending,
    error: acting.error === null ? null : reasonOf(acting.error, texts.failure),
    forget: acting.reset,
  };
}
