import type { ExtractedDocument } from '../extracted-document.ts';
import { addPictures } from '../pictures/add-pictures.ts';
import type { ReadingOptions } from '../reading-options.ts';
import { openCompoundFile } from './compound-file.ts';
import { listPictureFiles } from './list-pictures.ts';
import { openStreams, readDoc } from './read-doc.ts';

/** Reads a Word 6 to 2003 document as `readDoc` does, followed by the text of its pictures. */
export async function readDocWithPictures(
  bytes: Uint8Array,
  options: ReadingOptions,
): Promise<ExtractedDocument> {
  const document = readDoc(bytes);
  const file = openCompoundFile(bytes);
  const { main, table } = openStreams(file);
  const files = listPictureFiles({ WordDocument: main, table, Data: file.stream('Data') });
  return addPictures(document, files, options);
}
