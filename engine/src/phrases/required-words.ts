import { frequencyOf } from './grams.ts';
import { type Alternative, type Atom, LETTER, OPTIONAL } from './phrase-atoms.ts';

/**
 * A requirement: runs of small letters and digits of which a text must contain at least one. A blank at either end of a
 * run stands for a word boundary.
 */
export type RequiredWords = readonly string[];

const SHORTEST = 3;
/** Atoms that separate words. */
const GAP = /^[ '…-]$/;

/** Whether an expression is known to begin and to end at a word boundary. */
interface Edges {
  readonly before: boolean;
  readonly after: boolean;
}

/** Finds all requirements of a phrase, regardless of case; the one that the fewest texts meet comes first. */
export function requirementsOf(
  atoms: readonly Atom[],
  edges: Edges = { before: true, after: true },
): RequiredWords[] {
  const requirements: RequiredWords[] = runsOf(atoms, edges).map((run) => [run]);
  for (const [index, atom] of atoms.entries()) {
    if (atom.inner === undefined || OPTIONAL.test(atom.quantifier)) continue;
    // Within a repetition nothing is known about the neighbors.
    const inner =
      atom.quantifier === '' ? edgesAt(atoms, index, edges) : { before: false, after: false };
    requirements.push(...requirementsOfGroup(atom.inner, inner));
  }
  return byFrequency(requirements);
}

/** The runs of plain letters and digits, with a blank where they are known to begin or end a word. */
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

/** All requirements of a single alternative; of several, one that combines the rarest requirement of each. */
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
