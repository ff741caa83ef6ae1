import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';

import { showToast } from '#web/ui/toast-store.ts';

import { texts } from './texts.ts';

/** The way to a page of the payment service. */
interface Leaving<Target> {
  readonly leave: (target: Target) => void;
  /** Stays true until the other page is there: a second click would only ask again. */
  readonly isLeaving: boolean;
}

/** Leaves for another page, and says when that does not work. */
export function useLeaving<Target>(
  visit: (target: Target) => Promise<void>,
  failure: string,
): Leaving<Target> {
  const { mutate, reset, isPending, isSuccess } = useMutation({
    mutationFn: visit,
    onError: () => showToast(texts.failure.title, failure, 'destructive'),
  });
  useEffect(() => {
    // Going back shows this page as it was left: on its way to the other one.
    const onReturn = (event: PageTransitionEvent) => event.persisted && reset();
    window.addEventListener('pageshow', onReturn);
    return () => window.removeEventListener('pageshow', onReturn);
  }, [reset]);
  return { leave: mutate, isLeaving: isPending || isSuccess };
}
