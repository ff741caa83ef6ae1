import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';

/** A labeled span; offsets count UTF-16 code units, `end` is exclusive. */
export interface LabeledSpan {
  readonly start: number;
  readonly end: number;
  readonly label: string;
}

/** A manually annotated span of a corpus document. */
interface GoldSpan extends LabeledSpan {
  /** True if the corpus leaves open whether this should be found. */
  readonly ignore?: boolean;
  readonly weak?: boolean;
  /** The entity that the span refers to, and whether it identifies a person by itself. */
  readonly entity_id?: string;
  readonly id_type?: string;
}

/** A corpus document with its gold annotations; those of the personal-data corpora have no `labels`. */
export interface GoldDocument {
  readonly id: string;
  readonly text: string;
  readonly spans: readonly GoldSpan[];
  readonly labels?: readonly string[];
  /** The only labels that the document was annotated for; all if absent. */
  readonly scope?: readonly string[];
  /** True for a test case without anything to find, false for one with something to find. */
  readonly negative?: boolean;
  readonly meta?: { readonly functionality?: string };
}

/** Reads one JSON value per line, from a file that may be gzipped. */
export async function readJsonLines<Line>(file: string): Promise<Line[]> {
  const bytes = await readFile(file);
  const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line);
}
