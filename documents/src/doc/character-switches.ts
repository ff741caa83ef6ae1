import { uint16At } from './little-endian.ts';

/** What formatting says about the visibility of characters. */
export interface Visibility {
  readonly isHidden: boolean;
  /** The reference for a toggle value that means "as the style" or its opposite. */
  readonly isHiddenByStyle: boolean;
  /** Whether a tracked change has deleted them. */
  readonly isDeleted: boolean;
}

/** Whether a character style, by its index, hides text. */
export type IsHidingStyle = (style: number) => boolean;

export const VISIBLE: Visibility = { isHidden: false, isHiddenByStyle: false, isDeleted: false };

/** From [MS-DOC] 2.6.1: the switch for hidden text, and that for text deleted by a tracked change. */
export const HIDDEN = 0x083c;
export const DELETED = 0x0800;
// The toggle for style separators, and the character style.
const SPECIALLY_HIDDEN = 0x0818;
const CHARACTER_STYLE = 0x4a30;
// From [MS-DOC] 2.9.244.
const AS_STYLE = 0x80;
const NOT_AS_STYLE = 0x81;
/** Operand size in bytes by the upper three bits of the operator (sprm); 0 if the operand's first byte states it. */
const OPERAND_LENGTHS = [1, 1, 2, 4, 2, 2, 0, 3];

/** Applies a property list (grpprl) to the visibility so far. */
export function applyProperties(
  properties: Uint8Array,
  before: Visibility,
  isHidingStyle: IsHidingStyle,
): Visibility {
  let { isHidden, isHiddenByStyle, isDeleted } = before;
  for (const { operator, operand } of listProperties(properties)) {
    if (operator === DELETED) isDeleted = properties[operand] === 1;
    else if (operator === HIDDEN || operator === SPECIALLY_HIDDEN) {
      isHidden = applyToggle(properties[operand]!, isHiddenByStyle);
    } else if (operator === CHARACTER_STYLE) {
      isHiddenByStyle ||= isHidingStyle(uint16At(properties, operand));
      isHidden = isHiddenByStyle;
    }
  }
  return { isHidden, isHiddenByStyle, isDeleted };
}

/** A property in a list: its operator, and the offset and length of its operand. */
export interface CharacterProperty {
  readonly at: number;
  readonly operator: number;
  readonly operand: number;
  readonly length: number;
}

/** The properties of a list (grpprl) that are complete. */
export function* listProperties(properties: Uint8Array): Generator<CharacterProperty> {
  for (let at = 0; at + 2 < properties.length;) {
    const operator = uint16At(properties, at);
    const operand = at + 2;
    const fixed = OPERAND_LENGTHS[operator >> 13]!;
    const length = fixed === 0 ? 1 + properties[operand]! : fixed;
    yield { at, operator, operand, length };
    at = operand + length;
  }
}

function applyToggle(operand: number, byStyle: boolean): boolean {
  if (operand === AS_STYLE) return byStyle;
  return operand === NOT_AS_STYLE ? !byStyle : operand !== 0;
}
