/** The Unicode encodings that can be recognized by a file's first bytes or its pattern of zeros. */
type UnicodeEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'utf-32le' | 'utf-32be';

/** An encoding and the length in bytes of its byte order mark. */
export interface UnicodeSignature {
  readonly encoding: UnicodeEncoding;
  readonly markLength: number;
}

// UTF-32 precedes UTF-16: its little-endian mark begins with the other's.
const MARKS: readonly { readonly encoding: UnicodeEncoding; readonly mark: readonly number[] }[] = [
  { encoding: 'utf-8', mark: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-32le', mark: [0xff, 0xfe, 0, 0] },
  { encoding: 'utf-32be', mark: [0, 0, 0xfe, 0xff] },
  { encoding: 'utf-16le', mark: [0xff, 0xfe] },
  { encoding: 'utf-16be', mark: [0xfe, 0xff] },
];

const SAMPLE_BYTES = 65_536;
const FEW = 0.005;

/** Recognizes a Unicode encoding by its byte order mark, or UTF-16 and UTF-32 by the positions of zeros. */
export function recognizeUnicode(bytes: Uint8Array): UnicodeSignature | undefined {
  for (const { encoding, mark } of MARKS) {
    if (mark.every((value, index) => bytes[index] === value)) {
      return { encoding, markLength: mark.length };
    }
  }
  const encoding = recognizeZeroPattern(bytes);
  return encoding && { encoding, markLength: 0 };
}

/**
 * In UTF-32 the two highest bytes of nearly every character are zero. In UTF-16 the high byte is zero for the
 * characters of European texts, and for every space and line break of others, while the low byte hardly ever is.
 */
function recognizeZeroPattern(bytes: Uint8Array): UnicodeEncoding | undefined {
  const sample = measure(bytes.subarray(0, SAMPLE_BYTES));
  const wide = bytes.length % 4 === 0 ? recognizeUtf32(sample) : undefined;
  return wide ?? (bytes.length % 2 === 0 ? recognizeUtf16(sample) : undefined);
}

function recognizeUtf32({ zeros, total }: Sample): UnicodeEncoding | undefined {
  const [first, second, third, fourth] = zeros;
  const nearlyAll = total * 0.225;
  if (fourth >= nearlyAll && third >= nearlyAll && first <= total * FEW) return 'utf-32le';
  if (first >= nearlyAll && second >= nearlyAll && fourth <= total * FEW) return 'utf-32be';
  return undefined;
}

function recognizeUtf16({ zeros, printable, total }: Sample): UnicodeEncoding | undefined {
  const even = zeros[0] + zeros[2];
  const odd = zeros[1] + zeros[3];
  // A few zeros in otherwise pure ASCII mean 8-bit text with stray zeros, not UTF-16.
  const isAscii = printable > (total - even - odd) * 0.9;
  const enough = total * (isAscii ? 0.4 : 0.01);
  if (odd >= enough && even <= total * FEW) return 'utf-16le';
  if (even >= enough && odd <= total * FEW) return 'utf-16be';
  return undefined;
}

/** The zeros of a sample by position within groups of four, its ASCII characters and its length. */
interface Sample {
  readonly zeros: readonly [number, number, number, number];
  readonly printable: number;
  readonly total: number;
}

function measure(bytes: Uint8Array): Sample {
  const zeros: [number, number, number, number] = [0, 0, 0, 0];
  let printable = 0;
  for (const [index, value] of bytes.entries()) {
    if (value === 0) zeros[(index % 4) as 0 | 1 | 2 | 3] += 1;
    else if ((value >= 0x20 && value < 0x7f) || (value >= 9 && value <= 13)) printable += 1;
  }
  return { zeros, printable, total: bytes.length };
}
