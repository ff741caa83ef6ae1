import { type SearchedValue, searchedValue, spellingsOf } from '@proviso/engine/spelling';

import type { TextEdit } from './cleaning.ts';
import { latinSpellings } from './latin-spellings.ts';

/** Replaces what is removed; of a fixed length, so that it reveals nothing about it. */
export const BAR = '\u2588'.repeat(5);

/** The fewest digits of a number without its country code that are searched for; fewer occur in any file by chance. */
const MIN_VARIANT_LENGTH = 10;

/** A value that must disappear from everywhere in a file. */
export interface RemovedValue {
  /** The first edit that removes it; a value that only must not stand in the copy has none. */
  readonly edit?: TextEdit;
  readonly searched: SearchedValue;
  /** As it appears in the text. */
  readonly passage: string;
  /** Its replacement in human-readable text. */
  readonly replacement: string;
  /** Its replacement in names and codes, which consist of letters and digits only. */
  readonly name: string;
}

/** Shorter values and spellings are ordinary words as well. */
const MIN_SPELLING_LENGTH = 4;

/**
 * The distinct values that edits remove from a text, and those `unwanted` of at least 4 letters or digits, wherever
 * they stand; different spellings count as one value.
 */
export function listRemovedValues(
  text: string,
  edits: readonly TextEdit[],
  unwanted: readonly string[] = [],
): RemovedValue[] {
  const values = new Map<string, RemovedValue>();
  for (const { passage, ...removal } of [...removalsOf(text, edits), ...unwanted.map(asRemoval)]) {
    for (const [order, searched] of spellingsOf(passage).entries()) {
      const id = `${searched.kind} ${searched.key}`;
      if (values.has(id) || !/[\p{L}\p{N}]/u.test(searched.key)) continue;
      const isOwn = order === 0 && removal.edit !== undefined;
      const shortest = order === 0 ? MIN_SPELLING_LENGTH : MIN_VARIANT_LENGTH;
      if (!isOwn && searched.key.length < shortest) continue;
      values.set(id, { ...removal, passage, searched, name: `Removed${values.size + 1}` });
    }
  }
  return [...values.values()];
}

/** A value and how it is removed. */
type Removal = Pick<RemovedValue, 'edit' | 'passage' | 'replacement'>;

function removalsOf(text: string, edits: readonly TextEdit[]): Removal[] {
  return edits
    .filter(({ action }) => action !== 'comment')
    .map((edit) => {
      const { start, end, action, text: replacement = BAR } = edit;
      const passage = text.slice(start, end);
      return { edit, passage, replacement: action === 'replace' ? replacement : BAR };
    });
}

function asRemoval(passage: string): Removal {
  return { passage, replacement: BAR };
}

/**
 * The values and, as values of their own, how they are spelled in unaccented Latin letters: in places that nobody
 * reads, such as the target of a link or the name of a style, this is usual.
 */
export function withLatinSpellings(values: readonly RemovedValue[]): RemovedValue[] {
  const known = new Set(values.map(({ searched }) => searched.key));
  const spelled: RemovedValue[] = [];
  for (const value of values) {
    for (const spelling of latinSpellings(value.passage)) {
      const searched = searchedValue(spelling);
      if (searched.key.length < MIN_SPELLING_LENGTH || known.has(searched.key)) continue;
      known.add(searched.key);
      spelled.push({ ...value, searched, passage: spelling, name: `${value.name}s${known.size}` });
    }
  }
  return [...values, ...spelled];
}

const PERSON_NAME = 'person-name';
/** Shorter words have other meanings in names and codes. */
const MIN_PART_LENGTH = 4;
const PART = /[\p{L}\p{M}]+(?:['\u2019-][\p{L}\p{M}]+)*/gu;
const CAPITALIZED = /^\p{Lu}/u;

/**
 * The words of the personal names among removed values, each as a value of its own, with and without accents: in places
 * that nobody reads, such as an index entry or the name of a style, a family name alone identifies the person.
 */
export function listNameParts(values: readonly RemovedValue[]): RemovedValue[] {
  const parts = new Map<string, RemovedValue>();
  for (const value of values.filter(({ edit }) => edit?.label === PERSON_NAME)) {
    for (const [passage] of value.passage.matchAll(PART)) {
      const [searched] = spellingsOf(passage);
      const isDistinctive = passage.length >= MIN_PART_LENGTH && CAPITALIZED.test(passage);
      if (searched === undefined || !isDistinctive || parts.has(searched.key)) continue;
      const name = `Removed${values.length + parts.size + 1}`;
      parts.set(searched.key, { ...value, searched, passage, name });
    }
  }
  return withLatinSpellings([...parts.values()]);
}
