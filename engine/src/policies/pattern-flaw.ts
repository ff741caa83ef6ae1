import { type CharSet, JS } from 'refa';

import { type FollowGraph, followGraphOf } from './follow-graph.ts';

/** So many pairs of steps are looked at, which takes a fraction of a second. */
const MOST_STEPS = 2_000_000;

/** What is wrong with an expression, whatever it is to find. */
export type PatternFlaw = 'matches-empty-text' | 'ambiguous' | 'too-large';

/**
 * What is wrong with a regular expression of legal syntax: it may match the empty text, or a repetition in it can match
 * the same text in two ways. Each round of that one doubles what is tried before the engine gives up, and the time is
 * exponential in the length of the text. One that is too large to tell is as bad.
 */
export function flawOf(source: string, flags: string): PatternFlaw | undefined {
  const parser = JS.Parser.fromLiteral({ source, flags });
  try {
    const { expression } = parser.parse({ simplify: false, backreferences: 'unknown' });
    const graph = followGraphOf(expression.alternatives);
    return graph?.matchesEmptyText === true ? 'matches-empty-text' : flawOfGraph(graph);
  } catch {
    // The parser writes out what a backreference may stand for, and gives up where that is too much.
    return 'too-large';
  }
}

/** Lookarounds are expressions of their own, which may match the empty text. */
function flawOfGraph(graph: FollowGraph | undefined): PatternFlaw | undefined {
  if (graph === undefined) return 'too-large';
  if (graph.hasIdleRounds) return 'ambiguous';
  const flaws = graph.looks.map((look) => flawOfGraph(followGraphOf(look)));
  return forkInCycle(graph) ?? flaws.find((flaw) => flaw !== undefined);
}

/**
 * Whether two ways through a graph that read the same text part and meet again within one cycle. They are followed as
 * pairs of places, from where they are one: inside a cycle each place leads back to every other.
 */
function forkInCycle({ characters, follows }: FollowGraph): PatternFlaw | undefined {
  const cycles = cyclesOf(follows);
  const overlaps = overlapsOf(characters);
  const seen = new Set<number>();
  const waiting = follows.map((_, place): Pair => [place, place]);
  let steps = 0;
  for (let pair = waiting.pop(); pair !== undefined; pair = waiting.pop()) {
    const [one, other] = pair;
    for (const [next, beside, ways] of pairsBehind(pair, { follows, cycles })) {
      steps += 1;
      if (steps > MOST_STEPS) return 'too-large';
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

/** The pairs of places that two ways may go on to without leaving their cycle, and in how many ways the first does. */
function* pairsBehind(
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

/** Tells whether one character may stand at both of two places; expressions use few sets of characters again and again. */
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
 * By place the cycle that it lies in: places that lead to each other share a number, which no others have. The places
 * that a place leads to and is led to from are those of its cycle.
 */
function cyclesOf(follows: readonly ReadonlyMap<number, number>[]): number[] {
  const precedes = follows.map((): number[] => []);
  for (const [place, behind] of follows.entries()) {
    for (const next of behind.keys()) precedes[next]!.push(place);
  }
  const cycles = follows.map(() => -1);
  for (const place of follows.keys()) {
    if (cycles[place] !== -1) continue;
    const ahead = reachable(place, (from) => follows[from]!.keys());
    const behind = reachable(place, (from) => precedes[from]!);
    cycles[place] = place;
    for (const mate of ahead) if (behind.has(mate)) cycles[mate] = place;
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
