import type { Issue } from '@proviso/contracts';

import { classNames } from '#web/lib/class-names.ts';

import { useMarkTitle } from '../changes/use-mark-title.ts';
import { SearchHitText } from '../search-hits/search-hit-text.tsx';
import { markPassages } from './mark-passages.ts';

/** A dismissed finding keeps a thin line, which is still clickable. */
const MUTED = 'decoration-line-strong! decoration-1!';

/** A stretch of the document's text, with its findings marked by category color and pattern. */
export function MarkedRange({
  text,
  range,
  issues,
  chosen,
}: {
  readonly text: string;
  readonly range: { readonly start: number; readonly end: number };
  readonly issues: readonly Issue[];
  readonly chosen: Issue | undefined;
}) {
  const nameOf = useMarkTitle();
  return markPassages(text, range, issues).map((passage) => {
    const isChosen = passage.issues.some(({ id }) => id === chosen?.id);
    const shown = isChosen ? chosen : (passage.issues.find(isOpen) ?? passage.issues[0]);
    const words = <SearchHitText key={passage.start} text={passage.text} start={passage.start} />;
    if (!shown) return words;
    return (
      <mark
        key={passage.start}
        title={passage.issues.map(nameOf).join(', ')}
        data-finding={shown.id}
        data-category={shown.category}
        data-active={isChosen}
        className={classNames(
          'finding-mark',
          !isOpen(shown) && MUTED,
          !isOpen(shown) && !isChosen && 'bg-transparent!',
        )}
      >
        {words}
      </mark>
    );
  });
}

function isOpen({ decision }: Issue): boolean {
  return decision === undefined;
}
