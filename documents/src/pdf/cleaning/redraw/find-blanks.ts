import { CharacterPlaces } from '#documents/pdf/cleaning/characters/character-places.ts';
import { isBlank, readCharacters } from '#documents/pdf/cleaning/characters/page-characters.ts';
import { withoutPictures } from '#documents/pdf/cleaning/pictures/shown-by-pictures.ts';
import { removesText } from '#documents/pdf/cleaning/plan-edits.ts';
import type { PreparedPage, ObservedMark } from '#documents/pdf/cleaning/prepared-page.ts';
import { drawPicture } from '#documents/pdf/cleaning/rendering/page-picture.ts';
import { withPage, type Workbench } from '#documents/pdf/cleaning/workbench.ts';

import { blankLoosely, type Blanks, blankTightly } from './tight-blanks.ts';

/** Pixels per point: 200 dpi, for a page that stays a picture. */
export const OUTPUT_SCALE = 200 / 72;

/**
 * Finds what to fill in the picture that replaces a page, counted from 0. The cleaned document tells which text
 * disappeared when it was removed from the content, and which may still be shown by something else.
 */
export function findBlanks(bench: Workbench, index: number, prepared: PreparedPage): Blanks {
  const { pdfium, original, cleaned } = bench;
  const marks = prepared.marks.filter(removesText);
  const found = withPage(pdfium, [cleaned, index], (page) => {
    const vanished = findVanished(bench, page, { marks, toPage: prepared.toPage });
    if (vanished.size === 0) return undefined;
    const before = withPage(pdfium, [original, index], (old) =>
      drawPicture(pdfium, old, OUTPUT_SCALE),
    );
    if (before === undefined) return undefined;
    return blankTightly(
      { before, after: drawPicture(pdfium, page, OUTPUT_SCALE) },
      { marks, vanished },
    );
  });
  return found ?? blankLoosely(marks);
}

/** The marks of which a loaded page has no letter left, and which no picture on it may show. */
function findVanished(
  { pdfium, cleaned }: Workbench,
  page: number,
  { marks, toPage }: Pick<PreparedPage, 'marks' | 'toPage'>,
): ReadonlySet<ObservedMark> {
  const seen = marks.filter(({ glyphs }) => glyphs.length > 0);
  if (seen.length === 0) return new Set();
  const letters = readCharacters(pdfium, page).filter(({ code }) => !isBlank(code));
  const left = new CharacterPlaces(letters);
  const places = seen
    .filter(({ characters }) => left.within(characters).length === 0)
    .map((mark) => ({ mark, boxes: [...mark.characters, ...mark.areas] }));
  const withoutOverlap = withoutPictures(pdfium, { document: cleaned, page, toPage }, places);
  return new Set(withoutOverlap.map(({ mark }) => mark));
}
