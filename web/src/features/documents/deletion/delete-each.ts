/** What was to be deleted, by how it went; what is in neither list was not tried any more. */
interface DeletionOutcome<Item> {
  readonly deleted: readonly Item[];
  readonly failed: readonly Item[];
}

/** The one that deletes, and who is told after each how many are done. */
interface Deleting<Item> {
  readonly remove: (item: Item) => Promise<void>;
  readonly onDone: (count: number) => void;
  /** Aborted when no further one is to be deleted. */
  readonly signal: AbortSignal;
}

/** Deletes one after the other, and goes on where one fails, until it is told to stop. */
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
