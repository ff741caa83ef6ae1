/** Keys are told apart by their first characters, so many. */
const HEAD = 4;
const SLOTS = 1 << 16;

/** Says of a place where a key stands whether it counts. */
export type AcceptPlace = (start: number, end: number) => boolean;

/**
 * Counts for each key the places where it stands in a text and that are accepted, without overlaps of one key. Goes
 * through the text once, however many keys there are and however alike they begin.
 */
export function countKeys(text: string, keys: readonly string[], accept: AcceptPlace): number[] {
  const indexes = Map.groupBy(keys.keys(), (index) => keys[index]!);
  const counts = keys.map(() => 0);
  const ends = keys.map(() => 0);
  const count = (key: string, at: number): void => {
    for (const index of indexes.get(key) ?? []) {
      if (at < ends[index]! || !accept(at, at + key.length)) continue;
      counts[index]! += 1;
      ends[index] = at + key.length;
    }
  };
  const lengths = lengthsBySlot([...indexes.keys()]);
  for (let at = 0; at + HEAD <= text.length; at += 1) {
    for (const length of lengths[slotOf(text, at)] ?? []) count(text.slice(at, at + length), at);
  }
  for (const key of indexes.keys()) {
    if (key.length === 0 || key.length >= HEAD) continue;
    for (let at = text.indexOf(key); at !== -1; at = text.indexOf(key, at + 1)) count(key, at);
  }
  return counts;
}

/** How long the keys are whose first characters fall into a slot. */
function lengthsBySlot(keys: readonly string[]): (Set<number> | undefined)[] {
  const slots = Array<Set<number> | undefined>(SLOTS).fill(undefined);
  for (const key of keys) {
    if (key.length >= HEAD) (slots[slotOf(key, 0)] ??= new Set()).add(key.length);
  }
  return slots;
}

function slotOf(text: string, at: number): number {
  const first = text.charCodeAt(at) * 31 + text.charCodeAt(at + 1);
  const second = text.charCodeAt(at + 2) * 31 + text.charCodeAt(at + 3);
  return (Math.imul(first, 2053) + second) & (SLOTS - 1);
}
