import { type Box, doOverlap } from '#documents/pdf/cleaning/box.ts';
import { type PageMark, removesText } from '#documents/pdf/cleaning/plan-edits.ts';
import type { RemovedCharacter } from '#documents/pdf/cleaning/prepared-page.ts';

import { CharacterPlaces } from './character-places.ts';
import type { Glyph, PageCharacter } from './page-characters.ts';
import { isBlank } from './page-characters.ts';

/** What a mark covers, shared by all marks in the same place. */
export interface MarkCharacters {
  readonly characters: readonly PageCharacter[];
  /** Each visible one only once where the same is drawn over itself. */
  readonly glyphs: readonly Glyph[];
}

const NONE: MarkCharacters = { characters: [], glyphs: [] };

/**
 * Finds the characters of each mark that removes text. Pages may draw the same form in the same place thousands of
 * times: the marks there are the same one, and so are the letters.
 */
export function findMarkCharacters(
  marks: readonly PageMark[],
  characters: readonly PageCharacter[],
): MarkCharacters[] {
  const known = new Map<string, MarkCharacters>();
  const places = new CharacterPlaces(characters);
  return marks.map((mark) => {
    if (!removesText(mark)) return NONE;
    const key = [...mark.characters, ...mark.areas].map(keyOf).join(';');
    const found = known.get(key) ?? findOwn(mark, places);
    known.set(key, found);
    return found;
  });
}

/** The first mark of each place. */
export function firstOfEachPlace<Mark extends { readonly glyphs: readonly Glyph[] }>(
  marks: readonly Mark[],
): Mark[] {
  const seen = new Set<readonly Glyph[]>();
  return marks.filter(({ glyphs }) => !seen.has(glyphs) && seen.add(glyphs));
}

/** What to remove, each only once where the same is drawn over itself. */
export function toRemoved(characters: Iterable<PageCharacter>): RemovedCharacter[] {
  const byPlace = new Map<string, RemovedCharacter>();
  for (const { ink, corners, origin } of characters) {
    const key = [ink.code, ...origin, ...corners].join(' ');
    if (!byPlace.has(key)) byPlace.set(key, { ink, corners, origin });
  }
  return [...byPlace.values()];
}

/** Letters of a line beside the mark's lines do not belong to it, wherever their centers lie. */
function findOwn({ areas, characters: boxes }: PageMark, places: CharacterPlaces): MarkCharacters {
  const own = places.within(boxes).filter(({ box }) => areas.some((area) => doOverlap(area, box)));
  const visible = own.filter(({ code }) => !isBlank(code)).map(({ ink }) => ink);
  const glyphs = new Map(visible.map((ink) => [`${ink.code} ${keyOf(ink)}`, ink]));
  return { characters: own, glyphs: [...glyphs.values()] };
}

function keyOf({ left, top, right, bottom }: Box): string {
  return `${left} ${top} ${right} ${bottom}`;
}
