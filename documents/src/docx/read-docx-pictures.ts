import type { ExtractedDocument } from '../extracted-document.ts';
import { addPictures } from '../pictures/add-pictures.ts';
import type { ReadingOptions } from '../reading-options.ts';
import { listPictureParts } from './list-pictures.ts';
import { readDocx } from './read-docx.ts';
import { openZip } from './zip-archive.ts';

/** Reads a Word document as `readDocx` does, followed by the text of its pictures. */
export async function readDocxWithPictures(
  bytes: Uint8Array,
  options: ReadingOptions,
): Promise<ExtractedDocument> {
  const document = readDocx(bytes);
  const archive = openZip(bytes);
  const files = listPictureParts(archive).map((name) => {
    const pieces: Uint8Array[] = [];
    archive.read(name, (piece) => pieces.push(piece));
    return Buffer.concat(pieces);
  });
  return addPictures(document, files, options);
}
