import type { StrippedContent } from './cleaning.ts';

/** The kinds of content that are removed from a document entirely, in the singular and plural. */
const KINDS = {
  'document-properties': ['document property part', 'document property parts'],
  comments: ['comment', 'comments'],
  'comment-authors': [
    'list of people and what they commented',
    'lists of people and what they commented',
  ],
  'tracked-changes': ['tracked change (accepted)', 'tracked changes (accepted)'],
  'hidden-text': ['passage of hidden text', 'passages of hidden text'],
  'unseen-words': [
    'name, note or choice that is not shown',
    'names, notes and choices that are not shown',
  ],
  'revision-identifiers': ['identifier of an editing session', 'identifiers of editing sessions'],
  'document-settings': [
    'setting that tells of other data or places',
    'settings that tell of other data or places',
  ],
  'embedded-objects': ['embedded file or object', 'embedded files or objects'],
  'inserted-passages': ['passage inserted from another file', 'passages inserted from other files'],
  macros: ['macro project part', 'macro project parts'],
  'custom-data': ['part of custom data', 'parts of custom data'],
  glossary: ['part of building blocks', 'parts of building blocks'],
  signatures: ['signature part (no longer valid)', 'signature parts (no longer valid)'],
  thumbnail: ['preview picture', 'preview pictures'],
  'printer-settings': ['part of printer settings', 'parts of printer settings'],
  'unknown-parts': ['part of a kind that is not known', 'parts of kinds that are not known'],
  'external-data': [
    'link to data outside of the document',
    'links to data outside of the document',
  ],
  'image-metadata': ['picture with metadata', 'pictures with metadata'],
  'code-remarks': ["remark in the file's code", "remarks in the file's code"],
  leftovers: [
    'file with unused bytes between its parts',
    'files with unused bytes between their parts',
  ],
  'hidden-copies': ['further copy of a removed passage', 'further copies of removed passages'],
} as const;
export type StrippedKind = keyof typeof KINDS;

/** Counts what is removed. */
export interface StripTally {
  add(kind: StrippedKind, count?: number): void;
  /** In the order of `KINDS`. */
  list(): StrippedContent[];
}

export function createStripTally(): StripTally {
  const counts = new Map<StrippedKind, number>();
  return {
    add(kind, count = 1) {
      if (count > 0) counts.set(kind, (counts.get(kind) ?? 0) + count);
    },
    list: () =>
      (Object.keys(KINDS) as StrippedKind[]).flatMap((kind) => {
        const count = counts.get(kind);
        if (count === undefined) return [];
        return [{ kind, description: `${count} ${KINDS[kind][count === 1 ? 0 : 1]}`, count }];
      }),
  };
}
