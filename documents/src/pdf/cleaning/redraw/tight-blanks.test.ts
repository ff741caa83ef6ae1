import { describe, expect, it } from 'vitest';

import type { Box } from '#documents/pdf/cleaning/box.ts';
import type { ObservedMark } from '#documents/pdf/cleaning/prepared-page.ts';
import type { PagePicture } from '#documents/pdf/cleaning/rendering/page-picture.ts';

import { fillBlanks, looseBlanks } from './redrawn-picture.ts';
import { blankTightly } from './tight-blanks.ts';

const WHITE = Uint8Array.of(255, 255, 255);
const AREA: Box = { left: 20, top: 20, right: 60, bottom: 50 };
const LETTER: Box = { left: 30, top: 30, right: 40, bottom: 42 };
const NEIGHBOR: Box = { left: 25, top: 18, right: 35, bottom: 23 };
/** A letter of two stems. */
const INK: readonly Box[] = [
  { ...LETTER, right: 33 },
  { ...LETTER, left: 37 },
];

function markOf(glyphs: readonly Box[]): ObservedMark {
  return {
    edit: 0,
    action: 'remove',
    text: '',
    value: 'H',
    place: 'content',
    characters: [AREA],
    areas: [AREA],
    glyphs: glyphs.map((glyph) => ({ ...glyph, code: 72 })),
    paper: WHITE,
    ink: Uint8Array.of(0, 0, 0),
  };
}

/** White, with black and gray boxes. */
function draw(black: readonly Box[], gray: readonly Box[] = []): PagePicture {
  const picture = {
    width: 80,
    height: 70,
    scale: 1,
    pixels: new Uint8Array(80 * 70 * 4).fill(255),
  };
  fillBlanks(picture, [
    ...black.map((box) => ({ box, filling: Uint8Array.of(0, 0, 0) })),
    ...gray.map((box) => ({ box, filling: Uint8Array.of(170, 170, 170) })),
  ]);
  return picture;
}

/** The picture of the original page after filling. */
function fillBefore(before: PagePicture, after: PagePicture, mark: ObservedMark): PagePicture {
  const { blanks } = blankTightly({ before, after }, { marks: [mark], vanished: new Set([mark]) });
  const filled = { ...before, pixels: Uint8Array.from(before.pixels) };
  fillBlanks(filled, blanks);
  return filled;
}

function fillLoosely(before: PagePicture, mark: ObservedMark): PagePicture {
  const filled = { ...before, pixels: Uint8Array.from(before.pixels) };
  fillBlanks(filled, looseBlanks(mark));
  return filled;
}

describe('blankTightly', () => {
  it('fills the letters of a removed mark but not its neighbors', () => {
    const before = draw([...INK, NEIGHBOR]);
    expect(fillBefore(before, draw([NEIGHBOR]), markOf([LETTER]))).toEqual(draw([NEIGHBOR]));
  });

  it('shows slightly moved neighbors in their new position', () => {
    const [edge, moved] = [
      { ...NEIGHBOR, left: 24, right: 25 },
      { ...NEIGHBOR, left: 35, right: 36 },
    ];
    const before = draw([...INK, NEIGHBOR], [edge]);
    const filled = fillBefore(before, draw([NEIGHBOR], [moved]), markOf([LETTER]));
    const within = (picture: PagePicture) => picture.pixels.subarray(20 * 80 * 4);
    expect(within(filled)).toEqual(within(draw([NEIGHBOR], [moved])));
  });

  it('does not mistake an underline removed with its letters for a letter', () => {
    const line = { left: 20, top: 45, right: 60, bottom: 46 };
    const before = draw([...INK, NEIGHBOR, line]);
    expect(fillBefore(before, draw([NEIGHBOR]), markOf([LETTER]))).toEqual(draw([NEIGHBOR]));
  });

  it('does not reveal a letter through the remains of a bar beside it', () => {
    // The bar touches the first of two letters, which extends further down.
    const second = { left: 44, top: 30, right: 50, bottom: 38 };
    const bar = { left: 20, top: 42, right: 60, bottom: 55 };
    const before = draw([...INK, second, bar]);
    const filled = fillBefore(before, draw([bar]), markOf([LETTER, second]));
    const left = [
      { ...bar, right: 28 },
      { ...bar, left: 52 },
      { ...bar, top: 44 },
    ];
    expect(filled).toEqual(draw(left));
  });

  it.each([
    ['ink vanished beside the boxes of the letters', draw([]), [{ ...LETTER, right: 34 }]],
    [
      'a letter has a box where nothing changed',
      draw([]),
      [LETTER, { ...LETTER, left: 48, right: 54 }],
    ],
    [
      'a letter has a box far larger than its line',
      draw([]),
      [{ left: 0, top: 0, right: 80, bottom: 70 }],
    ],
    ['there is no letter', draw([]), []],
    ['nothing changed', draw([...INK, NEIGHBOR]), [LETTER]],
    ['a letter is still shown', draw([NEIGHBOR, INK[0]!]), [LETTER]],
    ['something fainter still shows the letter', draw([NEIGHBOR], INK), [LETTER]],
    ['the page has another size', { ...draw([]), width: 70, height: 80 }, [LETTER]],
  ])('fills the whole line when %s', (_, after, glyphs) => {
    const before = draw([...INK, NEIGHBOR]);
    const mark = markOf(glyphs);
    const filled = fillBefore(before, after, mark);
    expect(filled).toEqual(fillLoosely(before, mark));
  });

  it('fills the whole line of a mark that may not have been removed', () => {
    const before = draw([...INK, NEIGHBOR]);
    const mark = markOf([LETTER]);
    const pair = { before, after: draw([NEIGHBOR]) };
    const { blanks, tight } = blankTightly(pair, { marks: [mark], vanished: new Set() });
    expect(blanks).toEqual(looseBlanks(mark));
    expect(tight).toBe(0);
  });
});
