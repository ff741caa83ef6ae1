import { useState } from 'react';

import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { showToast } from '#web/ui/toast-store.ts';

import { removeMark } from './mark-words.ts';
import { texts } from './texts.ts';

const { remove } = texts;

/** Removes a mark after confirmation, with its note and all of its places. */
export function RemoveMarkButton({
  documentId,
  mark,
  subject,
}: {
  readonly documentId: number;
  /** The id of the mark. */
  readonly mark: number;
  /** Distinguishes the button from others for assistive technology. */
  readonly subject: string;
}) {
  const [isConfirming, setIsConfirming] = useState(false);
  const removeAndNotify = async () => {
    await removeMark(documentId, mark);
    showToast(remove.success);
  };
  return (
    <>
      <Button size="small" onClick={() => setIsConfirming(true)}>
        {remove.label}
        <span className="visually-hidden">{subject}</span>
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title={remove.title}
          text={remove.text}
          confirm={remove.label}
          onConfirm={removeAndNotify}
          onClose={() => setIsConfirming(false)}
        />
      )}
    </>
  );
}
