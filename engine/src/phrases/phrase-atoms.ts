/** A character that a phrase asks for as it stands. */
export const LETTER = /^[a-z\d]$/;
/** A quantifier that lets an atom be left out. */
export const OPTIONAL = /^(?:[?*]|\{0)/;
const ESCAPE = /^\\(?:u[\da-f]{4}|x[\da-f]{2}|[pP]\{[^}]{1,40}\}|.)/i;
const LOOK_AROUND = /^\(\?<?[=!]/;
const QUANTIFIER = /^(?:[?*+]|\{\d{1,3}(?:,\d{0,3})?\})\??/;

/** One thing that an expression asks for: a character, a class, an escape or a group. */
export interface Atom {
  readonly text: string;
  readonly quantifier: string;
}

/** Cuts atoms at the bars between them. */
export function splitAlternatives(atoms: readonly Atom[]): Atom[][] {
  const alternatives: Atom[][] = [[]];
  for (const atom of atoms) {
    if (atom.text === '|') alternatives.push([]);
    else alternatives.at(-1)?.push(atom);
  }
  return alternatives;
}

/** The atoms of the source of a phrase, in its order; what only looks around is left out. */
export function atomsOf(source: string): Atom[] {
  const atoms: Atom[] = [];
  for (let index = 0; index < source.length;) {
    const text = source.slice(index, endOfAtom(source, index));
    const quantifier = QUANTIFIER.exec(source.slice(index + text.length))?.[0] ?? '';
    // What looks around takes no room, and what stands beside it meets.
    if (!LOOK_AROUND.test(text)) atoms.push({ text, quantifier });
    index += text.length + quantifier.length;
  }
  return atoms;
}

/** What stands between the bars of an expression, outside groups. */
export function sourcesOfAlternatives(source: string): string[] {
  const alternatives: string[] = [];
  let from = 0;
  for (let index = 0; index < source.length; index = endOfAtom(source, index)) {
    if (source.charAt(index) !== '|') continue;
    alternatives.push(source.slice(from, index));
    from = index + 1;
  }
  return [...alternatives, source.slice(from)];
}

/** What an expression groups that is one group and nothing else. */
export function innerOfGroup(source: string): string | undefined {
  const isGroup = source.startsWith('(?:') && endOfAtom(source, 0) === source.length;
  return isGroup ? source.slice(3, -1) : undefined;
}

/** Where the group, the class, the escape or the character ends that begins at an offset. */
function endOfAtom(source: string, start: number): number {
  const first = source.charAt(start);
  if (first === '\\') return start + (ESCAPE.exec(source.slice(start))?.[0].length ?? 1);
  if (first !== '(' && first !== '[') return start + 1;
  const close = first === '(' ? ')' : ']';
  let index = start + 1;
  while (index < source.length && source.charAt(index) !== close) {
    const isNested = first === '(' || source.charAt(index) === '\\';
    index = isNested ? endOfAtom(source, index) : index + 1;
  }
  return index + 1;
}
