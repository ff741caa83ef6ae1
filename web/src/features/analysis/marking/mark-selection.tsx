import { Highlighter } from 'lucide-react';
import { useMemo, useState, type RefObject } from 'react';

import { Button } from '#web/ui/button.tsx';

import { useShortcuts } from '../viewer/use-shortcuts.ts';
import { MarkDialog } from './mark-dialog.tsx';
import { texts } from './texts.ts';
import { useSelectedWords } from './use-selected-words.ts';

/**
 * Marks the text selected in a pane, by a button beside the selection or by a key. Without a selection, the key asks
 * for the words: a page may show them only as an image.
 */
export function MarkSelection({
  documentId,
  pane,
}: {
  readonly documentId: number;
  readonly pane: RefObject<HTMLElement | null>;
}) {
  const [wordsToMark, setWordsToMark] = useState<string | null>(null);
  const selected = useSelectedWords(pane, wordsToMark !== null);
  const words = selected?.text ?? '';
  useShortcuts(useMemo(() => ({ m: () => setWordsToMark(words) }), [words]));
  return (
    <>
      {selected && (
        <Button
          size="small"
          variant="primary"
          className="absolute z-20 h-9! w-26 shadow-pop"
          style={{ left: selected.left, top: selected.top }}
          // Otherwise the browser would clear the selection before it is read.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setWordsToMark(selected.text)}
        >
          <Highlighter aria-hidden className="size-4" />
          {texts.mark}
        </Button>
      )}
      {wordsToMark !== null && (
        <MarkDialog
          documentId={documentId}
          words={wordsToMark}
          onClose={() => setWordsToMark(null)}
        />
      )}
    </>
  );
}
