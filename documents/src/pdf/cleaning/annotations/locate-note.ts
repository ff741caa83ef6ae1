import { type Box, growBox, containsCenter, joinBoxes } from '#documents/pdf/cleaning/box.ts';
import type { PageCharacter } from '#documents/pdf/cleaning/characters/page-characters.ts';
import type { PageMark } from '#documents/pdf/cleaning/plan-edits.ts';

// In points: values are drawn right up to the edge of their field.
const MARGIN = 2;

/**
 * Finds where the value of a form field or an annotation is drawn, once it is part of the page's content. If it is not
 * found, the result is the whole field; an annotation's contents that are not drawn have no position.
 */
export function locateNote(mark: PageMark, characters: readonly PageCharacter[]): PageMark {
  if (mark.place === 'content') return mark;
  const [field] = mark.areas;
  if (field === undefined) return mark;
  const outer = growBox(field, MARGIN);
  const drawn = characters.filter(({ box }) => containsCenter(outer, box));
  const found = findValue(drawn, mark.value);
  if (found.length > 0) return { ...mark, characters: found, areas: linesOf(found) };
  const areas = mark.place === 'form-field' ? [field] : [];
  return { ...mark, characters: areas, areas };
}

function findValue(drawn: readonly PageCharacter[], value: string): Box[] {
  const wanted = value.replaceAll(/\s/g, '');
  const letters = drawn.filter(({ code }) => !/\s/.test(String.fromCodePoint(code)));
  const text = letters.map(({ code }) => String.fromCodePoint(code)).join('');
  const start = text.indexOf(wanted);
  if (start < 0 || wanted === '') return [];
  // A character may take two units of the text.
  const first = Array.from(text.slice(0, start)).length;
  return letters.slice(first, first + Array.from(wanted).length).map(({ box }) => box);
}

function linesOf(boxes: readonly Box[]): Box[] {
  const lines: Box[] = [];
  for (const box of boxes) {
    const last = lines.at(-1);
    const isSameLine = last !== undefined && box.top < last.bottom && box.left > last.left;
    if (isSameLine) lines[lines.length - 1] = joinBoxes(last, box);
    else lines.push(box);
  }
  return lines;
}
