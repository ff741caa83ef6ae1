import { strToU8, zipSync } from 'fflate';

const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const NAMESPACES = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
].join(' ');

/** The content types of the parts that tests use. */
export const CONTENT_TYPES = `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
  <Default Extension="xml" ContentType="application/xml"/>
  <Override PartName="/word/document.xml" ContentType="${TYPE}.document.main+xml"/>
  <Override PartName="/word/header1.xml" ContentType="${TYPE}.header+xml"/>
  <Override PartName="/word/footer1.xml" ContentType="${TYPE}.footer+xml"/>
  <Override PartName="/word/footnotes.xml" ContentType="${TYPE}.footnotes+xml"/>
  <Override PartName="/word/comments.xml" ContentType="${TYPE}.comments+xml"/>
  <Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>
</Types>`;

/** Wraps the content of a part in its root element. */
export function makePart(root: string, content: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?><w:${root} ${NAMESPACES}>${content}</w:${root}>`;
}

/** Packs a Word document from its body's content and further parts by name. */
export function makeDocx(body: string, parts: Readonly<Record<string, string>> = {}): Uint8Array {
  const document = makePart('document', `<w:body>${body}</w:body>`);
  return makePackage({ 'word/document.xml': document, ...parts });
}

/** Packs parts together with the content types. */
export function makePackage(parts: Readonly<Record<string, string>>): Uint8Array {
  const files = Object.entries({ '[Content_Types].xml': CONTENT_TYPES, ...parts });
  return zipSync(Object.fromEntries(files.map(([name, text]) => [name, strToU8(text)])));
}

/** A paragraph of runs with these texts. */
export function makeParagraph(...texts: readonly string[]): string {
  const runs = texts.map((text) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`);
  return `<w:p>${runs.join('')}</w:p>`;
}
