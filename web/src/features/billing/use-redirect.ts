import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';

import { showToast } from '#web/ui/toast-store.ts';

import { texts } from './texts.ts';

/** A redirect to a page of the payment service. */
interface RedirectState<Target> {
  readonly redirect: (target: Target) => void;
  /** Stays true until the other page has loaded: a second click would only repeat the request. */
  readonly isRedirecting: boolean;
}

/** Redirects to another page, and reports a failure. */
export function useRedirect<Target>(
  visit: (target: Target) => Promise<void>,
  failure: string,
): RedirectState<Target> {
  const { mutate, reset, isPending, isSuccess } = useMutation({
    mutationFn: visit,
    onError: () => showToast(texts.failure.title, failure, 'destructive'),
  });
  useEffect(() => {
    // The back/forward cache restores this page as it was left: redirecting.
    const onReturn = (event: PageTransitionEvent) => event.persisted && reset();
    window.addEventListener('pageshow', onReturn);
    return () => window.removeEventListener('pageshow', onReturn);
  }, [reset]);
  return { redirect: mutate, isRedirecting: isPending || isSuccess };
}
