import type { TextEdit } from '#documents/cleaning/cleaning.ts';
import { firstEndingAfter } from '#documents/text/first-ending-after.ts';
import type { XmlSplice } from '#documents/xml/xml-splices.ts';
import { encodeXml, rawOffset } from '#documents/xml/xml-tokens.ts';

import { preserveSpace } from './edit-splices.ts';
import type { TextSource } from './text-sources.ts';

/** What Word comments need besides their own part. */
export interface PlacedComments {
  readonly splices: readonly XmlSplice[];
  /** The edits whose passage could be marked, in the order of their numbers. */
  readonly placed: readonly TextEdit[];
}

/** The position of a mark within a run's text. */
interface MarkPlace {
  readonly at: number;
  readonly textStart: number;
  /** The prefix of WordprocessingML with its colon. */
  readonly prefix: string;
  /** The run's formatting, which both halves keep. */
  readonly formatting: string;
}

/**
 * Marks the passages of comments in the body by splitting the runs in which they start and end. Word allows no comments
 * in headers, footers, text boxes and the like: those are not placed. Sources are ordered by their offsets in the text.
 */
export function placeComments(
  xml: string,
  sources: readonly TextSource[],
  edits: readonly TextEdit[],
): PlacedComments {
  const cuts = edits.filter(({ action }) => action !== 'comment');
  const splices: XmlSplice[] = [];
  const placed: TextEdit[] = [];
  for (const edit of edits.filter(({ action }) => action === 'comment')) {
    const { start, end } = widen(edit, cuts);
    const first = findPlace(xml, sources, { offset: start, isEnd: false });
    const last = findPlace(xml, sources, { offset: end, isEnd: true });
    if (!first || !last || first.at > last.at) continue;
    const id = placed.length;
    placed.push(edit);
    splices.push(divideRun(first, `<${first.prefix}commentRangeStart ${first.prefix}id="${id}"/>`));
    splices.push(divideRun(last, endMarks(last.prefix, id)));
    splices.push(...preserveSpace(xml, first.textStart));
    if (last.textStart !== first.textStart) splices.push(...preserveSpace(xml, last.textStart));
  }
  return { splices, placed };
}

/** A mark within a removed passage would disappear with it: it is moved to the edge. */
function widen(
  { start, end }: TextEdit,
  cuts: readonly TextEdit[],
): { start: number; end: number } {
  const around = (offset: number): TextEdit | undefined =>
    cuts.find((cut) => cut.start < offset && offset < cut.end);
  return { start: around(start)?.start ?? start, end: around(end)?.end ?? end };
}

const RUN_TEXT = /<(?!m:|a:)(\w+:)?t(?:\s[^>]*)?>$/;

function findPlace(
  xml: string,
  sources: readonly TextSource[],
  { offset, isEnd }: { offset: number; isEnd: boolean },
): MarkPlace | undefined {
  // The end of a passage belongs to its last character.
  const source = sources[firstEndingAfter(sources, isEnd ? offset - 1 : offset, ({ end }) => end)];
  if (source?.kind !== 'text' || source.segment.part !== 'body') return undefined;
  const tagStart = xml.lastIndexOf('<', source.rawStart);
  const match = RUN_TEXT.exec(xml.slice(tagStart, source.rawStart));
  if (!match) return undefined;
  const prefix = match[1] ?? '';
  const runStart = Math.max(
    xml.lastIndexOf(`<${prefix}r>`, tagStart),
    xml.lastIndexOf(`<${prefix}r `, tagStart),
  );
  const before = xml.slice(runStart, tagStart);
  if (runStart < 0 || before.includes(`</${prefix}r>`) || before.includes('<mc:')) return undefined;
  const inText = Math.max(0, offset - source.start);
  const at = source.rawStart + rawOffset(xml.slice(source.rawStart, source.rawEnd), inText);
  return { at, textStart: source.rawStart, prefix, formatting: formattingOf(before, prefix) };
}

/** The formatting at the start of a run, without its state before a tracked change. */
function formattingOf(run: string, prefix: string): string {
  const start = run.indexOf(`<${prefix}rPr>`);
  if (start === -1) return '';
  const close = `</${prefix}rPr>`;
  const change = run.indexOf(`<${prefix}rPrChange`, start);
  if (change !== -1) return run.slice(start, change) + close;
  return run.slice(start, run.indexOf(close, start) + close.length);
}

function divideRun({ at, prefix, formatting }: MarkPlace, between: string): XmlSplice {
  const close = `</${prefix}t></${prefix}r>`;
  const open = `<${prefix}r>${formatting}<${prefix}t xml:space="preserve">`;
  return { start: at, end: at, xml: close + between + open };
}

function endMarks(prefix: string, id: number): string {
  const reference = `<${prefix}r><${prefix}commentReference ${prefix}id="${id}"/></${prefix}r>`;
  return `<${prefix}commentRangeEnd ${prefix}id="${id}"/>${reference}`;
}

const TRANSITIONAL = 'http://schemas.openxmlformats.org';
const STRICT = 'http://purl.oclc.org/ooxml';

/** The part with the comments' texts, and the relationship to it. */
export function writeComments(
  documentXml: string,
  placed: readonly TextEdit[],
): { part: string; relationshipType: string } {
  const isStrict = documentXml.includes(`"${STRICT}/wordprocessingml/main"`);
  const namespace = isStrict
    ? `${STRICT}/wordprocessingml/main`
    : `${TRANSITIONAL}/wordprocessingml/2006/main`;
  const comments = placed.map(({ text }, id) => {
    const paragraphs = (text ?? '')
      .split(/\r\n|[\n\r]/)
      .map((line) => `<w:p><w:r><w:t xml:space="preserve">${encodeXml(line)}</w:t></w:r></w:p>`);
    const head = `<w:comment w:id="${id}" w:author="Proviso" w:initials="P">`;
    return `${head}${paragraphs.join('')}</w:comment>`;
  });
  return {
    part: `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<w:comments xmlns:w="${namespace}">${comments.join('')}</w:comments>`,
    relationshipType: isStrict
      ? `${STRICT}/officeDocument/relationships/comments`
      : `${TRANSITIONAL}/officeDocument/2006/relationships/comments`,
  };
}
