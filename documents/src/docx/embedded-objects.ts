import { readXml } from './read-xml.ts';
import type { ZipArchive } from './zip-archive.ts';

// By the end of the relationship's type: imported files, OLE objects, embedded office documents.
const EMBEDDED_TYPES = ['/afchunk', '/oleobject', '/package'];

/** Counts the documents within the document: their text is not read. */
export function countEmbeddedObjects(archive: ZipArchive): number {
  let count = 0;
  for (const name of archive.names.filter((candidate) => candidate.endsWith('.rels'))) {
    readXml(archive, name, {
      open(_element, attribute) {
        const type = attribute('Type')?.toLowerCase() ?? '';
        if (EMBEDDED_TYPES.some((ending) => type.endsWith(ending))) count += 1;
      },
      close() {},
      text() {},
    });
  }
  return count;
}
