import type { z } from 'zod';

/** One setting: what it means, how its text is checked, and which variable carries it. */
export interface ConfigurationEntry<Schema extends z.ZodType = z.ZodType> {
  readonly variable: string;
  /** One sentence for the operator, without a closing full stop. */
  readonly doc: string;
  /** Gets the variable's text, or undefined where it is not set: the default is part of the schema. */
  readonly schema: Schema;
  /** The default in words. */
  readonly defaultText: string;
  /** Beside which other setting it must be given. */
  readonly neededWith?: string;
  /** A secret can also be given as a file, named by `<variable>_FILE`, and is never printed. */
  readonly isSecret?: true;
}

/** Settings that belong together, under the title that they have in the documentation. */
export interface ConfigurationSection {
  readonly title: string;
  readonly entries: Readonly<Record<string, ConfigurationEntry>>;
}

/** The checked values of a section, under the names of its entries. */
export type SectionValues<Section extends ConfigurationSection> = {
  readonly [Name in keyof Section['entries']]: z.output<Section['entries'][Name]['schema']>;
};
