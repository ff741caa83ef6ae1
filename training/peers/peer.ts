import type { GoldDocument, LabeledSpan } from '../evaluation/corpus.ts';

/** Another tool, ready to read documents. */
export interface Peer {
  readonly name: string;
  /** As its installed package states it. */
  readonly version: string;
  /** In one phrase: its settings, and how its output becomes corpus labels. */
  readonly configuration: string;
  /** The names of the figures that it is measured by, for each corpus; those of `evaluate:all`. */
  readonly figures: Readonly<Record<string, readonly string[]>>;
  /** What it finds in a document, of which it sees the text and the name alone. */
  readonly find: (
    document: Pick<GoldDocument, 'id' | 'text'>,
  ) => readonly LabeledSpan[] | Promise<readonly LabeledSpan[]>;
}
