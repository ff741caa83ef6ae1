/** Follows the elements of a part and tells what of its text a tracked change has taken away or moved elsewhere. */
export interface TrackedDeletions {
  open(name: string): void;
  close(name: string): void;
  /** Whether what stands here is deleted: by an element around it, or with its row or cell. */
  isDeleted(): boolean;
  /** Whether the end of the innermost open paragraph is deleted, so that the next one goes on with it. */
  isEndDeleted(): boolean;
}

const DELETIONS = new Set(['del', 'moveFrom']);

/**
 * What an element says is deleted, by the names of the two around it, innermost first: the row or cell that it stands
 * in, the end of its paragraph, or what it holds itself. Undefined where it is no mark of a deletion.
 */
export function deletedBy(
  name: string,
  parent: string | undefined,
  grandparent: string | undefined,
): 'tr' | 'tc' | 'p' | 'content' | undefined {
  if (name === 'cellDel') return parent === 'tcPr' ? 'tc' : undefined;
  if (!DELETIONS.has(name)) return undefined;
  if (parent === 'trPr') return 'tr';
  if (parent !== 'rPr') return 'content';
  return grandparent === 'pPr' ? 'p' : undefined;
}

/** Starts outside of everything. */
export function createTrackedDeletions(): TrackedDeletions {
  const names: string[] = [];
  const deleted: boolean[] = [];
  let deletedDepth = 0;

  const markLast = (name: string): void => {
    const index = names.lastIndexOf(name);
    if (index === -1 || deleted[index]) return;
    deleted[index] = true;
    if (name !== 'p') deletedDepth += 1;
  };

  return {
    open(name) {
      const target = deletedBy(name, names.at(-1), names.at(-2));
      names.push(name);
      deleted.push(false);
      if (target !== undefined) markLast(target === 'content' ? name : target);
    },
    close() {
      const name = names.pop();
      if (deleted.pop() && name !== 'p') deletedDepth -= 1;
    },
    isDeleted: () => deletedDepth > 0,
    isEndDeleted: () => deleted[names.lastIndexOf('p')] ?? false,
  };
}
