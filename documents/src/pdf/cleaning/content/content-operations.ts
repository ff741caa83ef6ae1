import { isSpace, type PdfValue, TokenReader } from './token-reader.ts';

/** An operator with its operands, from `start` to `end` in the stream's bytes. */
export interface ContentOperation {
  /** `%` for a comment, `BI` for a whole inline image. */
  readonly operator: string;
  readonly operands: readonly PdfValue[];
  /** The offset of each operand, and finally of the operator: for an inline image, of its `ID`. */
  readonly begins: readonly number[];
  readonly start: number;
  readonly end: number;
}

const LITERALS = new Set(['true', 'false', 'null']);
const LETTER_E = 0x45;
const LETTER_I = 0x49;

/** Parses any content stream; whatever makes no sense becomes an unknown operator. */
export function* readOperations(bytes: Uint8Array): Generator<ContentOperation> {
  const reader = new TokenReader(bytes);
  let operands: PdfValue[] = [];
  let begins: number[] = [];
  let start: number | undefined;
  while (reader.skipSpaces()) {
    const begin = reader.at;
    if (reader.isAtComment()) {
      reader.skipLine();
      yield { operator: '%', operands: [], begins: [begin], start: begin, end: reader.at };
      continue;
    }
    start ??= begin;
    const value = reader.next();
    if (value !== 'BI') begins.push(begin);
    // The entries of an inline image are between BI and ID, its data follows.
    if (value === 'ID') reader.at = endOfImage(bytes, reader.at);
    if (!isOperator(value)) {
      operands.push(value);
    } else if (value !== 'BI') {
      yield { operator: value === 'ID' ? 'BI' : value, operands, begins, start, end: reader.at };
      operands = [];
      begins = [];
      start = undefined;
    }
  }
}

function isOperator(value: PdfValue): value is string {
  return typeof value === 'string' && !value.startsWith('/') && !LITERALS.has(value);
}

/** After the first `EI` between white space that is not followed by binary data. */
function endOfImage(bytes: Uint8Array, from: number): number {
  for (let at = from; at < bytes.length; at += 1) {
    const isMark = bytes[at] === LETTER_E && bytes[at + 1] === LETTER_I && isSpace(bytes[at - 1]);
    if (isMark && isPlainText(bytes.subarray(at + 2, at + 12))) return at + 2;
  }
  return bytes.length;
}

function isPlainText(bytes: Uint8Array): boolean {
  const isSeparated = bytes.length === 0 || isSpace(bytes[0]);
  return isSeparated && bytes.every((code) => isSpace(code) || (code >= 0x20 && code < 0x7f));
}
