import type { TextPart } from '../extracted-document.ts';
import { PART_KINDS } from './part-kinds.ts';
import { readXml } from './read-xml.ts';
import type { ZipArchive } from './zip-archive.ts';

/** A part of the package that contains text. */
export interface PackagePart {
  readonly name: string;
  /** The kind of its paragraphs; `properties` parts have none. */
  readonly part: TextPart;
  /** Whether it draws what other parts say: see `createDrawnTexts`. */
  readonly isDrawn: boolean;
}

const CONTENT_TYPES = '[Content_Types].xml';

/**
 * Lists the parts that contain text, body first. They are found by content type, not by following relationships, so
 * that an orphaned part is read too.
 */
export function listTextParts(archive: ZipArchive): PackagePart[] {
  const typeOf = readContentTypes(archive);
  const typed = archive.names.map((name) => ({ name, type: typeOf(name) }));
  return PART_KINDS.flatMap(({ suffix, text: part, isDrawn = false }) => {
    if (part === 'no-words') return [];
    return (
      typed
        .filter(({ type }) => type.endsWith(suffix))
        // The lists of building blocks are invisible.
        .filter(({ name }) => part !== 'list-label' || !isGlossaryPart(name))
        .map(({ name }) => ({ name, part, isDrawn }))
        .sort((one, other) => byNumber.compare(one.name, other.name))
    );
  });
}

/** The style parts of the text; those of building blocks are separate. */
export function listStyleParts(archive: ZipArchive): string[] {
  const typeOf = readContentTypes(archive);
  return archive.names.filter(
    (name) => typeOf(name).endsWith('.styles+xml') && !isGlossaryPart(name),
  );
}

function isGlossaryPart(name: string): boolean {
  return /(?:^|\/)glossary\//i.test(name);
}

const byNumber = new Intl.Collator('en', { numeric: true });

/** The content type of a part, in lowercase: its own, or that of its extension. */
export function readContentTypes(archive: ZipArchive): (name: string) => string {
  const types = new Map<string, string>();
  readXml(archive, CONTENT_TYPES, {
    open(element, attribute) {
      const key = element === 'Default' ? `.${attribute('Extension')}` : attribute('PartName');
      const type = attribute('ContentType');
      if (key !== undefined && type !== undefined) types.set(key.toLowerCase(), type.toLowerCase());
    },
    close() {},
    text() {},
  });
  return (name) => {
    const path = `/${name}`.toLowerCase();
    return types.get(path) ?? types.get(path.slice(path.lastIndexOf('.'))) ?? '';
  };
}
