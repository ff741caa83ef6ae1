import { type CharacterProperty, DELETED, HIDDEN, listProperties } from '../character-switches.ts';
import type { FileInformation } from '../file-information-block.ts';
import { characterProperties, listPropertyRuns } from '../property-pages.ts';

const CHARACTER_ENTRY = 1;
/** From [MS-DOC] 2.6.1: the switch for inserted text. */
const INSERTED = 0x0801;
/**
 * The switch for text without proofreading, which is off: readers take the mere presence of the other for an insertion.
 */
const UNPROOFED = 0x0875;
/** The properties for author and date of insertions and deletions. */
const AUTHORS_AND_DATES: ReadonlySet<number> = new Set([0x4804, 0x4863, 0x6805, 0x6864]);
/** Changes of formatting: a length, whether there is one, its author, and its date. */
const FORMATTED: ReadonlySet<number> = new Set([0xca57, 0xca89]);

/**
 * Accepts the tracked changes in the formatting of characters, in place: inserted text is no longer marked, deleted
 * text, which is blank by then, is hidden, and nothing tells who changed it and when. Word 6 and 95 store formatting
 * differently, which is not changed.
 */
export function acceptChanges(
  main: Uint8Array,
  table: Uint8Array,
  { isOld, characterPages: range }: FileInformation,
): void {
  if (isOld) return;
  for (const run of listPropertyRuns(main, table, { range, entryLength: CHARACTER_ENTRY })) {
    const properties = characterProperties(run);
    for (const property of listProperties(properties)) accept(properties, property);
  }
}

function accept(
  properties: Uint8Array,
  { at, operator, operand, length }: CharacterProperty,
): void {
  const value = properties.subarray(operand, operand + length);
  const replace = (other: number): void => properties.set([other & 0xff, other >> 8], at);
  if (operator === INSERTED) replace(UNPROOFED);
  if (operator === DELETED) replace(value[0] === 1 ? HIDDEN : UNPROOFED);
  else if (operator === INSERTED || AUTHORS_AND_DATES.has(operator)) value.fill(0);
  // The first byte is the length of the others.
  else if (FORMATTED.has(operator)) value.fill(0, 1);
}
