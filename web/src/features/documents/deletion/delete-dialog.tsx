import { useState } from 'react';

import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

import { texts } from './texts.ts';
import { useDeletion, type DeletableDocument } from './use-deletion.ts';

const MAX_NAMES = 8;
const { dialog } = texts;

/**
 * Asks for confirmation, deletes the documents, and reports which could not be deleted. Closing the dialog during
 * deletion keeps the rest.
 */
export function DeleteDialog({
  documents,
  onClose,
  onDeleted,
}: {
  readonly documents: readonly DeletableDocument[];
  readonly onClose: () => void;
  /** Called when all of them have been deleted. */
  readonly onDeleted: () => void;
}) {
  // The list behind the dialog loses what is deleted; the documents being confirmed must not change.
  const [requested] = useState(documents);
  const { start, isPending, done, failed } = useDeletion(onDeleted);
  const remaining = failed.length > 0 ? failed : requested;
  return (
    <Dialog
      title={dialog.title(remaining.length)}
      description={dialog.consequence(remaining.length)}
      closeLabel={dialog.cancel}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{dialog.cancel}</Button>
          <Button variant="danger" isBusy={isPending} onClick={() => start(remaining)}>
            {isPending ? dialog.busy(done, remaining.length) : dialog.confirm(remaining.length)}
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        <p aria-hidden className="text-ink-soft">
          {dialog.consequence(remaining.length)}
        </p>
        <div role="alert">
          {failed.length > 0 && !isPending && (
            <p className="text-sm text-high">{dialog.failed(failed.length)}</p>
          )}
        </div>
        <ul className="space-y-1 border-l-4 border-line pl-4">
          {remaining.slice(0, MAX_NAMES).map(({ id, name }) => (
            <li key={id} className="font-medium break-words">
              {name}
            </li>
          ))}
          {remaining.length > MAX_NAMES && (
            <li className="text-ink-faint">{dialog.more(remaining.length - MAX_NAMES)}</li>
          )}
        </ul>
      </div>
    </Dialog>
  );
}
