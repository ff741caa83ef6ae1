import type { Document } from '@proviso/contracts';

/** A document among the versions of it that are in the list. */
export interface VersionPlace {
  readonly count: number;
  readonly newestId: number;
}

/** The place of each document that has other versions, by its id. */
export function placeVersions(documents: readonly Document[]): ReadonlyMap<number, VersionPlace> {
  const firsts = findFirsts(documents);
  const groups = Map.groupBy(documents, ({ id }) => firsts.get(id) ?? id);
  const places = new Map<number, VersionPlace>();
  for (const versions of groups.values()) {
    if (versions.length === 1) continue;
    const newest = versions.reduce((latest, one) => (isLater(one, latest) ? one : latest));
    const place = { count: versions.length, newestId: newest.id };
    for (const { id } of versions) places.set(id, place);
  }
  return places;
}

/** The first version of each document, by its id. */
function findFirsts(documents: readonly Document[]): ReadonlyMap<number, number> {
  const ids = new Set(documents.map(({ id }) => id));
  const firsts = new Map<number, number>();
  // A version comes after the one that it replaces.
  for (const { id, previousId } of documents.toSorted((one, other) => one.id - other.id)) {
    const isFirst = previousId === null || !ids.has(previousId);
    firsts.set(id, isFirst ? id : (firsts.get(previousId) ?? previousId));
  }
  return firsts;
}

function isLater(one: Document, other: Document): boolean {
  const difference = Date.parse(one.uploadedAt) - Date.parse(other.uploadedAt);
  return difference > 0 || (difference === 0 && one.id > other.id);
}
