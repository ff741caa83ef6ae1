import { readLiteralString } from './literal-string.ts';

/**
 * A value as PDF writes it: a number, a string's bytes, a word, or the items of an array or a dictionary. Names are words that
 * begin with a slash.
 */
export type PdfValue = number | Uint8Array | string | readonly PdfValue[];

const SPACES = new Set([0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20]);
const DELIMITERS = new Set(Buffer.from('()<>[]{}/%'));
const LINE_ENDS = new Set([0x0a, 0x0d]);
const PERCENT = 0x25;
const SLASH = 0x2f;
const NUMBER = /^[+-]*(?:\d+\.?\d*|\.\d+)(?:-\d*)?$/;
const MAX_NESTING = 100;

/** Whether a byte is white space. */
export function isSpace(code: number | undefined): boolean {
  return SPACES.has(code ?? 0);
}

/** Reads PDF's values from bytes one by one, from wherever it stands; what makes no sense becomes a word. */
export class TokenReader {
  at = 0;
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** Goes on to the next value, comment or end; answers false at the end. */
  skipSpaces(): boolean {
    while (this.at < this.#bytes.length && SPACES.has(this.#bytes[this.at]!)) this.at += 1;
    return this.at < this.#bytes.length;
  }

  isAtComment(): boolean {
    return this.#bytes[this.at] === PERCENT;
  }

  skipLine(): void {
    while (this.at < this.#bytes.length && !LINE_ENDS.has(this.#bytes[this.at]!)) this.at += 1;
  }

  /** Reads the value that stands here. */
  next(depth = 0): PdfValue {
    const [first, second] = [this.#characterAt(this.at), this.#characterAt(this.at + 1)];
    if (first === '(') return this.#readLiteral();
    if (first === '[') return this.#readItems(']', depth);
    if (first === '<') return second === '<' ? this.#readItems('>>', depth) : this.#readHex();
    return this.#readWord();
  }

  #characterAt(at: number): string {
    return String.fromCharCode(this.#bytes[at] ?? 0);
  }

  #readWord(): PdfValue {
    const start = this.at;
    this.at += 1;
    const isDelimiter = DELIMITERS.has(this.#bytes[start]!) && this.#bytes[start] !== SLASH;
    if (!isDelimiter) this.#skipWord();
    const word = Buffer.from(this.#bytes.subarray(start, this.at)).toString('latin1');
    return NUMBER.test(word) ? Number.parseFloat(word) || 0 : word;
  }

  #skipWord(): void {
    for (; this.at < this.#bytes.length; this.at += 1) {
      const code = this.#bytes[this.at]!;
      if (SPACES.has(code) || DELIMITERS.has(code)) return;
    }
  }

  #readItems(closing: string, depth: number): PdfValue[] {
    this.at += closing.length;
    const items: PdfValue[] = [];
    if (depth >= MAX_NESTING) return items;
    while (this.skipSpaces()) {
      if (this.isAtComment()) {
        this.skipLine();
      } else if (this.#characterAt(this.at) === closing[0]) {
        this.at += closing.length;
        break;
      } else {
        items.push(this.next(depth + 1));
      }
    }
    return items;
  }

  #readHex(): Uint8Array {
    const end = this.#bytes.indexOf(0x3e, this.at);
    const closing = end < 0 ? this.#bytes.length : end;
    const inner = Buffer.from(this.#bytes.subarray(this.at + 1, closing)).toString('latin1');
    const digits = inner.replaceAll(/[^0-9A-Fa-f]/g, '');
    this.at = closing + 1;
    return Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex');
  }

  #readLiteral(): Uint8Array {
    const { value, end } = readLiteralString(this.#bytes, this.at);
    this.at = end;
    return value;
  }
}
