import type { Category } from '@proviso/engine/vocabulary';

/** One problem that we wrote into a document on purpose, and that the engine must find there. */
export interface PlantedProblem {
  readonly category: Category;
  /** The engine's name for it, for example `email-address`. */
  readonly type: string;
  /** The very words; a line may break at any of its spaces. */
  readonly value: string;
}

export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** The first row holds the column titles; every row has as many cells as the first. */
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] };

/** A document before it has a format: what it says, and what is wrong with it. */
export interface ExampleDocument {
  /** Base name of its files, kebab-case. */
  readonly name: string;
  readonly title: string;
  /** One line at the top of every page. */
  readonly header: string;
  /** One line at the foot of every page. */
  readonly footer: string;
  readonly blocks: readonly Block[];
  readonly planted: readonly PlantedProblem[];
}

export const heading = (text: string): Block => ({ kind: 'heading', text });
export const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
export const list = (...items: string[]): Block => ({ kind: 'list', items });
export const table = (...rows: string[][]): Block => ({ kind: 'table', rows });
