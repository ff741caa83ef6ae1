import { readContentTypes } from './package-parts.ts';
import type { ZipArchive } from './zip-archive.ts';

const byNumber = new Intl.Collator('en', { numeric: true });

/** The parts that are pictures, in numerical order; the thumbnail of the first page does not belong to the document. */
export function listPictureParts(archive: ZipArchive): string[] {
  const typeOf = readContentTypes(archive);
  return archive.names
    .filter((name) => typeOf(name).startsWith('image/') && !/thumbnail/i.test(name))
    .sort((one, other) => byNumber.compare(one, other));
}
