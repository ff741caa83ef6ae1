import { useMutation, useQueryClient } from '@tanstack/react-query';

import { reasonOf } from '#web/lib/api-error.ts';

import { actOnPortal, portalQuery, type PortalAction } from './page-calls.ts';
import { texts } from './texts.ts';

/** An action on the portal, and its refusal. */
interface PortalControl {
  readonly act: (action: PortalAction) => void;
  readonly isBusy: boolean;
  readonly error: string | null;
  /** Clears the last refusal. */
  readonly clearError: () => void;
}

/** Actions for one part of the portal; `onDone` is called once the page shows the result. */
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
    clearError: acting.reset,
  };
}
