import { readXml } from './read-xml.ts';
import type { ZipArchive } from './zip-archive.ts';

/** What a part of a package refers to. */
export interface Relationship {
  /** The last word of its type, in lowercase: `oleobject`, for example. */
  readonly kind: string;
  readonly target: string;
  /** Whether the target is outside of the package. */
  readonly isExternal: boolean;
}

// Imported files, OLE objects, embedded office documents.
const EMBEDDED = new Set(['afchunk', 'oleobject', 'package']);

/** Lists the relationships of all parts. */
export function listRelationships(archive: ZipArchive): Relationship[] {
  const relationships: Relationship[] = [];
  for (const name of archive.names.filter((candidate) => candidate.endsWith('.rels'))) {
    readXml(archive, name, {
      open(element, attribute) {
        if (element !== 'Relationship') return;
        const type = attribute('Type')?.toLowerCase() ?? '';
        relationships.push({
          kind: type.slice(type.lastIndexOf('/') + 1),
          target: attribute('Target') ?? '',
          isExternal: attribute('TargetMode')?.toLowerCase() === 'external',
        });
      },
      close() {},
      text() {},
    });
  }
  return relationships;
}

/** Whether it refers to an embedded document, whose text is not read. */
export function isEmbedded({ kind }: Relationship): boolean {
  return EMBEDDED.has(kind);
}
