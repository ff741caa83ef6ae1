import { DocumentError } from '#documents/document-error.ts';
import type { ExtractedDocument, TextSegment } from '#documents/extracted-document.ts';
import type { Paragraph } from '#documents/text/paragraph-writer.ts';
import {
  findAttribute,
  rawOffset,
  readText,
  tokenizeXml,
  type XmlToken,
} from '#documents/xml/xml-tokens.ts';

import type { createDrawnTexts } from '../drawn-texts.ts';
import type { PackagePart } from '../package-parts.ts';
import { createPartReader, hasTextInAttributes } from '../paragraph-reader.ts';
import type { FollowedPiece } from '../paragraph-stack.ts';
import type { StyleSheet } from '../style-sheet.ts';

/** The location of a piece of a document's text in the XML of a part. */
export interface TextSource {
  /** Offsets in the document's text. */
  readonly start: number;
  readonly end: number;
  /** The raw text or attribute value, or the element that represents a character. */
  readonly rawStart: number;
  readonly rawEnd: number;
  readonly kind: 'text' | 'attribute' | 'element';
  /** Whether it is in a field code. */
  readonly isCode: boolean;
  readonly segment: TextSegment;
}

/** Returns a document's segments one by one, in the order of its parts. */
export type NextSegment = () => TextSegment | undefined;

export function createSegmentReader({ segments }: ExtractedDocument): NextSegment {
  let next = 0;
  return () => {
    next += 1;
    return segments[next - 1];
  };
}

type RawPlace = Pick<TextSource, 'rawStart' | 'rawEnd' | 'kind'>;

/** How the parts of a document are read again, one after the other. */
interface SourceReading {
  readonly text: string;
  readonly styles: StyleSheet;
  readonly nextSegment: NextSegment;
  readonly drawn: ReturnType<typeof createDrawnTexts>;
}

/**
 * Reads a part as the reader does and returns the source of each piece of its text, in XML order. Consumes as many
 * segments as the part has; throws documents.corrupt if their text differs.
 */
export function findTextSources(
  xml: string,
  part: PackagePart,
  { text, styles, nextSegment, drawn }: SourceReading,
): TextSource[] {
  const pieces: (FollowedPiece & RawPlace)[] = [];
  const stretches = new Map<object, (TextSegment | undefined)[]>();
  let place: RawPlace = { rawStart: 0, rawEnd: 0, kind: 'text' };

  const receive = ({ text: own, asides }: Paragraph): void => {
    const segments = [own, ...asides.map((aside) => aside.text)].map((stretch) => {
      if (stretch.trim() === '') return undefined;
      const segment = nextSegment();
      return segment && text.slice(segment.start, segment.end) === stretch ? segment : refuse();
    });
    stretches.set(asides, segments);
  };
  const follow = (piece: FollowedPiece): void =>
    void pieces.push({ ...piece, ...placeInCode(xml, place, piece) });
  const handler = createPartReader(part.part, { styles, receive: drawn(part, receive), follow });

  for (const token of tokenizeXml(xml)) {
    if (token.kind === 'text') {
      place = { rawStart: token.start, rawEnd: token.end, kind: 'text' };
      handler.text(readText(xml, token));
    } else if (token.kind === 'open') {
      place = { rawStart: token.start, rawEnd: elementEnd(xml, token), kind: 'element' };
      handler.open(token.name, (name) => {
        const attribute = findAttribute(xml, token, name);
        if (attribute && hasTextInAttributes(token.name)) {
          place = { rawStart: attribute.valueStart, rawEnd: attribute.valueEnd, kind: 'attribute' };
        }
        return attribute?.value;
      });
    }
    if (token.kind === 'close' || token.isEmpty) handler.close(token.name);
  }
  return pieces.flatMap(({ asides, textIndex, offset, length, from, ...raw }) => {
    const segment = stretches.get(asides)?.[textIndex];
    if (!segment || length === 0) return [];
    const start = segment.start + offset;
    const isCode = from !== undefined;
    return [{ start, end: start + length, ...raw, isCode, segment }];
  });
}

/** A piece of a field code is part of a raw text or attribute value only. */
function placeInCode(xml: string, place: RawPlace, { from, length }: FollowedPiece): RawPlace {
  if (from === undefined) return place;
  const { rawStart, rawEnd, kind } = place;
  const raw = xml.slice(rawStart, rawEnd);
  const [start, end] = [rawOffset(raw, from), rawOffset(raw, from + length)];
  return { rawStart: rawStart + start, rawEnd: rawStart + end, kind };
}

function refuse(): never {
  throw new DocumentError('documents.corrupt');
}

/** An element that represents a character has no content: it ends with its tag, or with the end tag right after it. */
function elementEnd(xml: string, { end, isEmpty }: XmlToken): number {
  if (isEmpty) return end;
  const close = /\s*<\/[^>]*>/y;
  close.lastIndex = end;
  return close.test(xml) ? close.lastIndex : end;
}
