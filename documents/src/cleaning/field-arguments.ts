import { type FieldUse, isUnseenText, useOfField } from '../fields/field-kinds.ts';

/** A stretch of a field code; `end` is exclusive. */
export interface CodeRange {
  readonly start: number;
  readonly end: number;
}

const KIND = /^\s*([^\s"\u201c\u201d\\]+)/;
/** A switch, or an argument with or without quotation marks. */
const PIECE = /\\\S?|["\u201c]([^"\u201c\u201d]*)["\u201d]?|[^\s"\u201c\\]+/g;

/**
 * The stretches of a field code that a cleaned copy drops. What stays is what the field shows anyway, or on a list:
 * formats, and names and numbers of fields that refer to the document itself. Addresses of links, their tooltips,
 * references to other data and people, and stored texts go, and of fields of an unknown kind everything.
 */
export function findSensitiveArguments(
  code: string,
  isKeptAddress: (address: string) => boolean,
): CodeRange[] {
  const [head, kind = ''] = KIND.exec(code) ?? [''];
  const use = useOfField(kind);
  const sensitive = listArguments(code, head.length)
    .filter(
      (argument, position) =>
        !isHarmless(argument, use, isKeptAddress) ||
        (position === 0 && MACRO_BUTTON.test(kind) && !NO_MACRO.test(argument.value)),
    )
    .map(({ value, start }) => ({ start, end: start + value.length }));
  // The name of an unknown field with arguments may be their first word; alone, it refers to a bookmark.
  if (use === 'unknown' && kind !== '' && sensitive.length > 0)
    sensitive.unshift({ start: head.length - kind.length, end: head.length });
  return sensitive;
}

/** The arguments after the name of a field, switches left out. */
function listArguments(code: string, from: number): FieldArgument[] {
  const found: FieldArgument[] = [];
  let before = '';
  for (const { 0: piece, 1: quoted, index } of code.slice(from).matchAll(PIECE)) {
    const isQuoted = quoted !== undefined;
    const start = from + index + (isQuoted ? 1 : 0);
    if (!piece.startsWith('\\')) found.push({ value: quoted ?? piece, start, before, isQuoted });
    before = piece;
  }
  return found;
}

/** Whether the arguments of a field are text that the document stores without showing it. */
export function hasUnseenText(code: string): boolean {
  return isUnseenText(useOfField(KIND.exec(code)?.[1] ?? ''));
}

interface FieldArgument {
  readonly value: string;
  /** The preceding piece of the field code. */
  readonly before: string;
  readonly isQuoted: boolean;
  readonly start: number;
}

const MACRO_BUTTON = /^macrobutton$/i;
/** The value that a template's button has by custom when it starts no macro. */
const NO_MACRO = /^no_?macro$/i;
/** More digits may be a number of a person. */
const LONG_NUMBER = /\d(?:[-/.]?\d){6}/;

/** Whether an argument may stay, by the use of its field. */
const HARMLESS: Readonly<Record<FieldUse, (argument: FieldArgument) => boolean>> = {
  shown: () => true,
  naming: () => true,
  bare: () => false,
  referring: () => false,
  text: () => false,
  unknown: () => false,
  // The names of bookmarks and frames follow switches of their own.
  link: ({ before }) => /^\\[lntm]$/i.test(before),
  formula: ({ value, isQuoted }) => !isQuoted && !LONG_NUMBER.test(value),
};

function isHarmless(
  argument: FieldArgument,
  use: FieldUse,
  isKeptAddress: (address: string) => boolean,
): boolean {
  const { value, before } = argument;
  if (value.trim() === '' || /^\\[*@#]$/.test(before)) return true;
  if (use === 'link' && !/^\\o$/i.test(before) && isKeptAddress(value)) return true;
  return HARMLESS[use](argument);
}
