import { Trash2 } from 'lucide-react';
import { useState } from 'react';

import { Button } from '#web/ui/button.tsx';

import { DeleteDialog } from './delete-dialog.tsx';
import { texts } from './texts.ts';
import type { Doomed } from './use-deletion.ts';

/** Deletes one document after confirmation. */
export function DeleteButton({
  document,
  onDeleted,
}: {
  readonly document: Doomed;
  readonly onDeleted: () => void;
}) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setIsAsking(true)}>
        <Trash2 aria-hidden className="size-4" />
        {texts.delete}
      </Button>
      {isAsking && (
        <DeleteDialog
          documents={[document]}
          onClose={() => setIsAsking(false)}
          onDeleted={onDeleted}
        />
      )}
    </>
  );
}
