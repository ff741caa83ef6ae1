import { DocumentError } from '../document-error.ts';
import type { Pdfium } from './pdfium.ts';

/** Writes a string to a buffer, if it is large enough, and returns the required size in bytes. */
type WriteString = (buffer: number, size: number) => number;

/** Reads a string of unknown length; line breaks become line feeds. */
export function readString({ functions, memory }: Pdfium, write: WriteString): string {
  const terminator = 2;
  const size = write(0, 0);
  if (size <= terminator) return '';
  const buffer = functions.malloc(size);
  if (buffer === 0) throw new DocumentError('documents.too_complex');
  write(buffer, size);
  const bytes = memory.HEAPU8.subarray(buffer, buffer + size - terminator);
  const text = new TextDecoder('utf-16le').decode(bytes);
  functions.free(buffer);
  return text.replaceAll(/\r\n?/g, '\n');
}

/** Reads bytes of unknown length; undefined if there are more than `most`. */
export function readBytes(
  { functions, memory }: Pdfium,
  most: number,
  write: WriteString,
): Uint8Array | undefined {
  const size = write(0, 0);
  if (size > most) return undefined;
  if (size <= 0) return new Uint8Array();
  const buffer = functions.malloc(size);
  if (buffer === 0) throw new DocumentError('documents.too_complex');
  write(buffer, size);
  const bytes = memory.HEAPU8.slice(buffer, buffer + size);
  functions.free(buffer);
  return bytes;
}

/** Writes the name of a dictionary entry to pdfium's memory, where it stays as long as the document. */
export function writeName({ functions, memory }: Pdfium, name: string): number {
  const pointer = functions.malloc(name.length + 1);
  if (pointer === 0) throw new DocumentError('documents.too_complex');
  memory.HEAPU8.set(Buffer.from(`${name}\0`, 'latin1'), pointer);
  return pointer;
}

/** Writes a string to pdfium's memory, where it stays until it is freed. */
export function writeString({ functions, memory }: Pdfium, text: string): number {
  const bytes = Buffer.from(`${text}\0`, 'utf16le');
  const pointer = functions.malloc(bytes.length);
  if (pointer === 0) throw new DocumentError('documents.too_complex');
  memory.HEAPU8.set(bytes, pointer);
  return pointer;
}
