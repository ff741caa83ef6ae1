/** An identifier's formats, compiled for matching. */
export interface Pictures {
  /** Sticky; matches the identifier at its start, as a whole word. */
  readonly form: RegExp;
  /** Literals that occur in every text of these formats. */
  readonly triggers: readonly string[];
  /** The number of characters of the format before its triggers. */
  readonly lead: number;
  /** Whether every format begins with a letter. */
  readonly beginsWithLetter: boolean;
  /** The distinct lengths of texts in these formats; all of them end with a letter, a digit or a bracket. */
  readonly lengths: readonly number[];
  /** The minimum number of letters or digits they begin with. */
  readonly solid: number;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const NOT_IN_WORD = String.raw`(?<![\dA-Za-z\u00c0-\u024f]|\d[.,/-])`;
const NOT_FOLLOWED = String.raw`(?![\dA-Za-z\u00c0-\u024f]|[-/.,]\d|-[A-Za-z](?![A-Za-z]))`;

/** An optional space, period or hyphen in a number written in groups of any size. */
const GAP = '~';
const GAPS = ['', ' ', '.', '-'];

/**
 * Compiles an identifier's pictures: `#` is a digit, `@` a letter, `?` a letter or a digit, `[XYZ]` one of these, and
 * anything else stands for itself; in a picture that starts with `~`, groups may be of any size after the initial
 * letters. Letters match case-insensitively. Returns one form for each position at which triggers begin.
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

/** A sticky pattern that matches any of the pictures as a whole word. */
export function formOfAny(pictures: readonly string[]): RegExp {
  return formOf(pictures.map(itemsOf));
}

function itemsOf(picture: string): readonly string[] {
  const items = picture.replace(GAP, '').match(/\[[^\]]+\]|[^[]/g) ?? [];
  if (!picture.startsWith(GAP)) return items;
  const digits = items.findIndex((item) => !/^[A-Z]$/.test(item));
  return items.flatMap((item, index) => (index < digits ? [item] : [GAP, item]));
}

/** From all gaps closed to all gaps open. */
function lengthsOf(items: readonly string[]): number[] {
  const gaps = items.filter((item) => item === GAP).length;
  return Array.from({ length: gaps + 1 }, (_, open) => items.length - open);
}

/** The number of letters or digits before anything else. */
function solidOf(items: readonly string[]): number {
  const other = items.findIndex((item) => !/^(?:[#@?A-Za-z\d]|\[[A-Za-z\d]+\])$/.test(item));
  return other === -1 ? items.length : other;
}

function formOf(pictures: readonly (readonly string[])[]): RegExp {
  const ways = pictures.map((items) => items.map(sourceOf).join(''));
  return new RegExp(`${NOT_IN_WORD}(?:${ways.join('|')})${NOT_FOLLOWED}`, 'iy');
}

/** Triggers begin with the last letter before the digits if all the letters would have too many combinations. */
function leadOf(items: readonly string[]): number {
  const firstDigit = items.findIndex((item) => item === '#' || /\d/.test(item));
  const before = items.slice(0, firstDigit);
  const choices = before.filter((item) => /^(?:[@?]|\[)/.test(item));
  if (choices.length <= 1 && !/[@?]/.test(choices.join(''))) return 0;
  // One letter before the digits is rare enough, and avoids triggering on long runs of digits.
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

/** Follows the picture up to its second choice of letters, because every choice multiplies the literals. */
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

/** The literal characters that an item stands for; undefined if there are too many to list. */
function optionsOf(item: string): readonly string[] | undefined {
  if (item === '@') return LETTERS.split('');
  if (item === GAP) return GAPS;
  if (item === '?' || /^\[.*-.*\]$/.test(item)) return undefined;
  if (!item.startsWith('[')) return [item];
  const options = item.slice(1, -1).split('');
  return options.every((option) => /\d/.test(option)) ? ['#'] : options;
}
