import { type CharSet, JS } from 'refa';

import { type FollowGraph, followGraphOf } from './follow-graph.ts';

/** The most pairs of steps that are examined, which takes a fraction of a second. */
const MAX_STEPS = 2_000_000;

/** What is wrong with an expression, whatever it is meant to find. */
export type PatternFlaw = 'matches-empty-text' | 'ambiguous' | 'too-large' | 'too-new';

/**
 * What is wrong with a valid regular expression: it may match the empty text, or a repetition in it can match the same
 * text in two ways (exponential ambiguity). Each round of such a repetition doubles the number of attempts before the
 * engine gives up. An expression that is too large to be analyzed, or whose syntax the parser does not know yet, counts
 * as flawed too.
 */
export function findPatternFlaw(source: string, flags: string): PatternFlaw | undefined {
  const parser = parserOf(source, flags);
  if (parser === undefined) return 'too-new';
  try {
    const { expression } = parser.parse({ simplify: false, backreferences: 'unknown' });
    const graph = followGraphOf(expression.alternatives);
    return graph?.matchesEmptyText === true ? 'matches-empty-text' : findGraphFlaw(graph);
  } catch {
    // The parser unrolls backreferences, and throws where that gets too large.
    return 'too-large';
  }
}

function parserOf(source: string, flags: string): JS.Parser | undefined {
  try {
    return JS.Parser.fromLiteral({ source, flags });
  } catch {
    return undefined;
  }
}

/** Lookarounds are expressions of their own, which may match the empty text. */
function findGraphFlaw(graph: FollowGraph | undefined): PatternFlaw | undefined {
  if (graph === undefined) return 'too-large';
  if (graph.hasIdleRounds) return 'ambiguous';
  const flaws = graph.looks.map((look) => findGraphFlaw(followGraphOf(look)));
  return forkInCycle(graph) ?? flaws.find((flaw) => flaw !== undefined);
}

/**
 * Whether two different paths that read the same text start and end at the same position within one cycle (the
 * criterion for exponential ambiguity). Both are followed at once as pairs of positions, beginning with equal ones.
 */
function forkInCycle({ characters, follows }: FollowGraph): PatternFlaw | undefined {
  const cycles = cyclesOf(follows);
  const overlaps = overlapsOf(characters);
  const seen = new Set<number>();
  const waiting = follows.map((_, place): Pair => [place, place]);
  let steps = 0;
  for (let pair = waiting.pop(); pair !== undefined; pair = waiting.pop()) {
    const [one, other] = pair;
    for (const [next, beside, ways] of pairsAfter(pair, { follows, cycles })) {
      steps += 1;
      if (steps > MAX_STEPS) return 'too-large';
      if (next === beside && (one !== other || ways > 1)) return 'ambiguous';
      const key = Math.min(next, beside) * follows.length + Math.max(next, beside);
      if (next === beside || seen.has(key) || !overlaps(next, beside)) continue;
      seen.add(key);
      waiting.push([next, beside]);
    }
  }
  return undefined;
}

type Pair = readonly [one: number, other: number];

/** The pairs that follow a pair without leaving its cycle, with the number of ways of the first path. */
function* pairsAfter(
  [one, other]: Pair,
  { follows, cycles }: Pick<FollowGraph, 'follows'> & { readonly cycles: readonly number[] },
): Generator<readonly [next: number, beside: number, ways: number]> {
  for (const [next, ways] of follows[one]!) {
    if (cycles[next] !== cycles[one]) continue;
    for (const beside of follows[other]!.keys()) {
      if (cycles[beside] === cycles[one]) yield [next, beside, ways];
    }
  }
}

/**
 * Makes a test whether two positions share a character. It is a table, because expressions repeat few character sets.
 */
function overlapsOf(characters: readonly CharSet[]): (one: number, other: number) => boolean {
  const sets = new Map(characters.map((set) => [set.toRangesString(), set]));
  const names = [...sets.keys()];
  const kinds = characters.map((set) => names.indexOf(set.toRangesString()));
  const table = [...sets.values()].map((one) =>
    [...sets.values()].map((other) => !one.isDisjointWith(other)),
  );
  return (one, other) => table[kinds[one]!]![kinds[other]!]!;
}

/**
 * By position: the number of its strongly connected component. The positions that are reachable from a position, and
 * from which it is reachable, are those of its component.
 */
function cyclesOf(follows: readonly ReadonlyMap<number, number>[]): number[] {
  const precedes = follows.map((): number[] => []);
  for (const [place, successors] of follows.entries()) {
    for (const next of successors.keys()) precedes[next]!.push(place);
  }
  const cycles = follows.map(() => -1);
  for (const place of follows.keys()) {
    if (cycles[place] !== -1) continue;
    const descendants = reachable(place, (from) => follows[from]!.keys());
    const ancestors = reachable(place, (from) => precedes[from]!);
    cycles[place] = place;
    for (const mate of descendants) if (ancestors.has(mate)) cycles[mate] = place;
  }
  return cycles;
}

function reachable(start: number, stepsFrom: (place: number) => Iterable<number>): Set<number> {
  const reached = new Set<number>();
  const waiting = [start];
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    for (const next of stepsFrom(place)) {
      if (reached.has(next)) continue;
      reached.add(next);
      waiting.push(next);
    }
  }
  return reached;
}
