import { frequencyOf } from './grams.ts';
import { type Alternative, type Atom, LETTER, OPTIONAL } from './phrase-atoms.ts';

/**
 * Runs of small letters and digits, one of which a text must hold for a phrase to stand in it; a blank at either end
 * stands for whatever is neither. None is too short to tell.
 */
export type RequiredWords = readonly string[];

const SHORTEST = 3;
/** What parts words: in a phrase a blank is white space, and `…` bridges whole words. */
const GAP = /^[ '…-]$/;

/** Whether what stands beside an expression is known to be no letter and no digit. */
interface Edges {
  readonly before: boolean;
  readonly after: boolean;
}

/** Finds all that atoms of a phrase require of a text, regardless of case; what the fewest texts hold comes first. */
export function requirementsOf(
  atoms: readonly Atom[],
  edges: Edges = { before: true, after: true },
): RequiredWords[] {
  const requirements: RequiredWords[] = runsOf(atoms, edges).map((run) => [run]);
  for (const [index, atom] of atoms.entries()) {
    if (atom.inner === undefined || OPTIONAL.test(atom.quantifier)) continue;
    // Of something repeated, only the first and the last know what is beside them.
    const inner =
      atom.quantifier === '' ? edgesAt(atoms, index, edges) : { before: false, after: false };
    requirements.push(...requirementsOfGroup(atom.inner, inner));
  }
  return byFrequency(requirements);
}

/** The runs of plain letters and digits, with a blank where they are known to begin or to end a word. */
function runsOf(atoms: readonly Atom[], edges: Edges): string[] {
  const runs = [''];
  for (const [index, { text, quantifier }] of atoms.entries()) {
    if (!LETTER.test(text) || quantifier !== '') {
      runs.push('');
      continue;
    }
    const { before, after } = edgesAt(atoms, index, edges);
    const run = runs.pop() ?? '';
    runs.push((run === '' && before ? ' ' : run) + text + (after ? ' ' : ''));
  }
  return runs.filter(({ length }) => length >= SHORTEST);
}

/** All of the only alternative; of more than one, the rarest requirement of each. */
function requirementsOfGroup(inner: readonly Alternative[], edges: Edges): RequiredWords[] {
  const required = inner.map(({ atoms }) => requirementsOf(atoms, edges));
  if (required.length === 1) return required.flat();
  const words = new Set<string>();
  for (const [rarest] of required) {
    if (rarest === undefined) return [];
    for (const word of rarest) words.add(word);
  }
  return [[...words]];
}

function edgesAt(atoms: readonly Atom[], index: number, { before, after }: Edges): Edges {
  return {
    before: index === 0 ? before : isGap(atoms[index - 1]),
    after: index === atoms.length - 1 ? after : isGap(atoms[index + 1]),
  };
}

function isGap(atom: Atom | undefined): boolean {
  return atom !== undefined && atom.quantifier === '' && GAP.test(atom.text);
}

function byFrequency(requirements: RequiredWords[]): RequiredWords[] {
  if (requirements.length < 2) return requirements;
  return requirements
    .map((words) => ({ words, frequency: sumOf(words.map(frequencyOf)) }))
    .sort((one, other) => one.frequency - other.frequency)
    .map(({ words }) => words);
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
