import { type Atom, LETTER, OPTIONAL } from './phrase-atoms.ts';

/**
 * The kind of each ASCII unit: five bits for letters and digits, 0 for everything else. Some digits share their kind
 * with letters: kinds only rule out places, so that a collision costs time and never a match.
 */
export const KINDS: Uint8Array = Uint8Array.from({ length: 0x80 }, (_, unit) =>
  /[a-z\d]/i.test(String.fromCharCode(unit)) ? unit & 31 : 0,
);
export const KIND_COUNT = 32;

/**
 * The first two units that a match may begin with, by kind: for each kind of the first unit, a bit for each kind of the
 * second. Undefined where a phrase may begin with white space or with anything.
 */
export type Beginnings = Int32Array | undefined;

/** The sets of kinds that the first, second … unit may be of, as bits. */
type Units = readonly number[];

const ANY = -1;
const NO_LETTER = 1;
const DIGITS = kindsOf('0123456789');
const IN_WORD = kindsOf('abcdefghijklmnopqrstuvwxyz_') | DIGITS;
/** How many units of a beginning are told apart. */
const DEPTH = 2;
const NO_WIDTH = /^\\[bB]$/;

/** Finds how the matches of a phrase may begin, regardless of case. */
export function beginningsOf(atoms: readonly Atom[]): Beginnings {
  const ways = unitsOf(atoms, DEPTH);
  const isOpen = ways.some(([first = ANY]) => first === ANY) || mayBeginBlank(atoms);
  if (isOpen) return undefined;
  const beginnings = new Int32Array(KIND_COUNT);
  for (const units of ways) add(beginnings, units);
  return beginnings;
}

/** A phrase of a single unit is followed by something that is no letter. */
function add(beginnings: Int32Array, [first = ANY, second = NO_LETTER]: Units): void {
  for (let kind = 0; kind < KIND_COUNT; kind += 1) {
    if ((first & (1 << kind)) !== 0) beginnings[kind] = (beginnings[kind] ?? 0) | second;
  }
}

/** Every way in which atoms may begin, `depth` units deep; shorter where the atoms end before that. */
function unitsOf(atoms: readonly Atom[], depth: number): Units[] {
  const [atom, ...rest] = atoms;
  if (depth === 0 || atom === undefined) return [[]];
  const { quantifier } = atom;
  const isRepeated = quantifier !== '' && quantifier !== '?';
  const ways = waysOf(atom, depth).flatMap((way) =>
    isRepeated
      ? [[...way, ANY].slice(0, depth)]
      : unitsOf(rest, depth - way.length).map((next) => way.concat(next)),
  );
  return OPTIONAL.test(quantifier) ? [...ways, ...unitsOf(rest, depth)] : ways;
}

/** Every way in which one atom may begin. */
function waysOf({ text, inner }: Atom, depth: number): Units[] {
  if (inner !== undefined) return inner.flatMap(({ atoms }) => unitsOf(atoms, depth));
  if (NO_WIDTH.test(text)) return [[]];
  return [[kindsOfAtom(text)]];
}

function kindsOfAtom(text: string): number {
  if (LETTER.test(text)) return kindsOf(text);
  if (text === String.raw`\d`) return DIGITS;
  if (text === String.raw`\w`) return IN_WORD;
  const isPlain = text.length === 1 && !'.…^$[('.includes(text);
  return isPlain || /^\\[^\w]$/.test(text) ? kindsOf(text.slice(-1)) : ANY;
}

function kindsOf(characters: string): number {
  let kinds = 0;
  for (let index = 0; index < characters.length; index += 1) {
    kinds |= 1 << (KINDS[characters.charCodeAt(index)] ?? 0);
  }
  return kinds;
}

/** Whether a match of the atoms may begin with white space. */
function mayBeginBlank([atom, ...rest]: readonly Atom[]): boolean {
  if (atom === undefined) return false;
  const { text, quantifier, inner = [] } = atom;
  if (text === ' ' || text === String.raw`\s`) return true;
  const isWithin = inner.some(({ atoms }) => mayBeginBlank(atoms));
  return isWithin || (OPTIONAL.test(quantifier) && mayBeginBlank(rest));
}
