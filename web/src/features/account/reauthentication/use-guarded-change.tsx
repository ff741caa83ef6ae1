import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { needsReauthentication, messageOf } from '../settings/settings-error.ts';
import { ReauthenticationDialog } from './reauthentication-dialog.tsx';

/** A change in progress, and what to render in place of its form while reauthentication is required. */
interface GuardedChange<Input> {
  readonly start: (input: Input) => void;
  readonly isPending: boolean;
  readonly error: string | undefined;
  /** The reauthentication dialog; null while none is needed. */
  readonly proof: ReactNode;
}

/**
 * Makes a change that may require a recent sign-in: if it does, the person is asked to reauthenticate, and the change
 * is retried with the same input.
 */
export function useGuardedChange<Input, Result>(
  change: (input: Input) => Promise<Result>,
  onDone: (result: Result) => void,
): GuardedChange<Input> {
  const changing = useMutation({ mutationFn: change, onSuccess: onDone });
  const { variables, error, isPending } = changing;
  const isAsking = needsReauthentication(error);
  return {
    start: changing.mutate,
    isPending,
    error: messageOf(error),
    proof: isAsking ? (
      <ReauthenticationDialog
        onReauthenticated={() => changing.mutate(variables as Input)}
        onClose={() => changing.reset()}
      />
    ) : null,
  };
}
