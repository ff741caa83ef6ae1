/** How many items at the beginning of a list meet a condition that no later one meets; a binary search. */
export function partitionPoint<Item>(
  items: readonly Item[],
  meets: (item: Item) => boolean,
): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (meets(items[middle]!)) low = middle + 1;
    else high = middle;
  }
  return low;
}
