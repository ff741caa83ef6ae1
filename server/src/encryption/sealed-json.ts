import type { z } from 'zod';

import type { Sealer } from './sealer.ts';

/** Content stored encrypted, as JSON with one schema. */
export class SealedJson<Content> {
  readonly #sealer: Pick<Sealer, 'seal' | 'open'>;
  readonly #schema: z.ZodType<Content>;

  constructor(sealer: Pick<Sealer, 'seal' | 'open'>, schema: z.ZodType<Content>) {
    this.#sealer = sealer;
    this.#schema = schema;
  }

  /** What is sealed for one context cannot be opened for another. */
  seal(content: Content, context: string): Uint8Array {
    return this.#sealer.seal(Buffer.from(JSON.stringify(content)), context);
  }

  /** Throws SealBrokenError when it cannot be decrypted, and a ZodError when it does not match the schema. */
  open(sealed: Uint8Array, context: string): Content {
    const json = Buffer.from(this.#sealer.open(sealed, context)).toString();
    return this.#schema.parse(JSON.parse(json));
  }
}
