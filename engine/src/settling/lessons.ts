import { createLiteralScanner, type LiteralScanner } from '#engine/literals/literal-scanner.ts';
import type { View } from '#engine/reading/reading.ts';
import { byPosition } from '#engine/spans/by-position.ts';
import { createTouch } from '#engine/spans/touch.ts';
import type { Finding, Span } from '#engine/vocabulary.ts';

import {
  casesIn,
  exampleAt,
  EXAMPLE_WORDS,
  LIST_WORDS,
  listAt,
  quotationsIn,
} from './lesson-forms.ts';

/**
 * What courses and tests are made of, by kind. One such word stands in many a letter; words of two kinds close to each
 * other tell that a text teaches. Rules for staff have handbooks, chapters and workshops as well, and mean what they say.
 */
const SIGNS: readonly (readonly string[])[] = [
  ['training handbook', 'style guide'],
  ['module #', 'slide #', 'lesson #'],
  ['exercise #', 'quiz', 'true or false', 'answers:', 'knowledge check'],
  ['webinar', 'e-learning', 'elearning', 'facilitator', 'facilitators'],
  ['learning objective*', 'learning outcome*', 'discussion questions'],
  ['training module', 'training material*', 'training course', 'training notes', 'training pack'],
  ['why not:', 'say instead', 'instead say', 'further reading'],
  ['case study', 'case studies', 'scenario #', 'case #.', 'case #:', 'example #:', 'example #.'],
  ['case a.', 'case a:', 'case b.', 'case b:', 'scenario a', 'example a:'],
];
/** Signs within so many UTF-16 units of each other stand in one lesson, which reaches half as far beyond them. */
const REACH = 8000;

/** What is said of words in order to prefer others: so many such places close to each other are a guide to usage. */
const USAGE: readonly string[] = [', not', ', never', 'instead of', 'rather than', 'write'].flatMap(
  (words) => ['"', '“'].map((mark) => `${words} ${mark}`),
);
const USAGE_KIND = SIGNS.length;
const LEAST_USAGE = 4;

/** Health and age are told of nobody where a case is told without names. */
const TOLD_OF_SOMEBODY: ReadonlySet<string> = new Set([
  'health-condition',
  'sensitive-circumstance',
  'civil-status',
  'age',
]);

/** What stands where, by kind of sign, or whatever is no sign. */
const LITERALS = [
  ...SIGNS.flatMap((signs, kind) => signs.map((literal) => ({ literal, kind }))),
  ...USAGE.map((literal) => ({ literal, kind: USAGE_KIND })),
  ...LIST_WORDS.map((literal) => ({ literal, kind: -1 })),
  ...EXAMPLE_WORDS.map((literal) => ({ literal, kind: -2 })),
];

let scanLiterals: LiteralScanner | undefined;

/** A word that a lesson is made of, and where it stands in a section. */
interface Sign {
  readonly kind: number;
  readonly at: number;
}

/** Tells what a text shows in order to forbid or to teach it from what somebody says in it. */
export class Lessons {
  /** What is shown as words that nobody may say. */
  readonly #forbidden: Span[] = [];
  /** What is shown as an example of whatever is wrong. */
  readonly #taught: Span[] = [];
  /** What a sentence gives as an example: of talk and deeds; clauses are binding by example as well. */
  readonly #examples: Span[] = [];
  /** What is told of somebody without a name. */
  readonly #cases: Span[] = [];

  /** Takes notice of the lessons in the next section of a text. */
  read({ text, offset, from, to }: View): void {
    const { signs, forbidden, taught, examples } = shownIn(text, from, to);
    const keep = (stretches: Span[], found: readonly Span[]): void => {
      for (const { start, end } of found) {
        stretches.push({ start: start + offset, end: end + offset });
      }
    };
    keep(this.#forbidden, forbidden);
    keep(this.#taught, taught);
    keep(this.#examples, examples);
    for (const lesson of lessonsAmong(signs)) {
      const isWithin = ({ start }: Span): boolean => start >= lesson.start && start < lesson.end;
      const start = Math.max(from, lesson.start);
      const part = text.slice(start, Math.min(to, lesson.end));
      const placed = (found: readonly Span[]): Span[] =>
        found.map((one) => ({ start: one.start + start, end: one.end + start }));
      const cases = placed(casesIn(part));
      keep(this.#cases, cases);
      keep(this.#taught, [...cases, ...placed(quotationsIn(part)), ...forbidden.filter(isWithin)]);
    }
  }

  /** The findings without those of what is only shown; ordered as they were. */
  without(findings: readonly Finding[]): readonly Finding[] {
    if (this.#forbidden.length + this.#taught.length + this.#examples.length === 0) return findings;
    const isForbidden = createTouch(this.#forbidden);
    const isTaught = createTouch(this.#taught);
    const isExample = createTouch(this.#examples);
    const isOfACase = createTouch(this.#cases);
    return findings.filter((finding) => {
      const { category, type, isSensitive } = finding;
      if (category === 'pii') return !TOLD_OF_SOMEBODY.has(type) || !isOfACase(finding);
      if (isSensitive) return true;
      if (isTaught(finding) || (category !== 'legal' && isExample(finding))) return false;
      return category !== 'discrimination' || !isForbidden(finding);
    });
  }
}

/** The signs of a lesson in a section, and what is shown by a list, a label or an example. */
function shownIn(
  text: string,
  from: number,
  to: number,
): {
  readonly signs: readonly Sign[];
  readonly forbidden: readonly Span[];
  readonly taught: readonly Span[];
  readonly examples: readonly Span[];
} {
  const signs: Sign[] = [];
  const forbidden: Span[] = [];
  const taught: Span[] = [];
  const examples: Span[] = [];
  scanLiterals ??= createLiteralScanner(LITERALS.map(({ literal }) => literal));
  scanLiterals(
    text,
    (index, start) => {
      const { kind = -1 } = LITERALS[index] ?? {};
      if (kind >= 0) signs.push({ kind, at: start });
      if (kind === -2) examples.push(...(exampleAt(text, start) ?? []));
      else {
        const list = listAt(text, start);
        if (list !== undefined) (list.isForbidden ? forbidden : taught).push(list);
      }
    },
    { from, to },
  );
  return { signs, forbidden, taught, examples };
}

/** The parts of a text that teach, in its order. */
function lessonsAmong(signs: readonly Sign[]): Span[] {
  const usage = signs.filter(({ kind }) => kind === USAGE_KIND);
  const others = signs.filter(({ kind }) => kind !== USAGE_KIND);
  const lessons: Span[] = [];
  for (const { start, end } of [
    ...stretchesOf(usage, LEAST_USAGE, () => true),
    ...stretchesOf(others, 2, (one, other) => one.kind !== other.kind),
  ].sort(byPosition)) {
    const latest = lessons.at(-1);
    const goesOn = latest !== undefined && start <= latest.end;
    if (goesOn) lessons.pop();
    lessons.push({ start: goesOn ? latest.start : start, end: Math.max(end, latest?.end ?? 0) });
  }
  return lessons;
}

/** What lies around so many signs in a row that are close enough to each other, the first and the last of which fit. */
function stretchesOf(
  signs: readonly Sign[],
  least: number,
  fit: (first: Sign, last: Sign) => boolean,
): Span[] {
  return signs.flatMap((last, index) => {
    const first = signs[index - least + 1];
    if (first === undefined || last.at - first.at > REACH || !fit(first, last)) return [];
    return [{ start: first.at - REACH / 2, end: last.at + REACH / 2 }];
  });
}
