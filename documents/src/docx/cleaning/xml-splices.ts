/** A stretch of XML that gives way to other XML; nothing where it starts and ends at one place. */
export interface XmlSplice {
  readonly start: number;
  readonly end: number;
  readonly xml: string;
}

/** Makes all splices; those within another one that begins before them go with it, and the same one is made once. */
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

/** Insertions come before what is taken away from the same place, and the longest of these comes first. */
function byPlace(one: XmlSplice, other: XmlSplice): number {
  const isInsertion = (splice: XmlSplice): number => (splice.end === splice.start ? 0 : 1);
  return one.start - other.start || isInsertion(one) - isInsertion(other) || other.end - one.end;
}
