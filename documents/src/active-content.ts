import type { DocumentSign } from './extracted-document.ts';

/** A kind of active content in words for one and for more of it. */
export type ActiveKind = readonly [one: string, many: string];

/** What Word documents of either format may hold. */
export const WORD_KINDS = {
  macros: ['macro project', 'macro projects'],
  objects: ['embedded object', 'embedded objects'],
  objectStores: ['embedded object store', 'embedded object stores'],
  controls: ['ActiveX control', 'ActiveX controls'],
  remote: ['part loaded from an external source', 'parts loaded from external sources'],
  exchanges: [
    'field that requests data from another program (DDE)',
    'fields that request data from other programs (DDE)',
  ],
} as const satisfies Record<string, ActiveKind>;

/** The sign of a file that holds active content of some kinds, by how often it does; none where there is nothing. */
export function activeContent(counts: ReadonlyMap<ActiveKind, number>): DocumentSign[] {
  const named = [...counts]
    .filter(([, count]) => count > 0)
    .map(([[one, many], count]) => `${count} ${count === 1 ? one : many}`);
  if (named.length === 0) return [];
  const why = `The file contains ${new Intl.ListFormat('en').format(named)}.`;
  return [{ kind: 'active-content', start: 0, end: 0, confidence: 0.95, why }];
}
