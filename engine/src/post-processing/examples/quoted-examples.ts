import type { Step } from '#engine/post-processing/step.ts';
import type { View } from '#engine/reading/reading.ts';
import type { WordWatcher } from '#engine/reading/watched-words.ts';
import { byPosition } from '#engine/spans/by-position.ts';
import { createOverlapCheck } from '#engine/spans/overlap-check.ts';
import type { Finding, Span } from '#engine/vocabulary.ts';

import { AVOIDED_WORDS, findAvoidedAt } from './avoided-words.ts';
import {
  findCases,
  findExampleAt,
  EXAMPLE_WORDS,
  LIST_WORDS,
  findListAt,
  findQuotations,
} from './example-patterns.ts';

/**
 * Words of courses and tests, by kind. One of them occurs in many a letter; two of different kinds close to each other
 * show that a text teaches. Handbooks, chapters and workshops are not among them: rules for staff have them too and
 * mean what they say.
 */
const CUES: readonly (readonly string[])[] = [
  ['training handbook', 'style guide'],
  ['module #', 'slide #', 'lesson #'],
  ['exercise #', 'quiz', 'true or false', 'answers:', 'knowledge check'],
  ['webinar', 'e-learning', 'elearning', 'facilitator', 'facilitators'],
  ['learning objective*', 'learning outcome*', 'discussion questions'],
  ['training module', 'training material*', 'training course', 'training notes', 'training pack'],
  [
    'wrong with it',
    'wrong with this',
    'wrong with that',
    "what's wrong with*",
    'what is wrong with*',
  ],
  [
    'what we wrote instead',
    'we wrote instead',
    'we now write',
    'our old ad*',
    'the old ad*',
    'before and after',
    'word for word',
  ],
  ['why not:', 'say instead', 'instead say', 'further reading'],
  ['case study', 'case studies', 'scenario #', 'case #.', 'case #:', 'example #:', 'example #.'],
  // Digests of judgments tell what courts condemned.
  [
    'tribunal digest',
    'case digest',
    'digest of cases',
    'law reports',
    'case law update',
    'employment law update',
    'case summaries',
    'judgments in brief',
    'cases in brief',
  ],
  [
    'practice point*',
    'the tribunal found*',
    'the tribunal held*',
    'the court held*',
    'the tribunal awarded*',
    'injury to feelings',
    'vento band*',
  ],
  ['case a.', 'case a:', 'case b.', 'case b:', 'scenario a', 'example a:'],
];
/** Cues at most this many UTF-16 units apart belong to one lesson, which extends half as far beyond them. */
const REACH = 8000;

/**
 * How guides to usage introduce a wrong word; `MIN_USAGE_CUES` of these close to each other make a text such a guide.
 */
const USAGE: readonly string[] = [', not', ', never', 'instead of', 'rather than', 'write'].flatMap(
  (words) => ['"', '“'].map((mark) => `${words} ${mark}`),
);
const USAGE_KIND = CUES.length;
const MIN_USAGE_CUES = 4;

/** Personal only of somebody who can be identified, and so of nobody in a case without names. */
const NEEDS_IDENTIFIED_PERSON: ReadonlySet<string> = new Set([
  'health-condition',
  'sensitive-circumstance',
  'civil-status',
  'age',
]);

/** A literal to scan for. It may be a cue of some kind; an example begins at it, or a list may begin on its line. */
interface LessonLiteral {
  readonly literal: string;
  readonly cue?: number;
  readonly introduces: 'list' | 'example' | 'avoided';
}

const LITERALS: readonly LessonLiteral[] = [
  ...[...CUES, USAGE].flatMap((literals, cue) =>
    literals.map((literal) => ({ literal, cue, introduces: 'list' as const })),
  ),
  ...AVOIDED_WORDS.map((literal) => ({ literal, introduces: 'avoided' as const })),
  ...LIST_WORDS.map((literal) => ({ literal, introduces: 'list' as const })),
  ...EXAMPLE_WORDS.map((literal) => ({ literal, introduces: 'example' as const })),
];

/** A place in a text that shows that the text may teach. */
interface Cue {
  readonly kind: number;
  readonly at: number;
}

/** Tells what a text only quotes in order to forbid or teach it from what somebody says in it. */
export class QuotedExamples implements Step, WordWatcher {
  readonly watchers = [this];
  readonly words = LITERALS.map(({ literal }) => literal);
  /** Words that nobody is to say. */
  readonly #forbidden: Span[] = [];
  /** Examples of what is wrong. */
  readonly #taught: Span[] = [];
  /** Examples within a sentence. They excuse talk and deeds; a clause that gives examples still binds. */
  readonly #examples: Span[] = [];
  /** Cases of somebody without a name. */
  readonly #cases: Span[] = [];
  /** Of the current section. */
  #cues: Cue[] = [];
  /** How many of the forbidden words stand before the current section. */
  #forbiddenBefore = 0;
  #leftOut: readonly Finding[] = [];

  note(word: number, { start }: Span, { text, offset }: View): void {
    const { cue, introduces } = LITERALS[word]!;
    if (cue !== undefined) this.#cues.push({ kind: cue, at: start + offset });
    if (introduces === 'example') {
      this.#examples.push(...moved(findExampleAt(text, start), offset));
    } else if (introduces === 'avoided') {
      this.#forbidden.push(...moved(findAvoidedAt(text, start), offset));
    } else {
      const list = findListAt(text, start);
      if (list === undefined) return;
      const stretch = moved([list], offset);
      (list.isForbidden ? this.#forbidden : this.#taught).push(...stretch);
      if (list.isInvented) this.#cases.push(...stretch);
    }
  }

  /** Takes note of the lessons in a section whose words have been noted. */
  endSection({ text, offset, from, to }: View): void {
    const forbidden = this.#forbidden.slice(this.#forbiddenBefore);
    this.#forbiddenBefore = this.#forbidden.length;
    for (const lesson of findLessons(this.#cues)) {
      const isWithin = ({ start }: Span): boolean => start >= lesson.start && start < lesson.end;
      const start = Math.max(from, lesson.start - offset);
      const part = text.slice(start, Math.min(to, lesson.end - offset));
      const cases = moved(findCases(part), start + offset);
      this.#cases.push(...cases);
      this.#taught.push(
        ...cases,
        ...moved(findQuotations(part), start + offset),
        ...forbidden.filter(isWithin),
      );
    }
    this.#cues = [];
  }

  /** What `apply` has left out, except for details of unnamed people. */
  get leftOut(): readonly Finding[] {
    return this.#leftOut;
  }

  /** The findings without those in examples; ordered as they were. */
  apply(findings: readonly Finding[]): readonly Finding[] {
    if (this.#forbidden.length + this.#taught.length + this.#examples.length === 0) return findings;
    const isForbidden = createOverlapCheck(this.#forbidden);
    const isTaught = createOverlapCheck(this.#taught);
    const isExample = createOverlapCheck(this.#examples);
    const isOfACase = createOverlapCheck(this.#cases);
    const stands = (finding: Finding): boolean => {
      const { category, type, isSensitive } = finding;
      if (category === 'pii') return !NEEDS_IDENTIFIED_PERSON.has(type) || !isOfACase(finding);
      if (isSensitive) return true;
      if (isTaught(finding) || (category !== 'legal' && isExample(finding))) return false;
      return category !== 'discrimination' || !isForbidden(finding);
    };
    this.#leftOut = findings.filter((one) => one.category !== 'pii' && !stands(one));
    return findings.filter(stands);
  }
}

function moved(spans: readonly Span[], by: number): Span[] {
  return spans.map(({ start, end }) => ({ start: start + by, end: end + by }));
}

/** The parts of a text that teach, in its order. */
function findLessons(cues: readonly Cue[]): Span[] {
  const usage = cues.filter(({ kind }) => kind === USAGE_KIND);
  const others = cues.filter(({ kind }) => kind !== USAGE_KIND);
  const lessons: Span[] = [];
  for (const { start, end } of [
    ...stretchesOf(usage, MIN_USAGE_CUES, () => true),
    ...stretchesOf(others, 2, (one, other) => one.kind !== other.kind),
  ].sort(byPosition)) {
    const latest = lessons.at(-1);
    const goesOn = latest !== undefined && start <= latest.end;
    if (goesOn) lessons.pop();
    lessons.push({ start: goesOn ? latest.start : start, end: Math.max(end, latest?.end ?? 0) });
  }
  return lessons;
}

/** The stretches around `least` successive cues that are close to each other and whose first and last one `fit`. */
function stretchesOf(
  cues: readonly Cue[],
  least: number,
  fit: (first: Cue, last: Cue) => boolean,
): Span[] {
  return cues.flatMap((last, index) => {
    const first = cues[index - least + 1];
    if (first === undefined || last.at - first.at > REACH || !fit(first, last)) return [];
    return [{ start: first.at - REACH / 2, end: last.at + REACH / 2 }];
  });
}
