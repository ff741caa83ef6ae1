import { matchAt } from '#engine/text/match-at.ts';

/** A character that stands for itself. */
export const LETTER = /^[a-z\d]$/;
/** A quantifier that makes an atom optional. */
export const OPTIONAL = /^(?:[?*]|\{0)/;
const ESCAPE = /\\(?:u[\da-f]{4}|x[\da-f]{2}|[pP]\{[^}]{1,40}\}|.)?/iy;
const LOOK_AROUND = /^\(\?<?[=!]/;
const QUANTIFIER = /(?:[?*+]|\{\d{1,3}(?:,\d{0,3})?\})\??/y;

/** An element of a regular expression: a character, a class, an escape or a group. */
export interface Atom {
  readonly text: string;
  readonly quantifier: string;
  /** The alternatives of a plain group, `(?:…)`. */
  readonly inner: readonly Alternative[] | undefined;
}

/** An alternative of an expression. */
export interface Alternative {
  readonly source: string;
  /** In the order of the source, without lookarounds. */
  readonly atoms: readonly Atom[];
}

/** How far a source has been read. */
interface Cursor {
  readonly source: string;
  index: number;
}

/** Parses the source of a phrase into its top-level alternatives. */
export function alternativesIn(source: string): Alternative[] {
  return readAlternatives({ source, index: 0 });
}

/** Reads up to the end of the source or of the current group. */
function readAlternatives(cursor: Cursor): Alternative[] {
  const alternatives: Alternative[] = [];
  for (;;) {
    const start = cursor.index;
    const atoms = readAtoms(cursor);
    alternatives.push({ source: cursor.source.slice(start, cursor.index), atoms });
    if (cursor.source.charAt(cursor.index) !== '|') return alternatives;
    cursor.index += 1;
  }
}

function readAtoms(cursor: Cursor): Atom[] {
  const atoms: Atom[] = [];
  while (!endsAlternative(cursor)) {
    const start = cursor.index;
    const inner = readAtom(cursor);
    const text = cursor.source.slice(start, cursor.index);
    const quantifier = mayQuantify(cursor) ? readForm(cursor, QUANTIFIER) : '';
    // A lookaround has no width: its neighbors are adjacent.
    if (!text.startsWith('(') || !LOOK_AROUND.test(text)) atoms.push({ text, quantifier, inner });
  }
  return atoms;
}

function endsAlternative({ source, index }: Cursor): boolean {
  const first = source.charAt(index);
  return first === '' || first === '|' || first === ')';
}

/** Skips the element at a cursor; returns the alternatives of a plain group. */
function readAtom(cursor: Cursor): Atom['inner'] {
  const first = cursor.source.charAt(cursor.index);
  if (first === '(') return readGroup(cursor);
  if (first === '[') readClass(cursor);
  else if (first === '\\') readForm(cursor, ESCAPE);
  else cursor.index += 1;
  return undefined;
}

function readGroup(cursor: Cursor): Atom['inner'] {
  const isPlain = cursor.source.startsWith('(?:', cursor.index);
  cursor.index += isPlain ? 3 : 1;
  const inner = readAlternatives(cursor);
  cursor.index += 1;
  return isPlain ? inner : undefined;
}

function readClass(cursor: Cursor): void {
  const { source } = cursor;
  cursor.index += 1;
  while (cursor.index < source.length && source.charAt(cursor.index) !== ']') {
    if (source.charAt(cursor.index) === '\\') readForm(cursor, ESCAPE);
    else cursor.index += 1;
  }
  cursor.index += 1;
}

function mayQuantify({ source, index }: Cursor): boolean {
  const first = source.charAt(index);
  return first === '?' || first === '*' || first === '+' || first === '{';
}

/** Reads the match of a sticky expression at a cursor. */
function readForm(cursor: Cursor, form: RegExp): string {
  const found = matchAt(cursor.source, cursor.index, form)?.[0] ?? '';
  cursor.index += found.length;
  return found;
}
