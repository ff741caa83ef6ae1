import { type PdfValue, TokenReader } from '#documents/pdf/cleaning/content/token-reader.ts';

import { textOfName, textOfString } from './string-text.ts';

/** All strings, names and comments in bytes of PDF object syntax, one per line. */
export function textOfValues(bytes: Uint8Array): string {
  const reader = new TokenReader(bytes);
  const lines: string[] = [];
  while (reader.skipSpaces()) {
    const start = reader.at;
    if (reader.isAtComment()) {
      reader.skipLine();
      lines.push(textOfString(bytes.subarray(start, reader.at)));
    } else {
      lines.push(...textsIn(reader.next()));
    }
  }
  return lines.join('\n');
}

function textsIn(value: PdfValue): string[] {
  if (typeof value === 'number') return [String(value)];
  if (typeof value === 'string') return [value.startsWith('/') ? textOfName(value) : value];
  if (value instanceof Uint8Array) return [textOfString(value)];
  return value.flatMap(textsIn);
}
