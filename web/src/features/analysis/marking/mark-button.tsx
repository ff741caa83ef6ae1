import { Highlighter } from 'lucide-react';
import { useState } from 'react';

import { IconButton } from '#web/ui/icon-button.tsx';

import { MarkDialog } from './mark-dialog.tsx';
import { texts } from './texts.ts';

/** Marks typed words, for people who cannot select them in the document. */
export function MarkButton({ documentId }: { readonly documentId: number }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton label={texts.markWords} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Highlighter aria-hidden className="size-5" />
      </IconButton>
      {isOpen && <MarkDialog documentId={documentId} words="" onClose={() => setIsOpen(false)} />}
    </>
  );
}
