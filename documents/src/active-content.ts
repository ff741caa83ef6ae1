import type { DocumentSign } from './extracted-document.ts';

/** A kind of active content in words for one and for more of it. */
export type ActiveKind = readonly [one: string, many: string];

/** What Word documents of either format may hold. */
export const WORD_KINDS = {
  macros: ['project of macros', 'projects of macros'],
  objects: ['embedded object', 'embedded objects'],
  objectStores: ['store of embedded objects', 'stores of embedded objects'],
  controls: ['program control (ActiveX)', 'program controls (ActiveX)'],
  remote: ['part that is fetched from elsewhere', 'parts that are fetched from elsewhere'],
  exchanges: ['field that asks another program (DDE)', 'fields that ask another program (DDE)'],
} as const satisfies Record<string, ActiveKind>;

/** The sign of a file that holds active content of some kinds, by how often it does; none where there is nothing. */
export function activeContent(counts: ReadonlyMap<ActiveKind, number>): DocumentSign[] {
  const named = [...counts]
    .filter(([, count]) => count > 0)
    .map(([[one, many], count]) => `${count} ${count === 1 ? one : many}`);
  if (named.length === 0) return [];
  const why = `The file holds ${new Intl.ListFormat('en').format(named)}.`;
  return [{ kind: 'active-content', start: 0, end: 0, confidence: 0.95, why }];
}
