/** A stretch of a field code; `end` is exclusive. */
export interface CodeRange {
  readonly start: number;
  readonly end: number;
}

/** Fields whose arguments name other data, other files or people; their result is in the document. */
const SENSITIVE_FIELDS = new Set(
  (
    'MERGEFIELD MERGEREC NEXTIF SKIPIF DATABASE INCLUDEPICTURE INCLUDETEXT INCLUDE IMPORT LINK EMBED DDE DDEAUTO RD ' +
    'DOCPROPERTY DOCVARIABLE AUTHOR USERNAME USERADDRESS USERINITIALS COMMENTS KEYWORDS SUBJECT TITLE INFO ASK FILLIN ' +
    'ADDIN CITATION BIBLIOGRAPHY FILENAME TEMPLATE ADDRESSBLOCK GREETINGLINE BARCODE'
  ).split(' '),
);
const KIND = /^\s*([a-z]+)/i;
/** A switch, or an argument with or without quotation marks. */
const PIECE = /\\\S?|["\u201c]([^"\u201c\u201d]*)["\u201d]?|[^\s"\u201c\\]+/g;

/**
 * The stretches of a field code that a cleaned copy drops: the address of a link that may not be kept, its tooltip, and
 * the arguments of fields that refer to other data and people.
 */
export function findSensitiveArguments(
  code: string,
  isKeptAddress: (address: string) => boolean,
): CodeRange[] {
  const [head, name = ''] = KIND.exec(code) ?? [''];
  const kind = name.toUpperCase();
  const isLink = kind === 'HYPERLINK';
  if (!isLink && !SENSITIVE_FIELDS.has(kind)) return [];
  const sensitive: CodeRange[] = [];
  let before = '';
  for (const { 0: piece, 1: quoted, index } of code.slice(head.length).matchAll(PIECE)) {
    const value = quoted ?? piece;
    const start = head.length + index + (quoted === undefined ? 0 : 1);
    const argument = { value, before, isLink };
    if (!piece.startsWith('\\') && !isHarmless(argument, isKeptAddress))
      sensitive.push({ start, end: start + value.length });
    before = piece;
  }
  return sensitive;
}

interface FieldArgument {
  readonly value: string;
  /** The preceding piece of the field code. */
  readonly before: string;
  readonly isLink: boolean;
}

/** Whether an argument may stay; the names of bookmarks, formats and frames follow switches of their own. */
function isHarmless(
  { value, before, isLink }: FieldArgument,
  isKeptAddress: (address: string) => boolean,
): boolean {
  if (value === '' || /^\\[*@#]$/.test(before)) return true;
  if (!isLink || /^\\o$/i.test(before)) return false;
  return /^\\[lntm]$/i.test(before) || isKeptAddress(value);
}
