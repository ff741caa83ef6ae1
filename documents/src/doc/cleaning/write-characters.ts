import iconv from 'iconv-lite';

import { encodingOfLanguage } from '../code-pages.ts';
import type { FileInformation } from '../file-information-block.ts';
import type { CharacterPlace } from './character-places.ts';

const WIDE_MASK = 0x2588;
const NARROW_MASK = '*'.charCodeAt(0);
const SPACE = 0x20;

export function maskCharacters(main: Uint8Array, places: readonly CharacterPlace[]): void {
  for (const place of places) write(main, place, place.width === 2 ? WIDE_MASK : NARROW_MASK);
}

export function blankCharacters(main: Uint8Array, places: readonly CharacterPlace[]): void {
  for (const place of places) write(main, place, SPACE);
}

/** Writes a text over characters and pads it with spaces; returns whether it fits, and writes nothing if not. */
export function replaceCharacters(
  main: Uint8Array,
  places: readonly CharacterPlace[],
  { text, information }: { text: string; information: FileInformation },
): boolean {
  const units = toUnits(text, places, information);
  if (units === undefined || units.length > places.length) return false;
  for (const [index, place] of places.entries()) write(main, place, units[index] ?? SPACE);
  return true;
}

/** The code units of a text in one-byte or two-byte characters; undefined if a character cannot be encoded. */
function toUnits(
  text: string,
  places: readonly CharacterPlace[],
  { characters, language }: FileInformation,
): number[] | undefined {
  if (/[\p{Cc}]/u.test(text)) return undefined;
  if (characters === 'code-page') {
    const encoding = encodingOfLanguage(language);
    const bytes = iconv.encode(text, encoding);
    return iconv.decode(bytes, encoding) === text ? [...bytes] : undefined;
  }
  const units = Array.from({ length: text.length }, (_, index) =>
    places[index]?.width === 1 ? narrowUnit(text[index]!) : text.charCodeAt(index),
  );
  return units.every((unit) => unit !== undefined) ? units : undefined;
}

function narrowUnit(character: string): number | undefined {
  const [byte] = iconv.encode(character, 'windows-1252');
  return iconv.decode(Buffer.of(byte!), 'windows-1252') === character ? byte : undefined;
}

function write(main: Uint8Array, { offset, width }: CharacterPlace, unit: number): void {
  main[offset] = unit & 0xff;
  if (width === 2) main[offset + 1] = unit >> 8;
}
