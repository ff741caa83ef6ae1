/** A stretch of XML to be replaced by other XML; an insertion if start and end are equal. */
export interface XmlSplice {
  readonly start: number;
  readonly end: number;
  readonly xml: string;
}

/** Applies all splices; those within an earlier one are dropped with it, and duplicates are applied once. */
export function spliceXml(xml: string, splices: readonly XmlSplice[]): string {
  const ordered = [...splices].sort(byPlace);
  const pieces: string[] = [];
  let at = 0;
  for (const [index, splice] of ordered.entries()) {
    if (splice.start < at || isSame(splice, ordered[index - 1])) continue;
    pieces.push(xml.slice(at, splice.start), splice.xml);
    at = splice.end;
  }
  pieces.push(xml.slice(at));
  return pieces.join('');
}

function isSame(one: XmlSplice, other: XmlSplice | undefined): boolean {
  return one.start === other?.start && one.end === other.end && one.xml === other.xml;
}

/** Insertions come before removals at the same offset, and the longest removal comes first. */
function byPlace(one: XmlSplice, other: XmlSplice): number {
  const isInsertion = (splice: XmlSplice): number => (splice.end === splice.start ? 0 : 1);
  return one.start - other.start || isInsertion(one) - isInsertion(other) || other.end - one.end;
}
