/** Follows the elements of a part and tells which of its text a tracked change has deleted or moved elsewhere. */
export interface TrackedDeletions {
  open(name: string): void;
  close(name: string): void;
  /** Whether the current position is deleted: by an enclosing element, or with its row or cell. */
  isDeleted(): boolean;
  /** Whether the paragraph mark of the innermost open paragraph is deleted, so that it continues with the next one. */
  isParagraphMarkDeleted(): boolean;
}

const DELETIONS = new Set(['del', 'moveFrom']);

/**
 * What an element marks as deleted, by the names of its two nearest ancestors, innermost first: its row or cell, its
 * paragraph mark, or its own content. Undefined if it does not mark a deletion.
 */
export function findDeletedElement(
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
      const target = findDeletedElement(name, names.at(-1), names.at(-2));
      names.push(name);
      deleted.push(false);
      if (target !== undefined) markLast(target === 'content' ? name : target);
    },
    close() {
      const name = names.pop();
      if (deleted.pop() && name !== 'p') deletedDepth -= 1;
    },
    isDeleted: () => deletedDepth > 0,
    isParagraphMarkDeleted: () => deleted[names.lastIndexOf('p')] ?? false,
  };
}
