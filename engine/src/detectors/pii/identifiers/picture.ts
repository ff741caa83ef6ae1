/** Ways to write an identifier, ready to be looked for at once. */
export interface Pictures {
  /** Sticky; matches the identifier where it begins, as a whole word. */
  readonly form: RegExp;
  /** Literals that stand in every text of these forms. */
  readonly triggers: readonly string[];
  /** How many characters of the form stand before its triggers. */
  readonly lead: number;
  /** Whether a letter is what the form begins with, whichever of its ways. */
  readonly beginsWithLetter: boolean;
  /** How long texts of these forms are, each once; all of them end with a letter, a digit or a bracket. */
  readonly lengths: readonly number[];
  /** With so many letters or digits they begin at least. */
  readonly solid: number;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const NOT_IN_WORD = String.raw`(?<![\dA-Za-z\u00c0-\u024f]|\d[.,/-])`;
const NOT_FOLLOWED = String.raw`(?![\dA-Za-z\u00c0-\u024f]|[-/.,]\d|-[A-Za-z](?![A-Za-z]))`;

/** Where a blank, a full stop or a hyphen may stand in a number that is written in groups of any size. */
const GAP = '~';
const GAPS = ['', ' ', '.', '-'];

/**
 * Compiles pictures of an identifier: `#` is a digit, `@` a letter, `?` a letter or a digit, `[XYZ]` one of these,
 * anything else itself; after the letters that a picture with `~` in front begins with, groups may be of any size.
 * Letters match regardless of case. Returns one form for each place at which triggers begin.
 */
export function parsePictures(pictures: readonly string[]): Pictures[] {
  const parsed = pictures.map(itemsOf);
  return [...Map.groupBy(parsed, leadOf)].map(([lead, group]) => ({
    form: formOf(group),
    triggers: group.flatMap((items) => triggersOf(items.slice(lead), lead > 0)),
    lead,
    lengths: [...new Set(group.flatMap(lengthsOf))],
    solid: Math.min(...group.map(solidOf)),
    beginsWithLetter: group.every(([first = '']) => /^(?:@|[A-Za-z]|\[[A-Za-z]+\])$/.test(first)),
  }));
}

/** What matches any of some pictures where it begins: sticky, as a whole word. */
export function formOfAny(pictures: readonly string[]): RegExp {
  return formOf(pictures.map(itemsOf));
}

function itemsOf(picture: string): readonly string[] {
  const items = picture.replace(GAP, '').match(/\[[^\]]+\]|[^[]/g) ?? [];
  if (!picture.startsWith(GAP)) return items;
  const digits = items.findIndex((item) => !/^[A-Z]$/.test(item));
  return items.flatMap((item, index) => (index < digits ? [item] : [GAP, item]));
}

/** All gaps may be closed, and all of them open. */
function lengthsOf(items: readonly string[]): number[] {
  const gaps = items.filter((item) => item === GAP).length;
  return Array.from({ length: gaps + 1 }, (_, open) => items.length - open);
}

/** How many letters or digits come before anything else. */
function solidOf(items: readonly string[]): number {
  const other = items.findIndex((item) => !/^(?:[#@?A-Za-z\d]|\[[A-Za-z\d]+\])$/.test(item));
  return other === -1 ? items.length : other;
}

function formOf(pictures: readonly (readonly string[])[]): RegExp {
  const ways = pictures.map((items) => items.map(sourceOf).join(''));
  return new RegExp(`${NOT_IN_WORD}(?:${ways.join('|')})${NOT_FOLLOWED}`, 'iy');
}

/** Triggers begin with the last letter before the digits where all letters could be too many different ones. */
function leadOf(items: readonly string[]): number {
  const firstDigit = items.findIndex((item) => item === '#' || /\d/.test(item));
  const before = items.slice(0, firstDigit);
  const choices = before.filter((item) => /^(?:[@?]|\[)/.test(item));
  if (choices.length <= 1 && !/[@?]/.test(choices.join(''))) return 0;
  // One letter before the digits is rare enough, and long runs of digits then wake nobody.
  return before.at(-1) === '@' ? firstDigit - 1 : firstDigit;
}

function sourceOf(item: string): string {
  if (item === GAP) return '[ .-]?';
  if (item === '#') return String.raw`\d`;
  if (item === '@') return '[a-z]';
  if (item === '?') return String.raw`[a-z\d]`;
  return item.startsWith('[')
    ? item.replace('[-', '[\\-')
    : item.replace(/[.+/()]/g, String.raw`\$&`);
}

/** Follows the picture up to its second open choice of letters, for every choice is a literal more. */
function triggersOf(items: readonly string[], mayBeginEarlier: boolean): string[] {
  let literals = [mayBeginEarlier ? '*' : ''];
  let choices = 0;
  for (const item of items) {
    const options = optionsOf(item);
    if (options === undefined || (options.length > 1 && choices === 1)) {
      return literals.map((literal) => `${literal.trimEnd()}*`);
    }
    if (options.length > 1) choices += 1;
    literals = literals.flatMap((literal) => options.map((option) => literal + option));
  }
  return literals;
}

/** The literal characters that an item stands for; undefined where they are too many to list. */
function optionsOf(item: string): readonly string[] | undefined {
  if (item === '@') return LETTERS.split('');
  if (item === GAP) return GAPS;
  if (item === '?' || /^\[.*-.*\]$/.test(item)) return undefined;
  if (!item.startsWith('[')) return [item];
  const options = item.slice(1, -1).split('');
  return options.every((option) => /\d/.test(option)) ? ['#'] : options;
}
