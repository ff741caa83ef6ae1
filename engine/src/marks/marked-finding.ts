import type { Category, Finding, Span } from '#engine/vocabulary.ts';

import { type Mark, MARKED_BY_HAND } from './mark.ts';

const RECOMMENDATIONS: Readonly<Record<Category, string>> = {
  pii: 'Remove or anonymize it unless it is needed.',
  discrimination: 'Reword it without reference to personal characteristics.',
  legal: 'Have the clause reviewed before anyone signs.',
  policy: 'Remove it before sharing the document.',
};

/** The finding of a mark at one of its places. */
export function markedFinding(mark: Mark, { start, end }: Span): Finding {
  const { category, severity, note, day } = mark;
  return {
    category,
    type: MARKED_BY_HAND,
    typeName: 'Marked by hand',
    severity,
    confidence: 1,
    start,
    end,
    why: whyOf(note),
    recommendation: RECOMMENDATIONS[category],
    isInformational: false,
    isSensitive: isSensitive(mark),
    ruleId: MARKED_BY_HAND,
    source: { kind: 'person', version: day },
  };
}

function whyOf(note = ''): string {
  if (note === '') return 'A person marked it by hand.';
  return `A person marked it by hand: ${/\p{P}$/u.test(note) ? note : `${note}.`}`;
}

/** Numbers, and secrets of a single word, are listed masked, as where the engine finds them. */
function isSensitive({ category, text }: Mark): boolean {
  const isNumber = count(text, /\p{N}/gu) > count(text, /\p{L}/gu);
  if (category === 'policy') return isNumber || !/\s/.test(text.trim());
  return category === 'pii' && isNumber;
}

function count(text: string, characters: RegExp): number {
  return text.match(characters)?.length ?? 0;
}
