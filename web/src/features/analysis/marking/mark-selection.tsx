import { Highlighter } from 'lucide-react';
import { useMemo, useState, type RefObject } from 'react';

import { Button } from '#web/ui/button.tsx';

import { useKeys } from '../viewer/use-keys.ts';
import { MarkDialog } from './mark-dialog.tsx';
import { texts } from './texts.ts';
import { useSelectedWords } from './use-selected-words.ts';

/**
 * A button beside what is selected in a pane, and a key, by which it is marked. Without a selection the key asks for the
 * words: a page may show them as a picture alone.
 */
export function MarkSelection({
  documentId,
  pane,
}: {
  readonly documentId: number;
  readonly pane: RefObject<HTMLElement | null>;
}) {
  const [asked, setAsked] = useState<string | null>(null);
  const selected = useSelectedWords(pane, asked !== null);
  const words = selected?.text ?? '';
  useKeys(useMemo(() => ({ m: () => setAsked(words) }), [words]));
  return (
    <>
      {selected && (
        <Button
          size="small"
          variant="primary"
          className="absolute z-20 h-9! w-26 shadow-pop print:hidden"
          style={{ left: selected.left, top: selected.top }}
          // Else the browser would take the selection away before it is asked for.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setAsked(selected.text)}
        >
          <Highlighter aria-hidden className="size-4" />
          {texts.mark}
        </Button>
      )}
      {asked !== null && (
        <MarkDialog documentId={documentId} words={asked} onClose={() => setAsked(null)} />
      )}
    </>
  );
}
