import { createValueFinder } from '@proviso/engine/spelling';

import type { PageLeak } from '#documents/cleaning/cleaning.ts';
import type { Box } from '#documents/pdf/cleaning/box.ts';
import type { Pdfium } from '#documents/pdf/pdfium.ts';

import { isBlank, visitCharacters } from './page-characters.ts';

/** The text that a page shows, and where each code unit is; undefined for what separates them. */
interface PlacedLetters {
  readonly text: string;
  readonly boxes: readonly (Box | undefined)[];
}

/** A shown string, as the file has it. */
interface Shown {
  readonly letters: string[];
  readonly boxes: (Box | undefined)[];
}

/**
 * The boxes of the characters of a loaded page that show values, also in letters that are placed one by one; undefined
 * if any value is not located at least as often as it was counted.
 */
export function locateLeaks(
  pdfium: Pdfium,
  page: number,
  leaks: readonly PageLeak[],
): readonly Box[] | undefined {
  const shown = readShown(pdfium, page);
  const finder = createValueFinder(leaks);
  const places = new Map<PageLeak, Set<Box>>(leaks.map((leak) => [leak, new Set()]));
  const covered = new Set<Box>();
  for (const spaced of [true, false]) {
    const { text, boxes } = joinShown(shown, spaced);
    for (const { value, start, end } of finder.find(text)) {
      const own = boxes.slice(start, end).filter((box) => box !== undefined);
      for (const box of own) covered.add(box);
      if (own[0] !== undefined) places.get(value)!.add(own[0]);
    }
  }
  return leaks.every((leak) => places.get(leak)!.size >= leak.count) ? [...covered] : undefined;
}

/** Joins shown strings as the lister of a file's contents does: only letters placed one by one form a word. */
function joinShown(shown: readonly Shown[], isSpaced: boolean): PlacedLetters {
  const letters: string[] = [];
  const boxes: (Box | undefined)[] = [];
  let wasLetter = false;
  for (const each of shown) {
    const isLetter = each.letters.length === 1;
    if (!(isLetter && wasLetter)) {
      letters.push('\n');
      boxes.push(undefined);
    }
    for (const [at, letter] of each.letters.entries()) {
      if (each.boxes[at] === undefined && !isSpaced) continue;
      letters.push(letter);
      for (let unit = 0; unit < letter.length; unit += 1) boxes.push(each.boxes[at]);
    }
    wasLetter = isLetter;
  }
  return { text: letters.join(''), boxes };
}

function readShown(pdfium: Pdfium, page: number): Shown[] {
  const shown: Shown[] = [];
  let last = 0;
  let isSpaced = false;
  visitCharacters(pdfium, page, (character, index, textPage) => {
    if (character === undefined || isBlank(character.code)) {
      isSpaced = true;
      return;
    }
    const object = pdfium.functions.FPDFText_GetTextObject(textPage, index);
    if (object !== last || shown.length === 0) shown.push({ letters: [], boxes: [] });
    const { letters, boxes } = shown.at(-1)!;
    if (isSpaced && letters.length > 0) {
      letters.push(' ');
      boxes.push(undefined);
    }
    letters.push(String.fromCodePoint(character.code));
    boxes.push(character.box);
    [last, isSpaced] = [object, false];
  });
  return shown;
}
