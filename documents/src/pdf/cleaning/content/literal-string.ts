/** A string's bytes, and the offset after its closing parenthesis. */
export interface LiteralString {
  readonly value: Uint8Array;
  readonly end: number;
}

const BACKSLASH = 0x5c;
const OPENING = 0x28;
const CLOSING = 0x29;
const ESCAPES: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, b: 8, f: 12 };

/** Parses a literal string, whose opening parenthesis is at `from`. */
export function readLiteralString(bytes: Uint8Array, from: number): LiteralString {
  const value: number[] = [];
  let depth = 0;
  let at = from;
  while (at < bytes.length) {
    const code = bytes[at]!;
    at += 1;
    if (code === BACKSLASH) {
      at = readEscape(bytes, at, value);
      continue;
    }
    if (code === OPENING) depth += 1;
    if (code === CLOSING) depth -= 1;
    if (depth === 0) break;
    if (depth > 1 || code !== OPENING) value.push(code);
  }
  return { value: Uint8Array.from(value), end: at };
}

/** Appends the decoded escape and returns the offset after it. */
function readEscape(bytes: Uint8Array, at: number, value: number[]): number {
  const text = Buffer.from(bytes.subarray(at, at + 3)).toString('latin1');
  const octal = /^[0-7]{1,3}/.exec(text)?.[0];
  if (octal !== undefined) {
    value.push(Number.parseInt(octal, 8) & 0xff);
    return at + octal.length;
  }
  if (text.startsWith('\r\n')) return at + 2;
  if (!text.startsWith('\n') && !text.startsWith('\r')) {
    value.push(ESCAPES[text[0] ?? ''] ?? bytes[at] ?? 0);
  }
  return at + 1;
}
