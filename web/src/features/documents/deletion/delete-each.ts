/** The items by outcome; items in neither list were not attempted. */
interface DeletionOutcome<Item> {
  readonly deleted: readonly Item[];
  readonly failed: readonly Item[];
}

/** How to delete an item, and the callback that receives the count after each. */
interface Deleting<Item> {
  readonly remove: (item: Item) => Promise<void>;
  readonly onDone: (count: number) => void;
  /** When aborted, no further item is deleted. */
  readonly signal: AbortSignal;
}

/** Deletes items one after the other, continuing past failures, until aborted. */
export async function deleteEach<Item>(
  items: readonly Item[],
  { remove, onDone, signal }: Deleting<Item>,
): Promise<DeletionOutcome<Item>> {
  const deleted: Item[] = [];
  const failed: Item[] = [];
  for (const item of items) {
    if (signal.aborted) break;
    try {
      await remove(item);
      deleted.push(item);
    } catch {
      failed.push(item);
    }
    onDone(deleted.length + failed.length);
  }
  return { deleted, failed };
}
