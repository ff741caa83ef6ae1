import {
  type ExtractedDocument,
  locate,
  findTextBoxes,
  type Progress,
  readDocument,
} from '@proviso/documents';
import { findMarked, type Mark, markedFinding, standsWithinWords } from '@proviso/engine/marks';
import { fingerprints } from '@proviso/engine/masking';
import type { Span } from '@proviso/engine/vocabulary';

import { excerptOf } from '#server/analysis/excerpt-of.ts';
import {
  type FoundMark,
  type MarkedPlace,
  type MarkedPlaces,
  type MarkingTask,
  MAX_MARKED_PLACES,
  MAX_PLACES_PER_MARK,
} from '#server/ports/analyzer.ts';

/** Where each mark occurs in a document, each on its own: findings and other marks are ignored. */
export function placeMarks(
  document: ExtractedDocument,
  marks: readonly Mark[],
  sensitive: readonly Span[],
): MarkedPlaces[] {
  let room = MAX_MARKED_PLACES;
  return findMarked(document.text, marks).map((spans, index) => {
    const listed = spans.slice(0, Math.min(room, MAX_PLACES_PER_MARK));
    room -= listed.length;
    const findings = listed.map((span) => markedFinding(marks[index]!, span));
    const prints = fingerprints(document.text, findings, sensitive);
    const places = findings.map((finding, at) => describePlace(document, finding, prints[at]!));
    return { places, isCut: listed.length < spans.length };
  });
}

/** Reads a document and locates a user's mark in it; throws DocumentError when it cannot be read. */
export async function findMark(
  { bytes, format, mark, sensitive }: MarkingTask,
  progress: Progress,
): Promise<FoundMark> {
  const document = await readDocument(bytes, format, progress);
  const isWithinWords = standsWithinWords(document.text, mark.text) ?? false;
  const [found] = placeMarks(document, [{ ...mark, isWithinWords }], sensitive);
  const { places, isCut } = found ?? { places: [], isCut: false };
  const boxes = places.map(({ start, end }) => findTextBoxes(document, start, end));
  return { isWithinWords, places, isCut, boxes };
}

function describePlace(
  document: ExtractedDocument,
  finding: ReturnType<typeof markedFinding>,
  fingerprint: string,
): MarkedPlace {
  const { start, end } = finding;
  return {
    start,
    end,
    excerpt: excerptOf(document.text.slice(start, end), finding),
    place: locate(document, start, end),
    fingerprint,
  };
}
