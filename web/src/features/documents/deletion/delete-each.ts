/** What was to be deleted, by how it went. */
interface DeletionOutcome<Item> {
  readonly deleted: readonly Item[];
  readonly failed: readonly Item[];
}

/** Deletes one after the other and goes on where one fails; tells after each how many are done. */
export async function deleteEach<Item>(
  items: readonly Item[],
  remove: (item: Item) => Promise<void>,
  onDone: (count: number) => void,
): Promise<DeletionOutcome<Item>> {
  const deleted: Item[] = [];
  const failed: Item[] = [];
  for (const item of items) {
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
