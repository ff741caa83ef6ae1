import { argumentsBeforeText, isUnseenText, useOfField } from './field-kinds.ts';

/** A stretch of a piece of a field code that is text; `end` is exclusive. */
interface FieldText {
  readonly start: number;
  readonly end: number;
  /** Whether the field stores it without showing it. */
  readonly isHidden: boolean;
}

/** Reads a field code piece by piece, as a file splits it. */
export interface FieldCodeReader {
  /** The text in the next piece. */
  read(piece: string): FieldText[];
}

/** Takes the next character of a code, and tells whether it is text. */
type Step = (character: string) => boolean;

const SPACE = /\s/;
const WORD_END = /[\s"\u201c\u201d\\]/;
const QUOTE = /["\u201c\u201d]/;
/** A format follows these switches. */
const FORMAT_SWITCH = /[*@#]/;
const SWITCH_LETTER = /[a-z\d]/i;
const BRACKET = /[()]/;
/** No kind of field has a longer name. */
const MAX_KIND_LENGTH = 40;

/**
 * Starts before a field code. What a field shows of its code (the prompt of a macro button, the elements of an
 * equation) is visible text, what it stores for later (entries of an index, the texts to choose from) is hidden. Names,
 * addresses and formats are no text.
 */
export function createFieldCodeReader(): FieldCodeReader {
  let kind = '';
  let isHidden = false;

  const readKind: Step = (character) => {
    if (kind === '' && SPACE.test(character)) return false;
    if (WORD_END.test(character)) {
      isHidden = isUnseenText(useOfField(kind));
      step = stepAfter(kind);
      return step(character);
    }
    if (kind.length < MAX_KIND_LENGTH) kind += character;
    return false;
  };
  let step = readKind;

  return {
    read(piece) {
      const texts: { start: number; end: number; isHidden: boolean }[] = [];
      for (let at = 0; at < piece.length; at += 1) {
        if (!step(piece[at]!)) continue;
        const last = texts.at(-1);
        if (last?.end === at) last.end += 1;
        else texts.push({ start: at, end: at + 1, isHidden });
      }
      return texts;
    },
  };
}

function stepAfter(kind: string): Step {
  const use = useOfField(kind);
  if (isUnseenText(use)) return readFormats(readArguments);
  if (use !== 'shown') return () => false;
  const skipped = argumentsBeforeText(kind);
  return skipped === 0 ? readEquation() : readFormats(skipArgument());
}

/** Leaves out switches that state a format, and the format; passes everything else on. */
function readFormats(next: (character: string, isSwitch: boolean) => boolean): Step {
  let isEscaped = false;
  let isFormat = false;
  let hasBegun = false;
  return (character) => {
    if (isFormat) {
      const isSpace = SPACE.test(character);
      isFormat = !(isSpace && hasBegun);
      hasBegun = isFormat && (hasBegun || !isSpace);
      return false;
    }
    const wasEscaped = isEscaped;
    isEscaped = !wasEscaped && character === '\\';
    isFormat = wasEscaped && FORMAT_SWITCH.test(character);
    return !isFormat && next(character, wasEscaped || isEscaped);
  };
}

function readArguments(character: string, isSwitch: boolean): boolean {
  return !isSwitch && !QUOTE.test(character);
}

/** Everything after the first argument, switches included. */
function skipArgument(): (character: string, isSwitch: boolean) => boolean {
  let state: 'before' | 'within' | 'after' | 'text' = 'before';
  return (character) => {
    const isSpace = SPACE.test(character);
    if (state === 'before' && !isSpace) state = 'within';
    else if (state === 'within' && isSpace) state = 'after';
    else if (state === 'after' && !isSpace) state = 'text';
    return state === 'text';
  };
}

/** The elements of an equation without its switches and brackets: one that is split between two elements is joined. */
function readEquation(): Step {
  let isSwitch = false;
  let hasBegun = false;
  return readFormats((character, isEscaped) => {
    if (isEscaped) {
      isSwitch = character === '\\' || SWITCH_LETTER.test(character);
      return !isSwitch;
    }
    isSwitch &&= SWITCH_LETTER.test(character);
    if (isSwitch || BRACKET.test(character)) return false;
    hasBegun ||= !SPACE.test(character);
    return hasBegun;
  });
}
