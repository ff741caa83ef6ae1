import type { TextPart } from '../extracted-document.ts';
import { readXml } from './read-xml.ts';
import type { ZipArchive } from './zip-archive.ts';

/** A part of the package that holds text. */
export interface PackagePart {
  readonly name: string;
  /** What its paragraphs are; `properties` parts have none. */
  readonly part: TextPart;
}

// By the end of their content type, in the order in which their text is given.
const TEXT_PARTS: readonly (readonly [suffix: string, part: TextPart])[] = [
  ['.main+xml', 'body'],
  ['.header+xml', 'header'],
  ['.footer+xml', 'footer'],
  ['.footnotes+xml', 'footnote'],
  ['.endnotes+xml', 'endnote'],
  ['.numbering+xml', 'list-label'],
  ['.comments+xml', 'comment'],
  ['.diagramdata+xml', 'text-box'],
  ['.chart+xml', 'text-box'],
  ['.core-properties+xml', 'properties'],
  ['.extended-properties+xml', 'properties'],
  ['.custom-properties+xml', 'properties'],
];

const CONTENT_TYPES = '[Content_Types].xml';

/**
 * Lists the parts that hold text, body first. They are found by their content type, not by following
 * relationships, so that a part which nothing refers to any more is read as well.
 */
export function listTextParts(archive: ZipArchive): PackagePart[] {
  const typeOf = readContentTypes(archive);
  const typed = archive.names.map((name) => ({ name, type: typeOf(name) }));
  return TEXT_PARTS.flatMap(([suffix, part]) =>
    typed
      .filter(({ type }) => type.endsWith(suffix))
      // Nobody sees the lists of building blocks.
      .filter(({ name }) => part !== 'list-label' || !isOfGlossary(name))
      .map(({ name }) => ({ name, part }))
      .sort((one, other) => byNumber.compare(one.name, other.name)),
  );
}

/** The parts that hold the styles of the text; those of building blocks are others. */
export function listStyleParts(archive: ZipArchive): string[] {
  const typeOf = readContentTypes(archive);
  return archive.names.filter(
    (name) => typeOf(name).endsWith('.styles+xml') && !isOfGlossary(name),
  );
}

function isOfGlossary(name: string): boolean {
  return /(?:^|\/)glossary\//i.test(name);
}

const byNumber = new Intl.Collator('en', { numeric: true });

/** The content type of a part, in lower case: its own, or the one of its extension. */
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
