import { findDeletedElement } from '#documents/docx/tracked-deletions.ts';
import type { XmlSplice } from '#documents/xml/xml-splices.ts';
import { tokenizeXml, type XmlToken } from '#documents/xml/xml-tokens.ts';

interface OpenElement {
  readonly name: string;
  readonly start: number;
  /** The offset after its tag and, for a paragraph, after its properties. */
  headEnd: number;
  /** For a row or cell, that it is deleted; for a paragraph, that its paragraph mark is. */
  isDeleted: boolean;
  /**
   * For a paragraph, that it contains anything but deletions; for a row or table, that one of its cells or rows stays.
   */
  keepsContent: boolean;
  losesContent: boolean;
  endsSection: boolean;
  /** For a paragraph, that the preceding one continues with it. */
  isJoined: boolean;
}

/** Elements allowed between paragraphs as well as within one. */
const RANGE_MARK = /(?:Start|End)$|^proofErr$/;
const NO_CONTENT = new Set(['pPr', 'del', 'moveFrom']);
/** Elements removed along with the last of these in them, because Word could not open them empty. */
const CONTAINERS = new Map([
  ['tc', 'tr'],
  ['tr', 'tbl'],
]);
const TABLE_ELEMENTS = new Set(['tc', 'tr', 'tbl']);

/**
 * Accepts the deletions of rows, cells and paragraph marks; those of runs are handled elsewhere. A paragraph without
 * any remaining content is removed; any other is merged with the next one, unless a section ends between them.
 */
export function acceptDeletions(xml: string): XmlSplice[] {
  const splices: XmlSplice[] = [];
  const open: OpenElement[] = [];
  let isContinued = false;
  const start = (token: XmlToken): void => {
    markDeletion(token.name, open);
    const parent = open.at(-1);
    if (parent?.name === 'p') parent.keepsContent ||= isContent(token.name);
    open.push(openElement(token, isContinued));
    isContinued = false;
  };
  const finish = (token: XmlToken): void => {
    const element = open.pop()!;
    const parent = open.at(-1);
    if (element.name === 'pPr' && parent?.name === 'p') parent.headEnd = token.end;
    if (element.name === 'p' && element.isDeleted) {
      const merge = mergeWithNext(xml, element, token);
      splices.push(...merge.splices);
      isContinued = merge.isContinued;
    } else if (isRemovedElement(element, open)) {
      splices.push({ start: element.start, end: token.end, xml: '' });
    }
  };
  for (const token of tokenizeXml(xml)) {
    if (token.kind === 'open') start(token);
    if (token.kind === 'close' || token.isEmpty) finish(token);
  }
  return splices;
}

function isContent(name: string): boolean {
  return !NO_CONTENT.has(name) && !RANGE_MARK.test(name);
}

function openElement({ name, start, end }: XmlToken, isContinued: boolean): OpenElement {
  return {
    name,
    start,
    headEnd: end,
    isDeleted: false,
    keepsContent: false,
    losesContent: false,
    endsSection: false,
    isJoined: isContinued,
  };
}

function markDeletion(name: string, open: readonly OpenElement[]): void {
  const parent = open.at(-1)?.name;
  const grandparent = open.at(-2);
  const target = findDeletedElement(name, parent, grandparent?.name);
  const marked = target && open.findLast((element) => element.name === target);
  if (marked) marked.isDeleted = true;
  if (name === 'sectPr' && parent === 'pPr' && grandparent) grandparent.endsSection = true;
}

/** Whether a row or cell is deleted, or a row or table is left empty; marks the enclosing element accordingly. */
function isRemovedElement(element: OpenElement, open: readonly OpenElement[]): boolean {
  if (!TABLE_ELEMENTS.has(element.name)) return false;
  const isRemoved = element.isDeleted || (element.losesContent && !element.keepsContent);
  const container = open.findLast(({ name }) => name === CONTAINERS.get(element.name));
  if (container && isRemoved) container.losesContent = true;
  else if (container) container.keepsContent = true;
  return isRemoved;
}

function mergeWithNext(
  xml: string,
  paragraph: OpenElement,
  close: XmlToken,
): { splices: readonly XmlSplice[]; isContinued: boolean } {
  const next = paragraph.endsSection ? undefined : nextParagraph(xml, close.end);
  if (!next || next.endsSection) return { splices: [], isContinued: false };
  const end = { start: close.start, end: close.end, xml: '' };
  if (!paragraph.keepsContent && !paragraph.isJoined) {
    const head = { start: paragraph.start, end: paragraph.headEnd, xml: '' };
    return { splices: [head, end], isContinued: false };
  }
  // An empty element has no end tag to serve for both.
  const start = next.isEmpty ? next.start : close.start;
  return { splices: [{ start, end: next.headEnd, xml: '' }], isContinued: !next.isEmpty };
}

interface NextParagraph {
  readonly start: number;
  /** After its tag and its properties. */
  readonly headEnd: number;
  readonly isEmpty: boolean;
  readonly endsSection: boolean;
}

const SECTION = /<(?:\w+:)?sectPr[\s/>]/;

/** The paragraph that begins at an offset; undefined if anything but white space comes first. */
function nextParagraph(xml: string, at: number): NextParagraph | undefined {
  const own = elementAt(xml, at, 'p');
  if (!own) return undefined;
  const properties = own.isEmpty ? undefined : elementAt(xml, own.tagEnd, 'pPr');
  const headEnd = properties ? endOfElement(xml, properties) : own.tagEnd;
  const endsSection = SECTION.test(xml.slice(own.tagEnd, headEnd));
  return { start: own.start, headEnd, isEmpty: own.isEmpty, endsSection };
}

interface Tag {
  readonly start: number;
  readonly tagEnd: number;
  readonly isEmpty: boolean;
}

/** The tag of the element that begins at an offset, after white space, if it has this name. */
function elementAt(xml: string, at: number, wanted: string): Tag | undefined {
  for (const { kind, name, start, end, isEmpty } of tokenizeXml(xml.slice(at))) {
    if (kind === 'text' && xml.slice(at + start, at + end).trim() === '') continue;
    if (kind !== 'open' || name !== wanted) return undefined;
    return { start: at + start, tagEnd: at + end, isEmpty };
  }
  return undefined;
}

function endOfElement(xml: string, { start }: Tag): number {
  let depth = 0;
  for (const { kind, end, isEmpty } of tokenizeXml(xml.slice(start))) {
    if (kind === 'open' && !isEmpty) depth += 1;
    if (kind === 'close') depth -= 1;
    if (depth === 0) return start + end;
  }
  return xml.length;
}
