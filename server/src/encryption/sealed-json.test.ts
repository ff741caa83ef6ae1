import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { SealedJson } from './sealed-json.ts';
import { createSealer } from './sealer.ts';

const sealer = createSealer(new Uint8Array(32).fill(7));
const names = new SealedJson(sealer, z.object({ name: z.string() }));

describe('sealed JSON', () => {
  it('opens to the original value, only in its own context', () => {
    const sealed = names.seal({ name: 'Łódź' }, 'one');
    expect(names.open(sealed, 'one')).toEqual({ name: 'Łódź' });
    expect(() => names.open(sealed, 'other')).toThrow();
  });

  it('rejects content that does not match the schema', () => {
    const numbers = new SealedJson(sealer, z.object({ name: z.number() }));
    expect(() => names.open(numbers.seal({ name: 1 }, 'one'), 'one')).toThrow(z.ZodError);
  });
});
