import type { z } from 'zod';

/** One setting: its meaning, its validation, and its variable. */
export interface ConfigurationEntry<Schema extends z.ZodType = z.ZodType> {
  readonly variable: string;
  /** One sentence for the operator, without a final period. */
  readonly doc: string;
  /** Receives the variable's text, or undefined when unset: the default is part of the schema. */
  readonly schema: Schema;
  /** The default, in words. */
  readonly defaultText: string;
  /** The other setting that requires this one. */
  readonly neededWith?: string;
  /** A secret can also be given as a file, named by `<variable>_FILE`, and is never printed. */
  readonly isSecret?: true;
}

/** Related settings, under their title in the documentation. */
export interface ConfigurationSection {
  readonly title: string;
  readonly entries: Readonly<Record<string, ConfigurationEntry>>;
}

/** The validated values of a section, under the names of its entries. */
export type SectionValues<Section extends ConfigurationSection> = {
  readonly [Name in keyof Section['entries']]: z.output<Section['entries'][Name]['schema']>;
};
