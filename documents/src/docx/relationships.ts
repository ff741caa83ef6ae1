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

// OLE objects, embedded office documents.
const EMBEDDED = new Set(['oleobject', 'package']);
const INSERTED = 'afchunk';

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

/** Whether it refers to a file whose text the document shows as a passage of its own, and which is not read. */
export function isInsertedPassage({ kind }: Relationship): boolean {
  return kind === INSERTED;
}
