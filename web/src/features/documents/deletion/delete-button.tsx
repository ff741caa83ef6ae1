import { Trash2 } from 'lucide-react';
import { useState } from 'react';

import { Button } from '#web/ui/button.tsx';

import { DeleteDialog } from './delete-dialog.tsx';
import { texts } from './texts.ts';
import type { DeletableDocument } from './use-deletion.ts';

/** Deletes one document after confirmation. */
export function DeleteButton({
  document,
  onDeleted,
}: {
  readonly document: DeletableDocument;
  readonly onDeleted: () => void;
}) {
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <>
      <Button size="small" variant="caution" onClick={() => setIsConfirming(true)}>
        <Trash2 aria-hidden className="size-4" />
        {texts.delete}
      </Button>
      {isConfirming && (
        <DeleteDialog
          documents={[document]}
          onClose={() => setIsConfirming(false)}
          onDeleted={onDeleted}
        />
      )}
    </>
  );
}
