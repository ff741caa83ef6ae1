/** A stretch of a number format that is shown as it is, and its offset in it. */
export interface ShownWords {
  readonly text: string;
  readonly from: number;
}

/** A stretch of a number format: words that it shows, or anything else, as it is written. */
interface FormatPart {
  readonly written: string;
  /** Undefined if it shows no words. */
  readonly words: ShownWords | undefined;
}

/** Quoted, escaped, the width or the repetition of a character, in brackets, a code, and anything else. */
const TOKEN =
  /"(?<quoted>[^"]*)(?:"|$)|\\(?<escaped>.?)|[_*].?|\[(?<bracket>[^\]]*)(?:\]|$)|(?<code>(?:General|Standard|AM\/PM|A\/P|E[+-]|a{3,4}|[ymdhsgeb]+)(?!\p{L}))|(?<unquoted>\p{L}[\p{L}\p{M}]*|[\d\-. ]+|[+()/:'&~{}=<>^!$])|./gisu;
const SPOKEN = /[\p{L}\p{N}]/u;
/** The color of a number, its condition, the way of its digits, a time that goes on, and a language. */
const SETTING =
  /^(?:black|blue|cyan|green|magenta|red|white|yellow|colou?r ?\d{1,2}|[<>=]{1,2} ?-?[\d.,]+|(?:db|nat)num\d+|h+|m+|s+|\$-[\w-]{1,24}(?:,\d+)?)$/i;
const CURRENCY = '$';
/** The code of a language after a currency. */
const LANGUAGE = /-[\da-f]{3,8}$/i;
/** What the sign or the code of a currency does not contain. */
const NO_CURRENCY = /\p{N}|.{5}/u;
/** Fewer belong to the number, to a fraction or to the code of a country. */
const MIN_DIGITS = 4;

/**
 * What a number format writes beside a number, as far as it contains letters or digits: quoted and escaped characters,
 * what it declares to be a currency, and what some programs show although it should be quoted.
 */
export function listFormatWords(format: string): ShownWords[] {
  return listParts(format).flatMap(({ words }) => words ?? []);
}

/**
 * The same number format with all such words in quotation marks, the only form in which another text can replace them.
 */
export function quoteFormatWords(format: string): string {
  return listParts(format)
    .map(({ written, words }) => (words === undefined ? written : `"${words.text}"`))
    .join('');
}

/** What is shown without anything between it is one part. */
function listParts(format: string): FormatPart[] {
  const parts: FormatPart[] = [];
  let written = '';
  let pieces: ShownWords[] = [];
  const end = (): void => {
    const text = pieces.map((piece) => piece.text).join('');
    const words = SPOKEN.test(text) ? { text, from: pieces[0]?.from ?? 0 } : undefined;
    if (written !== '') parts.push({ written, words });
    written = '';
    pieces = [];
  };
  for (const match of format.matchAll(TOKEN)) {
    const piece = readPiece(match);
    if (piece === undefined) end();
    else pieces.push(piece);
    written += match[0];
    if (piece === undefined) end();
  }
  end();
  return parts;
}

function readPiece({ index, groups = {} }: RegExpExecArray): ShownWords | undefined {
  const { quoted, escaped, bracket, unquoted } = groups;
  const from = index + 1;
  // No quoted text can contain a quotation mark.
  if (escaped !== undefined) return { text: escaped.replace('"', '\u201d'), from };
  if (quoted !== undefined) return { text: quoted, from };
  if (bracket !== undefined) return readBracket(bracket, from);
  if (unquoted === undefined || isPlaceholder(unquoted)) return undefined;
  return { text: unquoted, from: index };
}

/** Some programs show whatever is declared to be a currency. */
function readBracket(written: string, from: number): ShownWords | undefined {
  if (SETTING.test(written)) return undefined;
  if (!written.startsWith(CURRENCY)) return { text: written.replaceAll('"', '\u201d'), from };
  const whole = written.slice(CURRENCY.length).replaceAll('"', '\u201d');
  const sign = whole.replace(LANGUAGE, '');
  if (!NO_CURRENCY.test(sign)) return undefined;
  return { text: /\p{N}/u.test(sign) ? whole : sign, from: from + CURRENCY.length };
}

/** Whether the digits of the number stand there, and not digits of a format's own. */
function isPlaceholder(unquoted: string): boolean {
  return /[\d.]/.test(unquoted) && (unquoted.match(/[1-9]/g) ?? []).length < MIN_DIGITS;
}
