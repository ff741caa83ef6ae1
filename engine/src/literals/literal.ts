import { CLASS_OF, DIGIT_CLASS, isWordClass, OTHER_WORD_CLASS, SPACE_CLASS } from './fold.ts';

/** An occurrence of a literal is shorter than this, however long the runs of white space in it are. */
export const LONGEST_SPAN = 300;
const DIGIT_SIGN = 0x23;
/** Before it are Latin letters; some, such as ß, have no base letter to be matched as. */
const FIRST_NOT_LATIN = 0x250;

/**
 * A compiled trigger. Its notation: letters match regardless of case and accents, `#` is any digit, a space is any run
 * of white space, other ASCII marks match themselves and their typeset forms. A letter of another script than Latin
 * stands for any letter of its kind, so that `密码` matches wherever two of them follow each other. A literal matches
 * whole words only, unless `*` at its end allows the last word to continue, or `*` at its start the first one to begin
 * earlier.
 */
export interface Literal {
  readonly source: string;
  readonly classes: Uint8Array;
  /** Whether the character before must not be part of a word. */
  readonly startsWord: boolean;
  /** Whether the character after must not be part of a word. */
  readonly endsWord: boolean;
  readonly hasSpace: boolean;
}

/** Compiles a trigger; throws a TypeError that quotes it when it breaks the notation. */
export function parseLiteral(source: string): Literal {
  const mayBeginEarlier = source.startsWith('*');
  const mayGoOn = source.endsWith('*') && source.length > 1;
  const body = source.slice(mayBeginEarlier ? 1 : 0, mayGoOn ? -1 : undefined);
  const classes = classesOf(body);
  if (!isLiteral(body) || classes.includes(0)) {
    throw new TypeError(`Not a literal: ${JSON.stringify(source)}`);
  }
  return {
    source,
    classes,
    startsWord: !mayBeginEarlier && isWordClass(classes[0] ?? 0),
    endsWord: !mayGoOn && isWordClass(classes.at(-1) ?? 0),
    hasSpace: classes.includes(SPACE_CLASS),
  };
}

function isLiteral(body: string): boolean {
  const hasGoodLength = body.length > 0 && body.length < LONGEST_SPAN;
  return hasGoodLength && body.trim() === body && !body.includes('  ');
}

function classesOf(body: string): Uint8Array {
  const classes = new Uint8Array(body.length);
  for (let index = 0; index < body.length; index += 1) {
    classes[index] = classOf(body.charCodeAt(index));
  }
  return classes;
}

/** The class that a character of a literal matches; 0 for characters that are not allowed. */
function classOf(unit: number): number {
  if (unit === DIGIT_SIGN) return DIGIT_CLASS;
  const characterClass = CLASS_OF[unit] ?? 0;
  const isLatin = characterClass === OTHER_WORD_CLASS && unit < FIRST_NOT_LATIN;
  return isLatin ? 0 : characterClass;
}
