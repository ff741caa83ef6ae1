import { deletedBy } from '#documents/docx/tracked-deletions.ts';

import type { XmlSplice } from '../xml-splices.ts';
import { tokenizeXml, type XmlToken } from '../xml-tokens.ts';

interface OpenElement {
  readonly name: string;
  readonly start: number;
  /** Behind its tag and, of a paragraph, behind its properties. */
  headEnd: number;
  /** Of a row or cell that it goes, of a paragraph that its end does. */
  isDeleted: boolean;
  /** Of a paragraph that anything but deletions stands in it; of a row or table that a cell or row of it stays. */
  keepsContent: boolean;
  losesContent: boolean;
  endsSection: boolean;
  /** Of a paragraph that the one before goes on with it. */
  isJoined: boolean;
}

/** What may stand between paragraphs as well as in one. */
const RANGE_MARK = /(?:Start|End)$|^proofErr$/;
const NO_CONTENT = new Set(['pPr', 'del', 'moveFrom']);
/** The elements that go with the last of these in them, which Word could not open without any. */
const HOLDERS = new Map([
  ['tc', 'tr'],
  ['tr', 'tbl'],
]);
const TABLE_ELEMENTS = new Set(['tc', 'tr', 'tbl']);

/**
 * Accepts the deletions of rows, cells and ends of paragraphs; those of stretches of text are no matter of this. A
 * paragraph of which nothing is left goes; any other takes the next one in, unless a section ends between them.
 */
export function acceptDeletions(xml: string): XmlSplice[] {
  const splices: XmlSplice[] = [];
  const open: OpenElement[] = [];
  let goesOn = false;
  const start = (token: XmlToken): void => {
    markDeletion(token.name, open);
    const parent = open.at(-1);
    if (parent?.name === 'p') parent.keepsContent ||= isContent(token.name);
    open.push(openElement(token, goesOn));
    goesOn = false;
  };
  const finish = (token: XmlToken): void => {
    const element = open.pop()!;
    const parent = open.at(-1);
    if (element.name === 'pPr' && parent?.name === 'p') parent.headEnd = token.end;
    if (element.name === 'p' && element.isDeleted) {
      const joint = joinNext(xml, element, token);
      splices.push(...joint.splices);
      goesOn = joint.goesOn;
    } else if (isGone(element, open)) {
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

function openElement({ name, start, end }: XmlToken, goesOn: boolean): OpenElement {
  return {
    name,
    start,
    headEnd: end,
    isDeleted: false,
    keepsContent: false,
    losesContent: false,
    endsSection: false,
    isJoined: goesOn,
  };
}

function markDeletion(name: string, open: readonly OpenElement[]): void {
  const parent = open.at(-1)?.name;
  const grandparent = open.at(-2);
  const target = deletedBy(name, parent, grandparent?.name);
  const marked = target && open.findLast((element) => element.name === target);
  if (marked) marked.isDeleted = true;
  if (name === 'sectPr' && parent === 'pPr' && grandparent) grandparent.endsSection = true;
}

/** Whether a row or cell is deleted, or nothing is left in a row or table; says so to what it stands in. */
function isGone(element: OpenElement, open: readonly OpenElement[]): boolean {
  if (!TABLE_ELEMENTS.has(element.name)) return false;
  const goes = element.isDeleted || (element.losesContent && !element.keepsContent);
  const holder = open.findLast(({ name }) => name === HOLDERS.get(element.name));
  if (holder && goes) holder.losesContent = true;
  else if (holder) holder.keepsContent = true;
  return goes;
}

function joinNext(
  xml: string,
  paragraph: OpenElement,
  close: XmlToken,
): { splices: readonly XmlSplice[]; goesOn: boolean } {
  const next = paragraph.endsSection ? undefined : nextParagraph(xml, close.end);
  if (!next || next.endsSection) return { splices: [], goesOn: false };
  const end = { start: close.start, end: close.end, xml: '' };
  if (!paragraph.keepsContent && !paragraph.isJoined) {
    const head = { start: paragraph.start, end: paragraph.headEnd, xml: '' };
    return { splices: [head, end], goesOn: false };
  }
  // An empty element has no end that could be that of both.
  const start = next.isEmpty ? next.start : close.start;
  return { splices: [{ start, end: next.headEnd, xml: '' }], goesOn: !next.isEmpty };
}

interface NextParagraph {
  readonly start: number;
  /** Behind its tag and its properties. */
  readonly headEnd: number;
  readonly isEmpty: boolean;
  readonly endsSection: boolean;
}

const SECTION = /<(?:\w+:)?sectPr[\s/>]/;

/** The paragraph that begins at a place; undefined where anything else but white space does. */
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

/** The tag of the element that begins at a place, behind white space, if it is called so. */
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
