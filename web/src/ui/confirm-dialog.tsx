import { useMutation } from '@tanstack/react-query';

import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { FailureLine } from './failure-line.tsx';
import { texts } from './texts.ts';

/**
 * Asks for confirmation of an irreversible action, performs it, and shows why if it fails. Meanwhile it stays open:
 * canceling would not call the action off.
 */
export function ConfirmDialog({
  title,
  text,
  confirm,
  onConfirm,
  onClose,
}: {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly onConfirm: () => Promise<unknown>;
  readonly onClose: () => void;
}) {
  const confirming = useMutation({ mutationFn: onConfirm, onSuccess: onClose });
  return (
    <Dialog
      title={title}
      description={text}
      closeLabel={texts.cancel}
      isBusy={confirming.isPending}
      onClose={onClose}
      footer={
        <>
          <Button isBusy={confirming.isPending} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button
            variant="danger"
            isBusy={confirming.isPending}
            onClick={() => confirming.mutate()}
          >
            {confirm}
          </Button>
        </>
      }
    >
      <p aria-hidden className="text-ink-soft">
        {text}
      </p>
      <FailureLine error={confirming.error} />
    </Dialog>
  );
}
