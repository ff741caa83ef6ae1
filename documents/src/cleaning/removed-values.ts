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
