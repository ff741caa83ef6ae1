import { readRisingNumbers } from '@proviso/engine/training';
import { array, assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { encodeRisingNumbers } from './rising-numbers.ts';

describe('ascending numbers', () => {
  it('round-trip up to 32 bits, including repeats', () => {
    assert(
      property(array(integer({ min: 0, max: 0xff_ff_ff_ff })), (numbers) => {
        const rising = Uint32Array.from(numbers).sort();
        expect(readRisingNumbers(Uint8Array.from(encodeRisingNumbers(rising)))).toEqual(rising);
      }),
    );
  });
});
