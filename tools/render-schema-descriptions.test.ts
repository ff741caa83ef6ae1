import { expect, test } from 'vitest';

import { readComments, renderSchemaDescriptions } from './render-schema-descriptions.ts';

test('comments on one or several lines are read for schemas and properties, and inherited by derived schemas', () => {
  const all = new Map<string, string>();
  const source = `
/** A thing. */
export const thingSchema = z.object({
  /** In grams. */
  weight: z.number(),
  /**
   * Its parts, as far as
   * they are known.
   */
  parts: z
    .array(
      z.object({
        /** Unique. */
        id: z.string(),
        name: z.string(),
      }),
    )
    .optional(),
  name: z.string(),
});

export const soldThingSchema = thingSchema.extend({
  /** In dollars. */
  price: z.number(),
});
`;
  readComments(source, all);
  expect(Object.fromEntries(all)).toEqual({
    thingSchema: 'A thing.',
    'thingSchema.weight': 'In grams.',
    'thingSchema.parts': 'Its parts, as far as they are known.',
    'thingSchema.parts.id': 'Unique.',
    'soldThingSchema.weight': 'In grams.',
    'soldThingSchema.parts': 'Its parts, as far as they are known.',
    'soldThingSchema.parts.id': 'Unique.',
    'soldThingSchema.price': 'In dollars.',
  });
});

test('descriptions are keyed by component and property name', () => {
  const descriptions = JSON.parse(renderSchemaDescriptions()) as Record<string, string>;
  expect(descriptions['Document.size']).toBe('In bytes.');
  expect(descriptions['OwnPolicyWithSource.revision']).toBe('Increases by one with each change.');
});
