import { CLASS_OF, DIGIT_CLASS, SPACE_CLASS } from './fold.ts';

/**
 * A compiled trigger. Its notation: letters match regardless of case and accents, `#` is any digit, a space is any
 * run of white space, other ASCII marks are themselves and their typeset forms. A literal stands for whole words:
 * `*` at its end lets the last word go on, `*` at its start lets the first one begin earlier.
 */
export interface Literal {
  readonly source: string;
  readonly classes: Uint8Array;
  /** Whether the character before must not be part of a word. */
  readonly startsWord: boolean;
  /** Whether the character after must not be part of a word. */
  readonly endsWord: boolean;
}

/** Compiles a trigger; throws a TypeError that names it when the notation is not kept. */
export function parseLiteral(source: string): Literal {
  const mayBeginEarlier = source.startsWith('*');
  const mayGoOn = source.endsWith('*') && source.length > 1;
  const body = source.slice(mayBeginEarlier ? 1 : 0, mayGoOn ? -1 : undefined);
  const classes = Uint8Array.from(body, classOf);
  if (body.trim() !== body || !body || body.includes('  ') || classes.includes(0)) {
    throw new TypeError(`Not a literal: ${JSON.stringify(source)}`);
  }
  return {
    source,
    classes,
    startsWord: !mayBeginEarlier && isWordClass(classes[0]),
    endsWord: !mayGoOn && isWordClass(classes.at(-1)),
  };
}

function classOf(character: string): number {
  return character === '#' ? DIGIT_CLASS : (CLASS_OF[character.charCodeAt(0)] ?? 0);
}

const UNDERSCORE_CLASS = CLASS_OF['_'.charCodeAt(0)];

function isWordClass(characterClass: number | undefined): boolean {
  return (
    characterClass !== undefined &&
    (characterClass < SPACE_CLASS || characterClass === UNDERSCORE_CLASS)
  );
}

/** Where a literal that ends at `end` begins in `text`: runs of white space may make it longer than itself. */
export function startOfLiteral(literal: Literal, text: string, end: number): number {
  let start = end;
  for (let index = literal.classes.length - 1; index >= 0; index -= 1) {
    start -= 1;
    if (literal.classes[index] !== SPACE_CLASS) continue;
    while (CLASS_OF[text.charCodeAt(start - 1)] === SPACE_CLASS) start -= 1;
  }
  return start;
}
