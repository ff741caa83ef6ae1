import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { needsProof, sentenceOf } from '../settings/settings-refusal.ts';
import { ProofDialog } from './proof-dialog.tsx';

/** A change under way, and what to render in place of its form while its author has to prove their identity. */
interface GuardedChange<Input> {
  readonly start: (input: Input) => void;
  readonly isPending: boolean;
  readonly error: string | undefined;
  /** The window that asks for the proof; null while none is asked for. */
  readonly proof: ReactNode;
}

/**
 * Makes a change that may need a recent sign-in: where it does, the person is asked for a proof, and the change is made
 * again with what was entered.
 */
export function useGuardedChange<Input, Result>(
  change: (input: Input) => Promise<Result>,
  onDone: (result: Result) => void,
): GuardedChange<Input> {
  const changing = useMutation({ mutationFn: change, onSuccess: onDone });
  const { variables, error, isPending } = changing;
  const isAsking = needsProof(error);
  return {
    start: changing.mutate,
    isPending,
    error: sentenceOf(error),
    proof: isAsking ? (
      <ProofDialog
        onProven={() => changing.mutate(variables as Input)}
        onClose={() => changing.reset()}
      />
    ) : null,
  };
}
