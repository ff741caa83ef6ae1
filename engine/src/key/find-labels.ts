import type { Span } from '#engine/vocabulary.ts';

/** An occurrence of a label, in whatever form. */
export interface FoundLabel extends Span {
  /** As in a cleaned copy: `[PERSON-1]`. */
  readonly label: string;
  /** Whether it stands in brackets of any kind, which its span includes. */
  readonly isBracketed: boolean;
  /** The possessive ending within the brackets, or nothing. */
  readonly ending: string;
}

const DASHES = '\\-\\u00AD\\u2010-\\u2015\\u2212\\uFE58\\uFE63\\uFF0D';
/** A separator between the words of a label and before its number; Markdown escapes a dash with a backslash. */
const BETWEEN = `[\\s_\\\\${DASHES}]`;
const LONGEST_GAP = 3;
const MAX_DIGITS = 7;

const CLOSING: ReadonlyMap<string, string> = new Map([
  ['[', ']'],
  ['(', ')'],
  ['{', '}'],
  ['<', '>'],
  ['\uFF3B', '\uFF3D'],
  ['\uFF08', '\uFF09'],
  ['\u3010', '\u3011'],
  ['\u3014', '\u3015'],
  ['\u00AB', '\u00BB'],
  ['\u2039', '\u203A'],
]);
const OPENED = /\\?([[({<\uFF3B\uFF08\u3010\u3014\u00AB\u2039])\s{0,2}$/u;
const CLOSED = /^((?:['\u2019]s)?)\s{0,2}\\?([\])}>\uFF3D\uFF09\u3011\u3015\u00BB\u203A])/u;
/** How many characters on either side of a label are searched for its brackets. */
const BESIDE = 8;

/** Characters before a label without brackets that make it part of a word, a number, an address or a file name. */
const GOES_ON_BEFORE = /[\p{L}\p{M}\p{N}_@/.\\-]$/u;
const GOES_ON_AFTER = /^(?:[\p{L}\p{M}\p{N}_@/\\]|[.-][\p{L}\p{N}])/u;
const ENDS_WITH_DASH = new RegExp(`[_${DASHES}]$`, 'u');
const PLAIN = /^[A-Z\d-]+$/;
const CAPITALIZED = /^[A-Z]/;

/**
 * Finds the labels of these names as people, translators and language models rewrite them: in any case, with spaces, in
 * other brackets, escaped for Markdown; without brackets only where a capital and a dash mark a label.
 */
export function findLabels(text: string, names: ReadonlySet<string>): FoundLabel[] {
  // One name may begin with another.
  const inOrder = [...names].filter((name) => PLAIN.test(name)).sort(byDescendingLength);
  if (inOrder.length === 0) return [];
  const nameOf = createNameReader(names);
  return [...text.matchAll(patternOf(inOrder))].flatMap((match): FoundLabel[] => {
    const [core, written = '', gap = '', digits = ''] = match;
    const label = `[${nameOf(written)}-${Number(digits)}]`;
    const place = { start: match.index, end: match.index + core.length };
    const bracketed = withBrackets(text, place);
    if (bracketed !== undefined) return [{ ...bracketed, label, isBracketed: true }];
    const isAlone = CAPITALIZED.test(written) && ENDS_WITH_DASH.test(gap);
    if (!isAlone || isPart(text, place)) return [];
    return [{ ...place, label, isBracketed: false, ending: '' }];
  });
}

function byDescendingLength(one: string, other: string): number {
  return other.length - one.length;
}

/** A pattern of any of the names in any form, followed by a number. */
function patternOf(names: readonly string[]): RegExp {
  const forms = names.map((name) => name.replaceAll('-', `${BETWEEN}{0,${LONGEST_GAP}}`));
  // A name that ends with a digit would run into the number.
  const gap = `(?<=\\d)${BETWEEN}{1,${LONGEST_GAP}}|(?<!\\d)${BETWEEN}{0,${LONGEST_GAP}}`;
  return new RegExp(`(${forms.join('|')})(${gap})(\\d{1,${MAX_DIGITS}})(?!\\d)`, 'gi');
}

function createNameReader(names: ReadonlySet<string>): (written: string) => string {
  const byLetters = new Map([...names].map((name) => [name.replaceAll('-', ''), name]));
  const between = new RegExp(`${BETWEEN}+`, 'g');
  return (written) => {
    const name = written.toUpperCase().replaceAll(between, '-');
    return names.has(name) ? name : (byLetters.get(name.replaceAll('-', '')) ?? name);
  };
}

/** The place extended by the brackets around it, also where they are doubled. */
function withBrackets(
  text: string,
  { start, end }: Span,
): (Span & Pick<FoundLabel, 'ending'>) | undefined {
  const opened = OPENED.exec(text.slice(Math.max(0, start - BESIDE), start));
  const closed = CLOSED.exec(text.slice(end, end + BESIDE));
  if (opened === null || closed === null) return undefined;
  const [{ length: before }, opening = ''] = opened;
  const [{ length: after }, ending = '', closing = ''] = closed;
  if (CLOSING.get(opening) !== closing) return undefined;
  const place = { start: start - before, end: end + after, ending };
  const isTwice = text.charAt(place.start - 1) === opening && text.charAt(place.end) === closing;
  return isTwice ? { ...place, start: place.start - 1, end: place.end + 1 } : place;
}

function isPart(text: string, { start, end }: Span): boolean {
  return (
    GOES_ON_BEFORE.test(text.slice(Math.max(0, start - 2), start)) ||
    GOES_ON_AFTER.test(text.slice(end, end + 2))
  );
}
