import { type Atom, atomsOf, LETTER, OPTIONAL, splitAlternatives } from './phrase-atoms.ts';

/**
 * What a text must hold for a phrase to stand in it: one of these runs of small letters and digits, where a blank at
 * either end stands for whatever is neither. Undefined where the phrase asks for no run that is long enough to tell.
 */
export type RequiredWords = readonly string[] | undefined;

const SHORTEST = 3;
/** What parts words: in a phrase a blank is white space, and `…` bridges whole words. */
const GAP = /^[ '…-]$/;

/** Whether what stands beside an expression is known to be no letter and no digit. */
interface Edges {
  readonly before: boolean;
  readonly after: boolean;
}

/** Finds what the source of a phrase requires, regardless of case. */
export function requiredWords(
  source: string,
  edges: Edges = { before: true, after: true },
): RequiredWords {
  const all = new Set<string>();
  for (const alternative of splitAlternatives(atomsOf(source))) {
    const best = requiredByAlternative(alternative, edges);
    if (best === undefined) return undefined;
    for (const word of best) all.add(word);
  }
  return [...all];
}

/** Every part of an alternative is required; the best is the one whose shortest run is longest. */
function requiredByAlternative(atoms: readonly Atom[], edges: Edges): RequiredWords {
  const offers = [...runsOf(atoms, edges).map((run) => [run]), ...offersOfGroups(atoms, edges)];
  const [best] = offers.toSorted((one, other) => shortestOf(other) - shortestOf(one));
  return shortestOf(best) === 0 ? undefined : best;
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
  return runs;
}

function offersOfGroups(atoms: readonly Atom[], edges: Edges): RequiredWords[] {
  return atoms.flatMap(({ text, quantifier }, index) => {
    if (!text.startsWith('(?:') || OPTIONAL.test(quantifier)) return [];
    // Of something repeated, only the first and the last know what is beside them.
    const inner =
      quantifier === '' ? edgesAt(atoms, index, edges) : { before: false, after: false };
    return [requiredWords(text.slice(3, -1), inner)];
  });
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

/** Runs that are too short to tell count as none. */
function shortestOf(words: RequiredWords = []): number {
  const shortest = Math.min(...words.map(({ length }) => length));
  return words.length === 0 || shortest < SHORTEST ? 0 : shortest;
}
