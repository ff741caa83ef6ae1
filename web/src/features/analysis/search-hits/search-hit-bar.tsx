import { ChevronDown, ChevronUp, X } from 'lucide-react';

import { SquareButton } from '#web/ui/square-button.tsx';

import { type SearchHits, useSearchHits } from './search-hits.ts';
import { texts } from './texts.ts';

/** The search words, the number of the current match, and buttons to the others. */
export function SearchHitBar() {
  const search = useSearchHits();
  if (search === null) return null;
  const { hits, currentIndex, goTo, close } = search;
  return (
    <div className="flex items-center gap-1 border-b border-line py-1 pr-2 pl-5 text-sm">
      <output className="min-w-0 flex-1 wrap-anywhere text-ink">{describe(search)}</output>
      {hits.length > 1 && (
        <>
          <SquareButton
            label={texts.previous}
            title={texts.previous}
            onClick={() => goTo(currentIndex - 1)}
          >
            <ChevronUp aria-hidden className="size-4" />
          </SquareButton>
          <SquareButton
            label={texts.next}
            title={texts.next}
            onClick={() => goTo(currentIndex + 1)}
          >
            <ChevronDown aria-hidden className="size-4" />
          </SquareButton>
        </>
      )}
      <SquareButton label={texts.close} title={texts.close} onClick={close}>
        <X aria-hidden className="size-4" />
      </SquareButton>
    </div>
  );
}

function describe({ words, hits, isCut, currentIndex, state }: SearchHits): string {
  if (state === 'failed') return texts.failure;
  if (state === 'looking') return texts.looking(words);
  if (hits.length === 0) return texts.nowhere(words);
  return texts.place(words, currentIndex + 1, hits.length, isCut);
}
