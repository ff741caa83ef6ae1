import { CONTROLS, FIELD_SEPARATORS, TERMINAL_COMMAND } from '#engine/text/control-characters.ts';

import { findDates } from './dates.ts';
import type { AcceptPlace } from './key-search.ts';
import { readLookAlikes } from './look-alikes.ts';

/**
 * How values may be spelled: `long` ones with any white space and hyphens in them, `digits` with any separators, each
 * `word` only as it is, and a `date` in any notation.
 */
export const VALUE_KINDS = ['long', 'digits', 'word', 'date'] as const;
export type ValueKind = (typeof VALUE_KINDS)[number];

// Soft hyphens, zero-width characters, direction marks, variation selectors and control characters.
const UNSEEN = new RegExp(String.raw`[\p{Default_Ignorable_Code_Point}${CONTROLS}]`, 'gu');
const COMMAND = new RegExp(TERMINAL_COMMAND, 'g');
export const WHITE_SPACE = /\s+/g;
// With hyphens: words divided between two lines have one, and web addresses have them in place of a name's spaces.
const JOINING = new RegExp(String.raw`[\s\u2010${FIELD_SEPARATORS}-]+`, 'g');
/** Separators between the digits of a number, for use within the brackets of a pattern. */
export const DIGIT_SEPARATORS = String.raw`\s().,/\u2010-\u2015\u2212·\-`;
/** The same for numbers in tables, file names and addresses. */
export const SET_BETWEEN_DIGITS = String.raw`${DIGIT_SEPARATORS}${FIELD_SEPARATORS}_|:;*+'\u2019\u2022`;
// Up to as many as a line break with an indentation has, beside a hyphen or a bracket, or as separate table columns.
const BETWEEN_DIGITS = new RegExp(String.raw`(?<=\d)[${SET_BETWEEN_DIGITS}]{1,16}(?=\d)`, 'g');
// Percent escapes: a printing ASCII character or a space, or the UTF-8 bytes of other characters.
const ESCAPES = /%[2-7][\da-f]|(?:%[89a-f][\da-f])+/gi;
// Escapes; commands to terminals; plain characters that no mark follows (`even`); or a character with its combining
// marks, which are normalized only together.
const RUN = new RegExp(
  String.raw`%[2-7][\da-fA-F]|(?:%[89a-fA-F][\da-fA-F])+|${TERMINAL_COMMAND}|` +
    String.raw`(?<even>[${FIELD_SEPARATORS}\t-\r -$&-~]+(?![^\0-\x7f]))|[^]\p{M}*`,
  'gu',
);
/** A short word that is divided between two lines; longer ones are found without hyphens anyway. */
const DIVIDED = /(?<!\p{L})(\p{L}{1,6})([\u2010-][^\S\n]{0,32}\n\s{0,32})(\p{L}{1,6})(?!\p{L})/gu;
/** Part of each of these: a quick test that rules out most texts. */
const DIVISION = /[\u2010-][^\S\n]{0,32}\n/;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** Whether an occurrence counts: a short value only as a whole word or number. */
export const ACCEPT: Readonly<Record<ValueKind, AcceptPlace>> = {
  long: () => true,
  digits: () => true,
  date: () => true,
  word: (view, start, end) => !isJoined(view, start) && !isJoined(view, end),
};

/** Pieces of a text that are ignored, and their replacements. */
const IGNORED: Readonly<
  Record<Exclude<ValueKind, 'date'>, readonly [pattern: RegExp, instead: string]>
> = {
  long: [JOINING, ''],
  digits: [BETWEEN_DIGITS, ''],
  word: [WHITE_SPACE, ' '],
};

/**
 * A plain text without what a kind of value ignores. The replacement is a function, because V8 creates a new string at
 * each match when the replacement is a string.
 */
export function viewOf(plain: string, kind: ValueKind): string {
  if (kind === 'date')
    return [...findDates(plain)].flatMap(({ days }) => days.map(keyOfDay)).join('');
  const [pattern, instead] = IGNORED[kind];
  const text = kind === 'word' ? joinDivided(plain) : plain;
  return text.replaceAll(pattern, () => instead);
}

/** How a day stands in a view, which for dates contains nothing else; the marks occur in no text. */
export function keyOfDay(day: string): string {
  return `\u0002${day}\u0003`;
}

/** The same, with the origin of each code unit: all units of a day come from the whole date. */
function traceDates({ view: plain, starts, ends }: TracedView): TracedView {
  const dates = [...findDates(plain)].map(({ start, end, days }) => ({
    keys: days.map(keyOfDay).join(''),
    start: starts[start]!,
    end: ends[end - 1]!,
  }));
  return {
    view: dates.map(({ keys }) => keys).join(''),
    starts: dates.flatMap(({ keys, start }) => Array<number>(keys.length).fill(start)),
    ends: dates.flatMap(({ keys, end }) => Array<number>(keys.length).fill(end)),
  };
}

/**
 * Inserts the joined word between the halves of a divided one. The halves are kept, because each may be a word of its
 * own, as in a double name.
 */
function joinDivided(plain: string): string {
  if (!DIVISION.test(plain)) return plain;
  return plain.replaceAll(
    DIVIDED,
    (_, first: string, division: string, second: string) =>
      `${first}${division}${first}${second} ${second}`,
  );
}

/** The same, with the origin of each code unit. */
function traceDivided({ view, starts, ends }: TracedView): TracedView {
  if (!DIVISION.test(view)) return { view, starts, ends };
  const order: number[] = [];
  let at = 0;
  const take = (from: number, end: number): void => {
    for (let unit = from; unit < end; unit += 1) order.push(unit);
  };
  for (const { index, 1: first = '', 2: division = '', 3: second = '' } of view.matchAll(DIVIDED)) {
    const after = index + first.length + division.length;
    take(at, after);
    take(index, index + first.length);
    take(after, after + second.length);
    // The space between the whole word and its second half.
    take(after - 1, after);
    at = after;
  }
  take(at, view.length);
  return {
    view: joinDivided(view),
    starts: order.map((unit) => starts[unit]!),
    ends: order.map((unit) => ends[unit]!),
  };
}

/**
 * Normalizes what never matters: letters that only look alike, compatibility forms, case, invisible characters,
 * commands to terminals, and percent escapes.
 */
export function plainText(text: string): string {
  const composed = readLookAlikes(text).normalize('NFKC');
  const shown = composed.includes('\u001b') ? composed.replaceAll(COMMAND, '') : composed;
  const read = shown.includes('%') ? shown.replaceAll(ESCAPES, readEscapes) : shown;
  // The Greek sigma has another form at the end of a word.
  return read.toLowerCase().replaceAll(UNSEEN, '').replaceAll('ς', 'σ');
}

function readEscapes(escapes: string): string {
  try {
    return decodeURIComponent(escapes).normalize('NFKC');
  } catch {
    return escapes;
  }
}

/**
 * A view of a text; for each of its code units, the start and the end of the original characters that it comes from.
 */
export interface TracedView {
  readonly view: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/** Like `plainText`, with the origin of each code unit. */
export function tracePlain(text: string): TracedView {
  let view = '';
  const [starts, ends]: [number[], number[]] = [[], []];
  const known = new Map<string, string>();
  for (const { 0: run, index, groups } of readLookAlikes(text).matchAll(RUN)) {
    const isEven = groups?.['even'] !== undefined;
    const plain = isEven ? run.toLowerCase() : (known.get(run) ?? plainText(run));
    if (!isEven) known.set(run, plain);
    view += plain;
    for (let unit = 0; unit < plain.length; unit += 1) {
      starts.push(isEven ? index + unit : index);
      ends.push(isEven ? index + unit + 1 : index + run.length);
    }
  }
  return { view, starts, ends };
}

/** Like `viewOf`, with the origin of each code unit. */
export function traceView(traced: TracedView, kind: ValueKind): TracedView {
  if (kind === 'date') return traceDates(traced);
  const [pattern, instead] = IGNORED[kind];
  const { view: plain, starts, ends } = kind === 'word' ? traceDivided(traced) : traced;
  const kept: [number[], number[]] = [[], []];
  const keepUpTo = (from: number, end: number): void => {
    for (let at = from; at < end; at += 1) {
      kept[0].push(starts[at]!);
      kept[1].push(ends[at]!);
    }
  };
  let at = 0;
  for (const { 0: ignored, index } of plain.matchAll(pattern)) {
    keepUpTo(at, index + instead.length);
    at = index + ignored.length;
  }
  keepUpTo(at, plain.length);
  const view = plain.replaceAll(pattern, () => instead);
  return { view, starts: kept[0], ends: kept[1] };
}

/** Whether an offset lies between two letters or digits, so that no word begins or ends there. */
export function isJoined(view: string, at: number): boolean {
  const before = view.slice(Math.max(0, at - 2), at);
  const after = String.fromCodePoint(view.codePointAt(at) ?? 0x20);
  return LETTER_OR_DIGIT.test(Array.from(before).at(-1) ?? ' ') && LETTER_OR_DIGIT.test(after);
}
