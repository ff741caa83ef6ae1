import { SUBCLASSES, tokenize, Vocabulary } from '@proviso/engine/training';

import { normalize, type Vectors, type WordVectors } from './word-vectors.ts';

const CLASSES = 255;
const ROUNDS = 13;
const WORDS_PER_SUBCLASS = 8;
/** The initial centroids are spread over this many of the most frequent words. */
const FREQUENT = 20_000;

/**
 * Classes of distributionally similar words, with finer subclasses, keyed by the hash of the word: the class, from 1,
 * times `SUBCLASSES`, plus the subclass.
 */
export function wordClasses(all: WordVectors): Map<number, number> {
  const classes = cluster(all, CLASSES);
  const members = Map.groupBy(classes.keys(), (word) => classes[word] ?? 0);
  const hashes = hashesOf(all.words);
  const byHash = new Map<number, number>();
  for (const [number, words] of members) {
    const parts = Math.max(1, Math.floor(words.length / WORDS_PER_SUBCLASS));
    const subclasses = cluster(selectVectors(all, words), Math.min(SUBCLASSES, parts));
    for (const [index, word] of words.entries()) {
      const hash = hashes[word];
      if (hash === undefined) continue;
      byHash.set(hash, (number + 1) * SUBCLASSES + (subclasses[index] ?? 0));
    }
  }
  return byHash;
}

/** The hashes of words as they occur in texts; undefined for words of several tokens or duplicates. */
function hashesOf(words: readonly string[]): (number | undefined)[] {
  const vocabulary = new Vocabulary();
  const known = new Set<number>();
  return words.map((word) => {
    const tokens = tokenize(word, vocabulary);
    const hash = vocabulary.hash[tokens.word[0] ?? 0];
    if (tokens.count !== 1 || hash === undefined || known.has(hash)) return undefined;
    known.add(hash);
    return hash;
  });
}

function selectVectors({ dimensions, vectors }: Vectors, chosen: readonly number[]): Vectors {
  const selected = new Float64Array(chosen.length * dimensions);
  for (const [index, word] of chosen.entries()) {
    selected.set(vectors.subarray(word * dimensions, (word + 1) * dimensions), index * dimensions);
  }
  return { dimensions, vectors: selected };
}

/** Spherical k-means: the class number of each vector. */
function cluster(points: Vectors, classes: number): Int32Array {
  const { dimensions, vectors } = points;
  const classOf = new Int32Array(vectors.length / dimensions);
  const seeds = Array.from({ length: classes }, (_, centroid) =>
    Math.floor((centroid * Math.min(classOf.length, FREQUENT)) / classes),
  );
  let centroids = selectVectors(points, seeds).vectors;
  for (let round = 0; round < ROUNDS; round += 1) {
    const sums = new Float64Array(centroids.length);
    for (let point = 0; point < classOf.length; point += 1) {
      const from = point * dimensions;
      const own = nearest(points, from, centroids);
      classOf[point] = own;
      for (let at = 0; at < dimensions; at += 1)
        sums[own * dimensions + at]! += vectors[from + at]!;
    }
    normalize(sums, dimensions);
    centroids = sums;
  }
  return classOf;
}

function nearest({ dimensions, vectors }: Vectors, from: number, centroids: Float64Array): number {
  let best = 0;
  let highest = -Infinity;
  for (let centroid = 0; centroid < centroids.length; centroid += dimensions) {
    let [one, two, three, four] = [0, 0, 0, 0];
    // Independent partial sums do not wait for each other.
    for (let at = 0; at < dimensions; at += 4) {
      one += vectors[from + at]! * centroids[centroid + at]!;
      two += vectors[from + at + 1]! * centroids[centroid + at + 1]!;
      three += vectors[from + at + 2]! * centroids[centroid + at + 2]!;
      four += vectors[from + at + 3]! * centroids[centroid + at + 3]!;
    }
    const product = one + two + three + four;
    if (product > highest) {
      highest = product;
      best = centroid;
    }
  }
  return best / dimensions;
}
