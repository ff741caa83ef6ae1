/** Keys are told apart by their first characters, so many. */
const HEAD = 4;
const SLOTS = 1 << 16;

/** Says of a place where a key stands whether it counts. */
export type AcceptPlace = (start: number, end: number) => boolean;

/**
 * Counts for each key the places where it stands in a text and that are accepted, without overlaps of one key. Goes
 * through the text once, however many keys there are.
 */
export function countKeys(text: string, keys: readonly string[], accept: AcceptPlace): number[] {
  const counts = keys.map(() => 0);
  const ends = keys.map(() => 0);
  const short = keys.flatMap((key, index) => (key.length > 0 && key.length < HEAD ? [index] : []));
  const slots = fillSlots(keys);
  const tryKey = (index: number, at: number): void => {
    const key = keys[index]!;
    if (at < ends[index]! || !text.startsWith(key, at) || !accept(at, at + key.length)) return;
    counts[index]! += 1;
    ends[index] = at + key.length;
  };
  for (let at = 0; at + HEAD <= text.length; at += 1) {
    for (const index of slots[slotOf(text, at)] ?? []) tryKey(index, at);
  }
  for (const index of short) {
    for (let at = text.indexOf(keys[index]!); at !== -1; at = text.indexOf(keys[index]!, at + 1)) {
      tryKey(index, at);
    }
  }
  return counts;
}

/** The keys by the slot of their first characters. */
function fillSlots(keys: readonly string[]): (number[] | undefined)[] {
  const slots = Array<number[] | undefined>(SLOTS).fill(undefined);
  for (const [index, key] of keys.entries()) {
    if (key.length >= HEAD) (slots[slotOf(key, 0)] ??= []).push(index);
  }
  return slots;
}

function slotOf(text: string, at: number): number {
  const first = text.charCodeAt(at) * 31 + text.charCodeAt(at + 1);
  const second = text.charCodeAt(at + 2) * 31 + text.charCodeAt(at + 3);
  return (Math.imul(first, 2053) + second) & (SLOTS - 1);
}
