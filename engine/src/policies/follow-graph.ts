import type { CharSet, Concatenation, Element, NoParent, Quantifier } from 'refa';

/**
 * The position automaton (Glushkov) of a regular expression: which of its positions may follow which in a match, and in
 * how many ways.
 */
export interface FollowGraph {
  /** By position: the set of characters that it matches. */
  readonly characters: readonly CharSet[];
  /** By position: those that may follow it, with the number of ways, 1 or `SEVERAL`. */
  readonly follows: readonly ReadonlyMap<number, number>[];
  /** The expressions of lookarounds. */
  readonly looks: readonly Alternatives[];
  /** Whether a round of a counted repetition may be empty, so that the count can be reached in many ways. */
  readonly hasIdleRounds: boolean;
  readonly matchesEmptyText: boolean;
}

export type Alternatives = readonly NoParent<Concatenation>[];

/** An expression with more positions is too large to be analyzed. */
const MAX_PLACES = 2000;
/** A repetition is unrolled up to this count; one with a higher bound is treated as unbounded. */
const MAX_COPIES = 4;
/** A single character is unrolled further, because `\d{16}` can match in one way only. */
const MAX_CHARACTERS = 128;
/** The number of ways is counted no further than this. */
const SEVERAL = 2;

/**
 * A part of an expression: its first and last positions, with the number of ways, and the number of ways to be empty.
 */
interface Part {
  readonly firsts: ReadonlyMap<number, number>;
  readonly lasts: ReadonlyMap<number, number>;
  readonly empty: number;
}

const NOTHING: Part = { firsts: new Map(), lasts: new Map(), empty: 1 };
const NEVER: Part = { ...NOTHING, empty: 0 };

/** Builds the graph of an expression; undefined where it is too large. */
export function followGraphOf(alternatives: Alternatives): FollowGraph | undefined {
  const drawing = new Drawing();
  const { empty } = drawing.choice(alternatives, MAX_COPIES);
  if (drawing.isTooLarge) return undefined;
  const { characters, follows, looks, hasIdleRounds } = drawing;
  return { characters, follows, looks, hasIdleRounds, matchesEmptyText: empty > 0 };
}

/** A graph under construction. */
class Drawing {
  readonly characters: CharSet[] = [];
  readonly follows: Map<number, number>[] = [];
  readonly looks: Alternatives[] = [];
  hasIdleRounds = false;

  get isTooLarge(): boolean {
    return this.characters.length > MAX_PLACES;
  }

  /** `copies` is how often a repetition may be unrolled. */
  choice(alternatives: Alternatives, copies: number): Part {
    let part = NEVER;
    for (const { elements } of alternatives) {
      const own = this.#row(elements, copies);
      part = {
        firsts: sum(part.firsts, own.firsts),
        lasts: sum(part.lasts, own.lasts),
        empty: atMostSeveral(part.empty + own.empty),
      };
    }
    // `\b` is a choice of lookarounds, of which one holds.
    const isLookaround = alternatives.every(({ elements }) =>
      elements.every(({ type }) => type === 'Assertion'),
    );
    return isLookaround && part.empty > 1 ? NOTHING : part;
  }

  #row(elements: readonly NoParent<Element>[], copies: number): Part {
    let part = NOTHING;
    for (const element of elements) part = this.#joined(part, this.#element(element, copies));
    return part;
  }

  #element(element: NoParent<Element>, copies: number): Part {
    if (element.type === 'CharacterClass') return this.#character(element.characters);
    if (element.type === 'Alternation') return this.choice(element.alternatives, copies);
    if (element.type === 'Quantifier') return this.#repetition(element, copies);
    if (element.type === 'Assertion') this.looks.push(element.alternatives);
    // The remaining kind is a backreference, whose text is fixed by then: it matches in one way.
    return NOTHING;
  }

  #character(characters: CharSet): Part {
    const place = this.characters.push(characters) - 1;
    this.follows.push(new Map());
    const alone = new Map([[place, 1]]);
    return { firsts: alone, lasts: alone, empty: 0 };
  }

  #repetition(repeated: NoParent<Quantifier>, copies: number): Part {
    const { min, max, alternatives } = repeated;
    if (max === 0) return NOTHING;
    const isCharacter = isSingleCharacter(alternatives);
    if (max <= (isCharacter && min === max ? MAX_CHARACTERS : copies)) {
      const left = isCharacter ? copies : Math.floor(copies / max);
      return this.#writtenOut(repeated, left);
    }
    const round = this.choice(alternatives, 1);
    this.#noteIdleRounds(round, min);
    this.#link(round.lasts, round.firsts);
    if (min === 0) return { ...round, empty: 1 };
    // The first round may be empty; the match then begins with the second one.
    return { ...round, firsts: times(round.firsts, 1 + round.empty) };
  }

  #writtenOut({ min, max, alternatives }: NoParent<Quantifier>, copies: number): Part {
    let part = NOTHING;
    for (let turn = max; turn > 0 && !this.isTooLarge; turn -= 1) {
      const round = this.choice(alternatives, copies);
      this.#noteIdleRounds(round, min);
      part = this.#joined(round, part);
      if (turn > min) part = { ...part, empty: 1 };
    }
    return part;
  }

  /** An empty round ends a repetition once the least number of rounds is reached, but not before that. */
  #noteIdleRounds(round: Part, min: number): void {
    if (min > 1 && round.empty > 0 && round.firsts.size > 0) this.hasIdleRounds = true;
  }

  #joined(one: Part, other: Part): Part {
    this.#link(one.lasts, other.firsts);
    return {
      firsts: sum(one.firsts, times(other.firsts, one.empty)),
      lasts: sum(other.lasts, times(one.lasts, other.empty)),
      empty: atMostSeveral(one.empty * other.empty),
    };
  }

  #link(lasts: ReadonlyMap<number, number>, firsts: ReadonlyMap<number, number>): void {
    if (this.isTooLarge) return;
    for (const [last, ways] of lasts) {
      const follows = this.follows[last]!;
      for (const [first, more] of firsts) {
        follows.set(first, atMostSeveral((follows.get(first) ?? 0) + ways * more));
      }
    }
  }
}

function isSingleCharacter(alternatives: Alternatives): boolean {
  const [only, ...others] = alternatives;
  return (
    others.length === 0 &&
    only?.elements.length === 1 &&
    only.elements[0]?.type === 'CharacterClass'
  );
}

function sum(
  one: ReadonlyMap<number, number>,
  other: ReadonlyMap<number, number>,
): ReadonlyMap<number, number> {
  if (other.size === 0) return one;
  const all = new Map(one);
  for (const [place, ways] of other) all.set(place, atMostSeveral((all.get(place) ?? 0) + ways));
  return all;
}

function times(places: ReadonlyMap<number, number>, factor: number): ReadonlyMap<number, number> {
  if (factor === 1) return places;
  if (factor === 0) return NOTHING.firsts;
  return new Map([...places].map(([place, ways]) => [place, atMostSeveral(ways * factor)]));
}

function atMostSeveral(ways: number): number {
  return Math.min(ways, SEVERAL);
}
