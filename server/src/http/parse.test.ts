import { expect, it } from 'vitest';
import { z } from 'zod';

import { parse } from './parse.ts';

const schema = z.strictObject({
  isOn: z.boolean(),
  reader: z.strictObject({ provider: z.string(), model: z.string() }),
});

it('a name that is not known is told with its place, before what it leaves missing', () => {
  const wrong = { isOn: true, reader: { provider: 'x', modle: 'y' } };
  expect(() => parse(schema, wrong)).toThrow('The field reader.modle is not known here.');
  expect(() => parse(schema, { ...wrong, isOn: 'yes' })).toThrow('reader.modle');
});

it('a value that is not valid is told by its place', () => {
  const wrong = { isOn: true, reader: { provider: 'x', model: 1 } };
  expect(() => parse(schema, wrong)).toThrow('The field reader.model is missing or not valid.');
});
