import { expect, it } from 'vitest';

import { machineReadableSum } from './machine-readable.ts';

it('computes the check digits of the specimen in ICAO Doc 9303, part 4', () => {
  expect(machineReadableSum('L898902C3')).toBe(6);
  expect(machineReadableSum('740812')).toBe(2);
  expect(machineReadableSum('120415')).toBe(9);
  expect(machineReadableSum('ZE184226B<<<<<')).toBe(1);
});
