import { DocumentError } from '../document-error.ts';
import type { ExtractedDocument, TextSegment, UnreadPart } from '../extracted-document.ts';
import { MAX_CHARACTERS, MAX_SEGMENTS } from '../limits.ts';
import { TRUNCATED } from '../unread-parts.ts';
import { decodeText } from './decode-text.ts';

/**
 * Reads a text file of any common encoding. The text is the whole file without its byte order mark, line breaks
 * unchanged; each non-empty line is a segment.
 */
export function readTxt(bytes: Uint8Array): ExtractedDocument {
  const { text: whole, encoding } = decodeText(bytes);
  const text = whole.slice(0, MAX_CHARACTERS);
  const unread: UnreadPart[] = [];
  if (text.length < whole.length) unread.push(TRUNCATED);
  if (text.includes('\uFFFD')) {
    unread.push({
      code: 'undecodable-text',
      message: 'Some characters could not be decoded and were replaced.',
    });
  }
  return { format: 'txt', text, segments: splitLines(text), pages: [], unread, encoding };
}

function splitLines(text: string): TextSegment[] {
  const segments: TextSegment[] = [];
  const lineBreak = /\r\n|[\n\r\u2028\u2029]/g;
  let line = 0;
  for (let start = 0; start < text.length; start = lineBreak.lastIndex) {
    line += 1;
    const found = lineBreak.exec(text);
    const end = found?.index ?? text.length;
    if (segments.length === MAX_SEGMENTS) throw new DocumentError('documents.too_complex');
    if (end > start) segments.push({ start, end, part: 'body', line });
    if (!found) break;
  }
  return segments;
}
