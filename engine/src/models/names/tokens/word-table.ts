const FIRST_SLOTS = 1 << 12;
/** A slot holds two keys and a number; the fourth field aligns slots with cache lines. */
const SLOT = 4;

/** An open-addressing table that numbers pairs of 32-bit keys in the order of first lookup. */
export class WordTable {
  private slots = new Int32Array(FIRST_SLOTS * SLOT);
  private last = FIRST_SLOTS - 1;
  private count = 0;

  /** The number of a pair of keys, from 0; equals the previous count if the pair is new. */
  numberOf(hash: number, check: number): number {
    const key = hash | 0;
    const other = check | 0;
    const at = this.slotOf(key, other);
    const found = this.slots[at + 2] ?? 0;
    if (found > 0) return found - 1;
    this.slots[at] = key;
    this.slots[at + 1] = other;
    this.count += 1;
    this.slots[at + 2] = this.count;
    if (this.count * 2 > this.last) this.grow();
    return this.count - 1;
  }

  private slotOf(key: number, other: number): number {
    const { slots, last } = this;
    let slot = Math.imul(key ^ (other << 7), 0x9e3779b1) >>> 11;
    for (;;) {
      const at = (slot & last) * SLOT;
      if (slots[at + 2] === 0) return at;
      if (slots[at] === key && slots[at + 1] === other) return at;
      slot += 1;
    }
  }

  private grow(): void {
    const before = this.slots;
    this.last = this.last * 4 + 3;
    this.slots = new Int32Array((this.last + 1) * SLOT);
    for (let from = 0; from < before.length; from += SLOT) {
      if (before[from + 2] === 0) continue;
      const at = this.slotOf(before[from] ?? 0, before[from + 1] ?? 0);
      this.slots.set(before.subarray(from, from + SLOT), at);
    }
  }
}
