/** Groups of indexes in one list without gaps. */
export interface GroupedIndexes {
  /** By number of a group: where its indexes begin; one more for where the last end. */
  readonly firsts: Int32Array;
  readonly indexes: Uint16Array;
}

/** Puts groups into one list; no index is larger than 16 bits hold. */
export function groupIndexes(groups: readonly (readonly number[])[]): GroupedIndexes {
  const firsts = new Int32Array(groups.length + 1);
  for (let group = 0; group < groups.length; group += 1) {
    firsts[group + 1] = firsts[group]! + groups[group]!.length;
  }
  const indexes = new Uint16Array(firsts[groups.length]!);
  for (let group = 0; group < groups.length; group += 1) indexes.set(groups[group]!, firsts[group]);
  return { firsts, indexes };
}
