const CAPITALIZED = /^\p{Lu}[\p{Ll}’']/u;
const NEXT_WORD = /^[\s]{1,2}(?=(\p{Lu}[\p{Ll}’']))/u;
const PREVIOUS_NAME = /\p{Lu}\p{Ll}{1,20}\s$/u;
/** Three lowercase words distinguish running text from a title-case heading. */
const RUNNING_TEXT = /(?:\s\p{Ll}{3,40}\b[\s\S]{0,400}?){3}/u;

/**
 * Whether a word is capitalized next to another capitalized word in running text, as `Oriental` in `the Oriental
 * Plaza`.
 */
export function isPartOfName(sentence: string, start: number, end: number): boolean {
  if (!CAPITALIZED.test(sentence.slice(start, start + 2)) || !RUNNING_TEXT.test(sentence)) {
    return false;
  }
  return (
    NEXT_WORD.test(sentence.slice(end, end + 4)) ||
    PREVIOUS_NAME.test(sentence.slice(Math.max(0, start - 24), start))
  );
}

/** A URL, up to one of its words. */
const ADDRESS = /(?:\w:\/\/|\bwww\.)\S{0,200}$/;

/** Whether a word is within a URL, which cannot be reworded. */
export function isPartOfAddress(sentence: string, start: number): boolean {
  return ADDRESS.test(sentence.slice(Math.max(0, start - 240), start));
}

/** A title, or a given name within a sentence. */
const BEFORE_SURNAME =
  /(?:\b(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Sir)\.?|[\p{Ll},]\s\p{Lu}\p{Ll}{1,20})\s$/u;

/** Whether a word is a surname, as `Paki` in `our customer Wiremu Paki`; a slur would not be written this way. */
export function isSurname(sentence: string, start: number): boolean {
  return (
    CAPITALIZED.test(sentence.slice(start, start + 2)) &&
    BEFORE_SURNAME.test(sentence.slice(Math.max(0, start - 30), start))
  );
}

/** Whether a name follows immediately in running text, as in `chairman Otto Brandt`: the title of a specific person. */
export function standsBeforeName(sentence: string, end: number): boolean {
  return NEXT_WORD.test(sentence.slice(end, end + 4)) && RUNNING_TEXT.test(sentence);
}

/** Whether a word is capitalized within a sentence, as contracts write their defined terms. */
export function isDefinedTerm(sentence: string, start: number): boolean {
  return CAPITALIZED.test(sentence.slice(start, start + 2)) && /\p{Ll}/u.test(sentence);
}
