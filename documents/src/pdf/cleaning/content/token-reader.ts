import { readLiteralString } from './literal-string.ts';

/**
 * A PDF value: a number, a string's bytes, a keyword, or the items of an array or a dictionary. Names are keywords that
 * begin with a slash.
 */
export type PdfValue = number | Uint8Array | string | readonly PdfValue[];

/** A lookup table: queried for every byte of a file's content. */
const markBytes = (marked: Iterable<number>): Uint8Array => {
  const table = new Uint8Array(256);
  for (const byte of marked) table[byte] = 1;
  return table;
};

const SPACES = markBytes([0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20]);
const DELIMITERS = markBytes(Buffer.from('()<>[]{}/%'));
const LINE_ENDS = new Set([0x0a, 0x0d]);
const PERCENT = 0x25;
const SLASH = 0x2f;
const NUMBER = /^[+-]*(?:\d+\.?\d*|\.\d+)(?:-\d*)?$/;
const MAX_NESTING = 100;

/** Whether a byte is white space. */
export function isSpace(code: number | undefined): boolean {
  return SPACES[code ?? 0] === 1;
}

/** Parses PDF values from bytes one by one, from the current position; whatever makes no sense becomes a keyword. */
export class TokenReader {
  at = 0;
  readonly #bytes: Buffer;

  constructor({ buffer, byteOffset, length }: Uint8Array) {
    this.#bytes = Buffer.from(buffer, byteOffset, length);
  }

  /** Advances to the next value or comment; returns false at the end. */
  skipSpaces(): boolean {
    while (this.at < this.#bytes.length && SPACES[this.#bytes[this.at]!] === 1) this.at += 1;
    return this.at < this.#bytes.length;
  }

  isAtComment(): boolean {
    return this.#bytes[this.at] === PERCENT;
  }

  skipLine(): void {
    while (this.at < this.#bytes.length && !LINE_ENDS.has(this.#bytes[this.at]!)) this.at += 1;
  }

  /** Parses the value at the current position. */
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
    const isDelimiter = DELIMITERS[this.#bytes[start]!] === 1 && this.#bytes[start] !== SLASH;
    if (!isDelimiter) this.#skipWord();
    const word = this.#bytes.toString('latin1', start, this.at);
    return NUMBER.test(word) ? Number.parseFloat(word) || 0 : word;
  }

  #skipWord(): void {
    for (; this.at < this.#bytes.length; this.at += 1) {
      const code = this.#bytes[this.at]!;
      if (SPACES[code] === 1 || DELIMITERS[code] === 1) return;
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
    const inner = this.#bytes.toString('latin1', this.at + 1, closing);
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
