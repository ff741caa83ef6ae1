import type { Clause } from '#engine/models/sections/section-words.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const NUMBER = '(?:\\(?\\w{1,3}(?:\\.\\d{1,2}){0,2}[.)]? )?';
/** Exceptions from a limit that another clause sets. */
const EXCEPTS = phrase(
  `^\\W{0,4}${NUMBER}(?:\\W{0,2}(?:\\w{3,14} ){0,3}\\w{3,14}[.:]\\W{0,2} )?(?:(?:the|this|that|these|those|such|both|neither|no)(?: \\w{4,12}){0,2} (?:limits?|limitations?|caps?|ceilings?|exclusions?|restrictions?)|(?:it|they|this))(?: \\w{1,12}){0,6}? (?:(?:does|do|shall|will) not|doesn't|don't|won't|shan't|applies|apply|covers?)`,
);
const OF_A_LIMIT = phrase('limits?|limitations?|caps?|ceilings?|exclusions?|restrictions?');
/** A limit for the liability of both parties. */
const LIMITS_BOTH = phrase(
  `(?:each|either|neither) (?:party|side)(?:'s)?(?: \\w{2,12}){0,4} (?:liability|liable)[^.;]{0,120}? (?:limited to|exceed\\w{0,3}|capped at|more than|up to)`,
  `liability of (?:each|either|both)(?: of the)? (?:party|parties|side)[^.;]{0,120}? (?:limited to|exceed\\w{0,3}|capped at|more than|up to)`,
  `(?:each|neither|either) of us(?: \\w{2,12}){0,5} (?:liable|liability|owes?)[^.;]{0,120}? (?:limited to|exceed\\w{0,3}|capped at|more than|up to)`,
  `(?:parties'|our mutual|mutual) (?:\\w{4,10} )?liability[^.;]{0,120}? (?:limited to|exceed\\w{0,3}|capped at|more than|up to)`,
  `liability (?:to|towards) (?:each other|one another)[^.;]{0,120}? (?:limited to|exceed\\w{0,3}|capped at|more than|up to)`,
);
/** How many clauses, headings included, may stand between a limit and its exceptions. */
const REACH = 3;

/** Whether a clause only lists the exceptions from a limit on what both parties owe, which stands right before it. */
export function exceptsFromMutualLimit(
  text: string,
  clauses: readonly Clause[],
  index: number,
): boolean {
  const written = writtenAt(text, clauses, index);
  if (!EXCEPTS.test(written) || !OF_A_LIMIT.test(written)) return false;
  for (let before = index - 1; before >= 0 && before >= index - REACH; before -= 1) {
    if (LIMITS_BOTH.test(writtenAt(text, clauses, before))) return true;
  }
  return false;
}

function writtenAt(text: string, clauses: readonly Clause[], index: number): string {
  const { start, end } = clauses[index] ?? { start: 0, end: 0 };
  return text.slice(start, end);
}
