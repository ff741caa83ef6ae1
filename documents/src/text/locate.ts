import type {
  ExtractedDocument,
  TextPart,
  TextPlace,
  TextSegment,
} from '#documents/extracted-document.ts';

import { firstEndingAfter } from './first-ending-after.ts';

const PART_NAMES: Readonly<Record<TextPart, string>> = {
  body: '',
  header: 'Header',
  footer: 'Footer',
  footnote: 'Footnote',
  endnote: 'Endnote',
  'list-label': 'List label',
  comment: 'Comment',
  'text-box': 'Text box',
  'alt-text': 'Description of a picture',
  picture: 'Picture',
  'inserted-passage': 'Passage inserted from another file',
  'form-field': 'Form field',
  annotation: 'Annotation',
  'deleted-text': 'Deleted text',
  'hidden-text': 'Hidden text',
  properties: 'Document properties',
};

/**
 * Returns where the text from `start` to `end` (exclusive, UTF-16 code units) is: the location of its first character
 * that belongs to a segment. O(log n) in the number of segments.
 */
export function locate(document: ExtractedDocument, start: number, end: number): TextPlace {
  const segment = findSegment(document.segments, start, end);
  // Findings about the file itself have no position in its text.
  if (!segment || end === 0) return { label: 'Document', part: 'body' };
  const { part, page, line, paragraph } = segment;
  return {
    label: describe(segment),
    part,
    ...(page === undefined ? {} : { page }),
    ...(line === undefined ? {} : { line }),
    ...(paragraph === undefined ? {} : { paragraph }),
  };
}

/** Where a stretch of a text file begins and ends, in lines and in UTF-16 units within them; all are 1-based. */
export interface TextRegion {
  readonly startLine: number;
  readonly startColumn: number;
  readonly endLine: number;
  /** One beyond the last unit. */
  readonly endColumn: number;
}

/** The region of the text from `start` to `end` (exclusive); undefined where the document has no lines of its own. */
export function findRegion(
  document: ExtractedDocument,
  start: number,
  end: number,
): TextRegion | undefined {
  const first = findSegment(document.segments, start, end);
  const last = findSegment(document.segments, end - 1, end);
  if (document.format !== 'txt' || end <= start) return undefined;
  if (first?.line === undefined || last?.line === undefined) return undefined;
  return {
    startLine: first.line,
    startColumn: Math.max(0, start - first.start) + 1,
    endLine: last.line,
    endColumn: Math.max(1, end - last.start) + 1,
  };
}

/** The first segment that ends after `start`, or the last one before it if the text lies between segments. */
function findSegment(
  segments: readonly TextSegment[],
  start: number,
  end: number,
): TextSegment | undefined {
  const index = firstEndingAfter(segments, start, (segment) => segment.end);
  const next = segments[index];
  return next && next.start < Math.max(end, start + 1) ? next : (segments[index - 1] ?? next);
}

function describe({ part, page, line, paragraph, picture }: TextSegment): string {
  const words = [
    page === undefined ? '' : `page ${page}`,
    picture === undefined ? PART_NAMES[part].toLowerCase() : `picture ${picture}`,
    line === undefined ? '' : `line ${line}`,
    paragraph === undefined ? '' : `paragraph ${paragraph}`,
  ];
  const label = words.filter((word) => word !== '').join(', ');
  return label === '' ? 'Document' : label[0]!.toUpperCase() + label.slice(1);
}
