import { ADDRESS, tokenize, Vocabulary } from '@proviso/engine/training';

import { createRandom } from '../statistics/random.ts';

const WORDS = 24_000;
const LEAST_TIMES = 4;
const NEIGHBOURS = 1500;
const DIMENSIONS = 64;
const PASSES = 3;
const ROUNDS = 12;
const FINENESS = 2 ** 20;
const CLASSES = 255;

/** Groups the frequent words of texts by the company that they keep; classes from 1 by the hash of the word. */
export function wordClasses(texts: readonly string[]): Map<number, number> {
  const { hashes, rows } = readContexts(texts);
  const vectors = embed(rows, hashes.length);
  const classes = cluster(vectors, hashes.length);
  return new Map(hashes.map((hash, word) => [hash, (classes[word] ?? 0) + 1]));
}

interface Contexts {
  readonly hashes: readonly number[];
  /** For each word its neighbours (left ones first, right ones behind) and how much more often than by chance. */
  readonly rows: readonly (readonly (readonly [number, number])[])[];
}

function readContexts(texts: readonly string[]): Contexts {
  const words = new Vocabulary();
  const read = texts.map((text) =>
    Uint32Array.from(tokenize(text, words).word, (word) =>
      words.kind[word] === ADDRESS ? 0 : (words.hash[word] ?? 0),
    ),
  );
  const times = new Map<number, number>();
  for (const hashes of read) for (const hash of hashes) times.set(hash, (times.get(hash) ?? 0) + 1);
  const ranked = [...times]
    .filter(([hash, count]) => hash !== 0 && count >= LEAST_TIMES)
    .sort(([one, count], [other, otherCount]) => otherCount - count || one - other)
    .slice(0, WORDS)
    .map(([hash]) => hash);
  const rank = new Map(ranked.map((hash, index) => [hash, index]));
  const counts = ranked.map(() => new Map<number, number>());
  const totals = new Float64Array(NEIGHBOURS * 2);
  const note = (word: number | undefined, neighbour: number | undefined, side: number): void => {
    if (word === undefined || neighbour === undefined || neighbour >= NEIGHBOURS) return;
    const column = neighbour + side * NEIGHBOURS;
    counts[word]!.set(column, (counts[word]!.get(column) ?? 0) + 1);
    totals[column]! += 1;
  };
  for (const hashes of read) {
    for (let index = 0; index < hashes.length; index += 1) {
      const word = rank.get(hashes[index]!);
      note(word, rank.get(hashes[index - 1] ?? 0), 0);
      note(word, rank.get(hashes[index + 1] ?? 0), 1);
    }
  }
  const sum = totals.reduce((one, other) => one + other, 0);
  const rows = counts.map((row) => {
    const own = [...row.values()].reduce((one, other) => one + other, 0);
    return [...row].flatMap(([column, count]): [number, number][] => {
      const gain = Math.log((count * sum) / (own * totals[column]!));
      return gain > 0 ? [[column, gain]] : [];
    });
  });
  return { hashes: ranked, rows };
}

/** The strongest directions of the words' contexts, by subspace iteration. */
function embed(rows: Contexts['rows'], words: number): Float64Array {
  const random = createRandom(11);
  const columns = NEIGHBOURS * 2;
  let basis = Float64Array.from(
    { length: columns * DIMENSIONS },
    () => random(FINENESS) / FINENESS - 0.5,
  );
  let vectors = new Float64Array(words * DIMENSIONS);
  for (let pass = 0; pass <= PASSES; pass += 1) {
    vectors = new Float64Array(words * DIMENSIONS);
    for (const [word, gains] of rows.entries()) {
      for (const [column, gain] of gains)
        addScaled(vectorOf(vectors, word), vectorOf(basis, column), gain);
    }
    if (pass === PASSES) break;
    basis = new Float64Array(columns * DIMENSIONS);
    for (const [word, gains] of rows.entries()) {
      for (const [column, gain] of gains)
        addScaled(vectorOf(basis, column), vectorOf(vectors, word), gain);
    }
    orthogonalize(basis, columns);
  }
  for (let word = 0; word < words; word += 1) {
    const vector = vectors.subarray(word * DIMENSIONS, (word + 1) * DIMENSIONS);
    const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0)) || 1;
    for (let dimension = 0; dimension < DIMENSIONS; dimension += 1) vector[dimension]! /= length;
  }
  return vectors;
}

function vectorOf(matrix: Float64Array, index: number): Float64Array {
  return matrix.subarray(index * DIMENSIONS, (index + 1) * DIMENSIONS);
}

function addScaled(target: Float64Array, source: Float64Array, scale: number): void {
  for (let dimension = 0; dimension < DIMENSIONS; dimension += 1) {
    target[dimension] = (target[dimension] ?? 0) + (source[dimension] ?? 0) * scale;
  }
}

function orthogonalize(matrix: Float64Array, rows: number): void {
  for (let one = 0; one < DIMENSIONS; one += 1) {
    for (let other = 0; other < one; other += 1) {
      let product = 0;
      for (let row = 0; row < rows; row += 1)
        product += matrix[row * DIMENSIONS + one]! * matrix[row * DIMENSIONS + other]!;
      for (let row = 0; row < rows; row += 1)
        matrix[row * DIMENSIONS + one]! -= product * matrix[row * DIMENSIONS + other]!;
    }
    let square = 0;
    for (let row = 0; row < rows; row += 1) square += matrix[row * DIMENSIONS + one]! ** 2;
    const length = Math.sqrt(square) || 1;
    for (let row = 0; row < rows; row += 1) matrix[row * DIMENSIONS + one]! /= length;
  }
}

/** Spherical k-means. */
function cluster(vectors: Float64Array, words: number): Int32Array {
  let centres = new Float64Array(CLASSES * DIMENSIONS);
  for (let centre = 0; centre < CLASSES; centre += 1) {
    const word = Math.floor((centre * Math.min(words, 4000)) / CLASSES);
    addScaled(vectorOf(centres, centre), vectorOf(vectors, word), 1);
  }
  const classes = new Int32Array(words);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let word = 0; word < words; word += 1) classes[word] = nearest(vectors, word, centres);
    centres = new Float64Array(CLASSES * DIMENSIONS);
    for (let word = 0; word < words; word += 1)
      addScaled(vectorOf(centres, classes[word] ?? 0), vectorOf(vectors, word), 1);
    for (let centre = 0; centre < CLASSES; centre += 1) {
      const vector = centres.subarray(centre * DIMENSIONS, (centre + 1) * DIMENSIONS);
      const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0)) || 1;
      for (let dimension = 0; dimension < DIMENSIONS; dimension += 1) vector[dimension]! /= length;
    }
  }
  return classes;
}

function nearest(vectors: Float64Array, word: number, centres: Float64Array): number {
  let best = 0;
  let highest = -Infinity;
  for (let centre = 0; centre < CLASSES; centre += 1) {
    let product = 0;
    for (let dimension = 0; dimension < DIMENSIONS; dimension += 1) {
      product +=
        vectors[word * DIMENSIONS + dimension]! * centres[centre * DIMENSIONS + dimension]!;
    }
    if (product > highest) {
      highest = product;
      best = centre;
    }
  }
  return best;
}
