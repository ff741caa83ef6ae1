import { type SearchedValue, spellingsOf } from '@proviso/engine/spelling';

import type { TextEdit } from './cleaning.ts';

/** Stands for what is removed; of one length, so that it tells nothing about it. */
export const BAR = '\u2588'.repeat(5);

/** Fewer digits of a number without its country stand in any file by chance. */
const SHORTEST_FURTHER = 10;

/** A value that has to vanish wherever in a file it stands. */
export interface RemovedValue {
  /** The first edit that takes it out. */
  readonly edit: TextEdit;
  readonly searched: SearchedValue;
  /** As it stands in the text. */
  readonly passage: string;
  /** What stands for it where people read. */
  readonly replacement: string;
  /** What stands for it in names and codes, which hold letters and digits alone. */
  readonly name: string;
}

/** The different values that edits take out of a text; a value is one whatever its spelling. */
export function listRemovedValues(text: string, edits: readonly TextEdit[]): RemovedValue[] {
  const values = new Map<string, RemovedValue>();
  for (const edit of edits) {
    const { start, end, action, text: replacement } = edit;
    const passage = text.slice(start, end);
    if (action === 'comment') continue;
    for (const [order, searched] of spellingsOf(passage).entries()) {
      const id = `${searched.kind} ${searched.key}`;
      if (values.has(id) || !/[\p{L}\p{N}]/u.test(searched.key)) continue;
      if (order > 0 && searched.key.length < SHORTEST_FURTHER) continue;
      values.set(id, {
        edit,
        searched,
        passage,
        replacement: action === 'replace' ? (replacement ?? BAR) : BAR,
        name: `Removed${values.size + 1}`,
      });
    }
  }
  return [...values.values()];
}

const PERSON_NAME = 'person-name';
/** Shorter words stand in names and codes for something else. */
const SHORTEST_PART = 4;
const PART = /[\p{L}\p{M}]+(?:['\u2019-][\p{L}\p{M}]+)*/gu;
const CAPITALIZED = /^\p{Lu}/u;

/**
 * The words of the persons' names among removed values, each a value of its own: where nobody reads, as in the entries of an
 * index or in the name of a style, a family name alone tells who it was.
 */
export function listNameParts(values: readonly RemovedValue[]): RemovedValue[] {
  const parts = new Map<string, RemovedValue>();
  for (const value of values.filter(({ edit }) => edit.label === PERSON_NAME)) {
    for (const [passage] of value.passage.matchAll(PART)) {
      const [searched] = spellingsOf(passage);
      const isTold = passage.length >= SHORTEST_PART && CAPITALIZED.test(passage);
      if (searched === undefined || !isTold || parts.has(searched.key)) continue;
      const name = `Removed${values.length + parts.size + 1}`;
      parts.set(searched.key, { ...value, searched, passage, name });
    }
  }
  return [...parts.values()];
}
