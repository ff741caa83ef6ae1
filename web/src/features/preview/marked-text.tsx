import type { RefObject } from 'react';

import type { LiveFinding } from './analyze.worker.ts';
import { splitIntoPassages } from './passages.ts';
import { texts } from './texts.ts';

// The highlight layer and the text box overlap, so every metric that moves a letter must be the same in both.
const TYPE =
  'col-start-1 row-start-1 w-full px-6 py-6 font-serif text-lg leading-8 whitespace-pre-wrap break-words sm:px-8 sm:py-7';

/** A text box with its findings highlighted, by a layer beneath it. */
export function MarkedText({
  box,
  text,
  findings,
  active,
  onChange,
}: {
  readonly box: RefObject<HTMLTextAreaElement | null>;
  readonly text: string;
  readonly findings: readonly LiveFinding[];
  readonly active: LiveFinding | null;
  readonly onChange: (text: string) => void;
}) {
  return (
    <div className="grid">
      <div aria-hidden className={TYPE}>
        {splitIntoPassages(text, findings).map(({ start, text: passage, finding }) =>
          finding === null ? (
            passage
          ) : (
            <mark
              key={start}
              data-category={finding.category}
              data-active={finding === active}
              className="finding-mark"
            >
              {passage}
            </mark>
          ),
        )}
        {/* Gives an empty last line its height. */}
        {'\u200b'}
      </div>
      <textarea
        ref={box}
        aria-label={texts.sheet}
        spellCheck={false}
        autoComplete="off"
        value={text}
        onChange={(event) => onChange(event.target.value)}
        className={`${TYPE} resize-none overflow-hidden rounded-lg bg-transparent text-transparent caret-ink -outline-offset-2`}
      />
    </div>
  );
}
