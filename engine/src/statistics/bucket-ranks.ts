/**
 * Which buckets of a hash table are taken, and the how manieth of them each is. A bit for each bucket, and how many are
 * set before every 32 of them, stay in the processor's cache where a number for each bucket would not.
 */
export class BucketRanks {
  readonly #mask: number;
  /** For every 32 buckets in turn: their bits, and how many of the buckets before them are taken. */
  readonly #bitsAndCounts: Int32Array;

  /** Takes the buckets that are taken, of two to the power of `bucketBits`. */
  constructor(buckets: Uint32Array, bucketBits: number) {
    this.#mask = 2 ** bucketBits - 1;
    const numbers = new Int32Array(2 * ((this.#mask >>> 5) + 1));
    for (let index = 0; index < buckets.length; index += 1) {
      const bucket = buckets[index]!;
      numbers[(bucket >>> 5) << 1]! |= 1 << (bucket & 31);
    }
    for (let at = 2; at < numbers.length; at += 2) {
      numbers[at + 1] = numbers[at - 1]! + countBits(numbers[at - 2]!);
    }
    this.#bitsAndCounts = numbers;
  }

  /** The rank of the bucket of a hash; -1 where it is not taken. */
  rankOf(hash: number): number {
    const bucket = hash & this.#mask;
    const bits = this.#bitsAndCounts[(bucket >>> 5) << 1]!;
    return ((bits >>> (bucket & 31)) & 1) === 0 ? -1 : rankIn(this.#bitsAndCounts, bucket);
  }

  /** Leaves the ranks of hashes from one on and up to another in `ranks`, if their buckets are taken; returns how many are. */
  findRanks(hashes: Uint32Array, from: number, to: number, ranks: Int32Array): number {
    const bitsAndCounts = this.#bitsAndCounts;
    const mask = this.#mask;
    let count = 0;
    // First those that are taken, without branches, for nobody can foretell which are.
    for (let at = from; at < to; at += 1) {
      const bucket = hashes[at]! & mask;
      ranks[count] = bucket;
      count += (bitsAndCounts[(bucket >>> 5) << 1]! >>> (bucket & 31)) & 1;
    }
    for (let at = 0; at < count; at += 1) ranks[at] = rankIn(bitsAndCounts, ranks[at]!);
    return count;
  }
}

function rankIn(bitsAndCounts: Int32Array, bucket: number): number {
  const at = (bucket >>> 5) << 1;
  return bitsAndCounts[at + 1]! + countBits(bitsAndCounts[at]! & ((1 << (bucket & 31)) - 1));
}

/** How many bits of a number are set; added up side by side, in pairs, then in fours, then in bytes. */
function countBits(number: number): number {
  const pairs = number - ((number >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
