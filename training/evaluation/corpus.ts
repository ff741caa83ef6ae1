import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';

/** A labelled stretch of a text; offsets count UTF-16 code units, `end` is exclusive. */
export interface LabelledSpan {
  readonly start: number;
  readonly end: number;
  readonly label: string;
}

/** What people found in a document of a corpus. */
interface GoldSpan extends LabelledSpan {
  /** True where the corpus leaves open whether this is to be found. */
  readonly ignore?: boolean;
  readonly weak?: boolean;
  /** Which entity of the document is meant, and whether it identifies a person by itself. */
  readonly entity_id?: string;
  readonly id_type?: string;
}

/** One document of a corpus, with the answers; those of the personal-data corpora have no `labels`. */
export interface GoldDocument {
  readonly id: string;
  readonly text: string;
  readonly spans: readonly GoldSpan[];
  readonly labels?: readonly string[];
  /** The only labels that the document was read for; all of them when absent. */
  readonly scope?: readonly string[];
  /** True for a test case in which nothing is to be found, false for one in which something is. */
  readonly negative?: boolean;
  readonly meta?: { readonly functionality?: string };
}

/** Reads one JSON value a line, from a file that may be compressed by gzip. */
export async function readJsonLines<Line>(file: string): Promise<Line[]> {
  const bytes = await readFile(file);
  const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line);
}
