import { useMutation } from '@tanstack/react-query';

import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast-store.ts';

import { messageOf } from '../settings/settings-error.ts';
import { texts } from '../settings/texts.ts';
import { useIsEmbedded } from '../use-is-embedded.ts';
import { cancelEmailChange } from './profile-changes.ts';

const { profile: words } = texts;

/** The address that waits for its confirmation, and the button to stay with the current one. */
export function PendingAddress({ next }: { readonly next: string }) {
  const canceling = useMutation({
    mutationFn: cancelEmailChange,
    onSuccess: () => showToast(words.changeCanceled, words.changeCanceledDetail),
    onError: (error) => showToast(words.changeNotCanceled, messageOf(error), 'destructive'),
  });
  // A hosted service keeps the change until it is confirmed.
  const canCancel = useIsEmbedded();
  return (
    <span className="flex w-full flex-wrap items-center gap-x-3 gap-y-2 text-sm font-normal text-medium">
      <span className="min-w-0 break-words">{words.pending(next)}</span>
      {canCancel && (
        <Button size="small" isBusy={canceling.isPending} onClick={() => canceling.mutate()}>
          {words.cancelChange}
        </Button>
      )}
    </span>
  );
}
