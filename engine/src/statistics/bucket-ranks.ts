/**
 * The set of occupied buckets of a hash table, and the rank of each among them. One bit per bucket plus a running count
 * every 32 buckets stays in the CPU cache, where one number per bucket would not.
 */
export class BucketRanks {
  readonly #mask: number;
  /** For every 32 buckets: their bits, and the number of occupied buckets before them. */
  readonly #bitsAndCounts: Int32Array;

  /** `buckets` lists the occupied ones of two to the power of `bucketBits`. */
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

  /** The rank of a hash's bucket; -1 if it is empty. */
  rankOf(hash: number): number {
    const bucket = hash & this.#mask;
    const bits = this.#bitsAndCounts[(bucket >>> 5) << 1]!;
    return ((bits >>> (bucket & 31)) & 1) === 0 ? -1 : rankIn(this.#bitsAndCounts, bucket);
  }

  /** Writes the ranks of a range of hashes with occupied buckets to `ranks`; returns how many there are. */
  findRanks(hashes: Uint32Array, from: number, to: number, ranks: Int32Array): number {
    const bitsAndCounts = this.#bitsAndCounts;
    const mask = this.#mask;
    let count = 0;
    // The occupied ones first, branch-free, because they are unpredictable.
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

/** The number of set bits, summed in parallel over pairs, then nibbles, then bytes. */
function countBits(number: number): number {
  const pairs = number - ((number >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
