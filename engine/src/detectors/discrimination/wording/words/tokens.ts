/** The span of a word in a text. */
export interface Token {
  readonly start: number;
  readonly end: number;
}

const LONGEST_RUN = 40;
/**
 * A word may continue after an apostrophe or a full stop, as in `u.s.`; these limit the number and the length of its
 * parts.
 */
const MAX_PARTS = 4;
const LONGEST_PART = 20;
const APOSTROPHE = 0x27;
const FULL_STOP = 0x2e;
const TYPESET_APOSTROPHE = 0x2019;
const LETTER = /[\p{L}\d]/u;
const LETTERS = Uint8Array.from({ length: 0x80 }, (_, unit) =>
  Number(LETTER.test(String.fromCharCode(unit))),
);

/** The spans of the words in a text. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let token = tokenFrom(text, 0);
  while (token !== undefined) {
    tokens.push(token);
    token = tokenFrom(text, token.end);
  }
  return tokens;
}

/** The first word that begins at or after an offset, which must not be within a word. */
export function tokenFrom(text: string, offset: number): Token | undefined {
  for (let start = offset; start < text.length; start += 1) {
    const end = endOfWord(text, start);
    if (end > start) return { start, end };
  }
  return undefined;
}

/**
 * The word of a token, in lower case and with straight apostrophes; the abbreviation `ADD`, a different word in lower
 * case, keeps its capitals.
 */
export function wordOf(text: string, { start, end }: Token): string {
  const word = text.slice(start, end);
  return word === 'ADD' ? word : word.toLowerCase().replaceAll('’', "'");
}

/** Whether `wordOf` a token equals a word; most differ in their first letter, which avoids the substring. */
export function isWord(text: string, token: Token, word: string): boolean {
  const first = text.charCodeAt(token.start);
  const mayBe = first >= 0x80 || ((first ^ word.charCodeAt(0)) & 31) === 0;
  return mayBe && wordOf(text, token) === word;
}

/**
 * The end of the word that begins at an offset; the offset itself if there is none. Written without a regular
 * expression, because it reads every sentence that may contain a listed word.
 */
export function endOfWord(text: string, start: number): number {
  let end = endOfRun(text, start, LONGEST_RUN);
  if (end === start) return start;
  for (let part = 0; part < MAX_PARTS && isInnerMark(text, end); part += 1) {
    const endOfPart = endOfRun(text, end + 1, LONGEST_PART);
    if (endOfPart === end + 1) break;
    end = endOfPart;
  }
  return end;
}

function endOfRun(text: string, start: number, longest: number): number {
  let end = start;
  const last = Math.min(text.length, start + longest);
  while (end < last) {
    const unit = text.charCodeAt(end);
    if (LETTERS[unit] === 1) end += 1;
    else if (unit >= 0x80 && isLetterAt(text, end)) end += widthAt(text, end);
    else break;
  }
  return end;
}

function isLetterAt(text: string, offset: number): boolean {
  const point = text.codePointAt(offset);
  return point !== undefined && LETTER.test(String.fromCodePoint(point));
}

/** The number of UTF-16 units of the character at an offset. */
function widthAt(text: string, offset: number): number {
  return text.charCodeAt(offset) >= 0xd800 && (text.codePointAt(offset) ?? 0) > 0xffff ? 2 : 1;
}

function isInnerMark(text: string, offset: number): boolean {
  if (offset >= text.length) return false;
  const unit = text.charCodeAt(offset);
  return unit === APOSTROPHE || unit === FULL_STOP || unit === TYPESET_APOSTROPHE;
}
