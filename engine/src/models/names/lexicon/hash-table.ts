/** The number of filter bits per slot of the table. */
const MARKS = 4;

/** An open-addressing hash table from 32-bit keys to 16-bit integers; 0 for unknown keys. Key 0 is never found. */
export class HashTable {
  private readonly keys: Uint32Array;
  private readonly values: Uint16Array;
  private readonly last: number;
  private readonly keyMask: number;
  /** A one-bit filter over the keys: most lookups miss, and the filter fits in cache. */
  private readonly marks: Int32Array;
  private readonly lastMark: number;

  /** `capacity` keys fill at most half of the table; the low `ignoredBits` bits of keys are ignored. */
  constructor(capacity: number, ignoredBits = 0) {
    const size = 2 ** Math.ceil(Math.log2(Math.max(2, capacity * 2)));
    this.keys = new Uint32Array(size);
    this.values = new Uint16Array(size);
    this.last = size - 1;
    this.marks = new Int32Array(Math.ceil((size * MARKS) / 32));
    this.lastMark = this.marks.length - 1;
    this.keyMask = (-1 << ignoredBits) >>> 0;
  }

  get(hash: number): number {
    const mixed = Math.imul(hash & this.keyMask, 0x9e3779b1);
    if ((this.marks[(mixed >>> 8) & this.lastMark]! & (1 << (mixed >>> 3))) === 0) return 0;
    const key = (hash & this.keyMask) >>> 0;
    const slot = this.slotOf(key);
    return this.keys[slot] === key ? (this.values[slot] ?? 0) : 0;
  }

  set(hash: number, value: number): void {
    const key = (hash & this.keyMask) >>> 0;
    const slot = this.slotOf(key);
    this.keys[slot] = key;
    this.values[slot] = value;
    const mixed = Math.imul(key, 0x9e3779b1);
    this.marks[(mixed >>> 8) & this.lastMark]! |= 1 << (mixed >>> 3);
  }

  private slotOf(key: number): number {
    let slot = (Math.imul(key, 0x9e3779b1) >>> 8) & this.last;
    while (this.keys[slot] !== 0 && this.keys[slot] !== key) slot = (slot + 1) & this.last;
    return slot;
  }
}
