import { strToU8, zipSync } from 'fflate';

import type { ExampleDocument } from '../model.ts';
import { docxBody, docxParagraph } from './docx-body.ts';
import { docxStyles } from './docx-styles.ts';
import { escapeXml, WORD_NAMESPACE, XML_DECLARATION } from './docx-xml.ts';
import { WORD_PAGE } from './word-page.ts';

const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const WORD_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

/** The parts that the main part refers to, in the order of their relationship numbers. */
const RELATED_PARTS = ['styles', 'numbering', 'header', 'footer'] as const;

/** Zip stores local time; a date made from local parts gives the same bytes in every time zone. */
const FIXED_TIME = new Date(2026, 0, 1);

/** Writes a document as an Office Open XML package with styles, header, footer, real lists and tables. */
export function writeDocx(document: ExampleDocument): Uint8Array {
  const parts = {
    '[Content_Types].xml': contentTypes(),
    '_rels/.rels': packageRelationships(),
    'docProps/core.xml': coreProperties(document.title),
    'word/document.xml': mainPart(document),
    'word/_rels/document.xml.rels': mainRelationships(),
    'word/styles.xml': docxStyles(),
    'word/numbering.xml': numbering(),
    'word/header.xml': `${XML_DECLARATION}<w:hdr ${WORD_NAMESPACE}>${docxParagraph(document.header, 'Header')}</w:hdr>`,
    'word/footer.xml': `${XML_DECLARATION}<w:ftr ${WORD_NAMESPACE}>${docxParagraph(document.footer, 'Footer', PAGE_NUMBER)}</w:ftr>`,
  };
  const entries = Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)] as const);
  return zipSync(Object.fromEntries(entries), { mtime: FIXED_TIME, level: 9 });
}

const PAGE_NUMBER =
  '<w:r><w:t xml:space="preserve"> – Page </w:t></w:r><w:fldSimple w:instr=" PAGE "><w:r><w:t>1</w:t></w:r></w:fldSimple>';

function mainPart(document: ExampleDocument): string {
  const { width, height, side, top, bottom, header, footer } = WORD_PAGE;
  const section = [
    '<w:sectPr>',
    '<w:headerReference w:type="default" r:id="rId3"/><w:footerReference w:type="default" r:id="rId4"/>',
    `<w:pgSz w:w="${width}" w:h="${height}"/>`,
    `<w:pgMar w:top="${top}" w:right="${side}" w:bottom="${bottom}" w:left="${side}" w:header="${header}" w:footer="${footer}" w:gutter="0"/>`,
    '</w:sectPr>',
  ].join('');
  return `${XML_DECLARATION}<w:document ${WORD_NAMESPACE} xmlns:r="${OFFICE}"><w:body>\n${docxBody(document)}\n${section}</w:body></w:document>`;
}

function contentTypes(): string {
  const overrides = [
    ['word/document.xml', `${WORD_TYPE}.document.main+xml`],
    ...RELATED_PARTS.map((part) => [`word/${part}.xml`, `${WORD_TYPE}.${part}+xml`]),
    ['docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml'],
  ].map(([name, type]) => `<Override PartName="/${name ?? ''}" ContentType="${type ?? ''}"/>`);
  return [
    `${XML_DECLARATION}<Types xmlns="${PACKAGE}/content-types">`,
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    ...overrides,
    '</Types>',
  ].join('');
}

function packageRelationships(): string {
  return relationships([
    [`${OFFICE}/officeDocument`, 'word/document.xml'],
    [`${PACKAGE}/relationships/metadata/core-properties`, 'docProps/core.xml'],
  ]);
}

function mainRelationships(): string {
  return relationships(RELATED_PARTS.map((part) => [`${OFFICE}/${part}`, `${part}.xml`]));
}

function relationships(targets: readonly (readonly [type: string, target: string])[]): string {
  const entries = targets.map(
    ([type, target], index) =>
      `<Relationship Id="rId${index + 1}" Type="${type}" Target="${target}"/>`,
  );
  return `${XML_DECLARATION}<Relationships xmlns="${PACKAGE}/relationships">${entries.join('')}</Relationships>`;
}

function coreProperties(title: string): string {
  const namespaces = `xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"`;
  return `${XML_DECLARATION}<cp:coreProperties ${namespaces}><dc:title>${escapeXml(title)}</dc:title></cp:coreProperties>`;
}

function numbering(): string {
  const level = [
    '<w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/><w:lvlJc w:val="left"/>',
    '<w:pPr><w:ind w:left="360" w:hanging="260"/></w:pPr></w:lvl>',
  ].join('');
  return [
    `${XML_DECLARATION}<w:numbering ${WORD_NAMESPACE}>`,
    `<w:abstractNum w:abstractNumId="0"><w:multiLevelType w:val="singleLevel"/>${level}</w:abstractNum>`,
    '<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>',
  ].join('');
}
