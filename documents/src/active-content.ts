import type { DocumentSign } from './extracted-document.ts';

/** A kind of active content, named in the singular and the plural. */
export type ActiveContentKind = readonly [one: string, many: string];

/** The kinds that a Word document of either format may contain. */
export const WORD_ACTIVE_CONTENT_KINDS = {
  macros: ['macro project', 'macro projects'],
  objects: ['embedded object', 'embedded objects'],
  objectStores: ['embedded object store', 'embedded object stores'],
  controls: ['ActiveX control', 'ActiveX controls'],
  remote: ['part loaded from an external source', 'parts loaded from external sources'],
  exchanges: [
    'field that requests data from another program (DDE)',
    'fields that request data from other programs (DDE)',
  ],
} as const satisfies Record<string, ActiveContentKind>;

/** The sign for a file with active content, given the number of occurrences of each kind; none if there are none. */
export function describeActiveContent(
  counts: ReadonlyMap<ActiveContentKind, number>,
): DocumentSign[] {
  const named = [...counts]
    .filter(([, count]) => count > 0)
    .map(([[one, many], count]) => `${count} ${count === 1 ? one : many}`);
  if (named.length === 0) return [];
  const why = `The file contains ${new Intl.ListFormat('en').format(named)}.`;
  return [{ kind: 'active-content', start: 0, end: 0, confidence: 0.95, why }];
}
