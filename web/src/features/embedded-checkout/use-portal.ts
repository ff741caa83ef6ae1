import type { EmbeddedPortal } from '@proviso/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { ApiError, reasonOf } from '#web/lib/api/api-error.ts';

import { actOnPortal, portalQuery, type PortalAction } from './page-calls.ts';
import { texts } from './texts.ts';

/** An action on the portal, and its refusal. */
export interface PortalControl {
  readonly act: (action: PortalAction) => void;
  readonly isBusy: boolean;
  readonly error: string | null;
  /** Whether it was refused because the saved card cannot be charged. */
  readonly isCardRefused: boolean;
  /** Clears the last refusal. */
  readonly clearError: () => void;
}

/** Actions for one part of the portal; `onDone` is called once the page shows the result. */
export function usePortal(
  session: string,
  onDone?: (portal: EmbeddedPortal) => void,
): PortalControl {
  const queries = useQueryClient();
  const { queryKey } = portalQuery(session);
  const acting = useMutation({
    mutationFn: (action: PortalAction) => actOnPortal(session, action),
    onSuccess: (portal) => {
      queries.setQueryData(queryKey, portal);
      onDone?.(portal);
    },
    // A refused confirmation leads back to the card; a lost response may have been a success.
    onError: () => queries.invalidateQueries({ queryKey }),
  });
  return {
    act: (action) => acting.mutate(action),
    isBusy: acting.isPending,
    error: acting.error === null ? null : reasonOf(acting.error, texts.failure),
    isCardRefused:
      acting.error instanceof ApiError && acting.error.code === 'embedded_checkout.card_declined',
    clearError: acting.reset,
  };
}
