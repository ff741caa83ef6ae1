// Shorter values occur in the bytes of fonts by chance.
const MIN_LENGTH = 5;
const SPACE = 0x20;
const NON_LETTERS = /[^\p{L}\p{N}]+/gu;

/** Values that must not appear anywhere, prepared for a search in bytes and names. */
export interface MaskedValues {
  /**
   * The bytes with every value, in either case and in Latin-1 or UTF-16, overwritten by spaces; the same bytes if there
   * is none.
   */
  maskBytes(bytes: Uint8Array): Uint8Array;
  /** Whether a text contains a value, however its letters and digits are separated: names have no spaces. */
  isIn(text: string): boolean;
}

/** Prepares to mask values. */
export function createMaskedValues(values: readonly string[]): MaskedValues {
  const lower = [...new Set(values.map((value) => value.trim().toLowerCase()))].filter(
    (value) => value.length >= MIN_LENGTH,
  );
  const wanted = lower.map(lettersOf).filter((value) => value.length >= MIN_LENGTH);
  const needles = lower.flatMap((value) => [
    value,
    Buffer.from(value, 'utf16le').swap16().toString('latin1'),
  ]);
  return {
    maskBytes: (bytes) => (needles.length === 0 ? bytes : maskBytes(bytes, needles)),
    isIn(text) {
      const letters = lettersOf(text);
      return wanted.some((value) => letters.includes(value));
    },
  };
}

function lettersOf(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(NON_LETTERS, '');
}

function maskBytes(bytes: Uint8Array, needles: readonly string[]): Uint8Array {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
    .toString('latin1')
    .replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
  let masked: Uint8Array | undefined;
  for (const needle of needles) {
    for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + needle.length)) {
      masked ??= Uint8Array.from(bytes);
      blank(masked.subarray(at, at + needle.length));
    }
  }
  return masked ?? bytes;
}

/** The zero bytes of UTF-16 stay. */
function blank(bytes: Uint8Array): void {
  for (const [at, code] of bytes.entries()) bytes[at] = code === 0 ? 0 : SPACE;
}
