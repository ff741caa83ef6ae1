import type { z } from 'zod';

import type { Sealer } from './sealer.ts';

/** Content that is kept sealed, as JSON of one form. */
export class SealedJson<Content> {
  readonly #sealer: Pick<Sealer, 'seal' | 'open'>;
  readonly #schema: z.ZodType<Content>;

  constructor(sealer: Pick<Sealer, 'seal' | 'open'>, schema: z.ZodType<Content>) {
    this.#sealer = sealer;
    this.#schema = schema;
  }

  /** What is sealed for one context opens for no other. */
  seal(content: Content, context: string): Uint8Array {
    return this.#sealer.seal(Buffer.from(JSON.stringify(content)), context);
  }

  /** Throws SealBrokenError for what does not open, and a ZodError for what has another form. */
  open(sealed: Uint8Array, context: string): Content {
    const json = Buffer.from(this.#sealer.open(sealed, context)).toString();
    return this.#schema.parse(JSON.parse(json));
  }
}
