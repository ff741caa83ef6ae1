/** Groups of indexes, one after the other in a single array. */
export interface GroupedIndexes {
  /** By number of a group: where its indexes begin; the last entry is where they all end. */
  readonly firsts: Int32Array;
  readonly indexes: Uint16Array;
}

/** Puts groups into one array; indexes must fit into 16 bits. */
export function groupIndexes(groups: readonly (readonly number[])[]): GroupedIndexes {
  const firsts = new Int32Array(groups.length + 1);
  for (let group = 0; group < groups.length; group += 1) {
    firsts[group + 1] = firsts[group]! + groups[group]!.length;
  }
  const indexes = new Uint16Array(firsts[groups.length]!);
  for (let group = 0; group < groups.length; group += 1) indexes.set(groups[group]!, firsts[group]);
  return { firsts, indexes };
}
