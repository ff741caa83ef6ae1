import { expect, it } from 'vitest';
import { z } from 'zod';

import { readAnswer } from './read-answer.ts';

const FORM = z.object({ count: z.int() });

it.each([
  ['alone', '{"count": 1}'],
  ['with space around it', '\n\n {"count": 1}\n'],
  ['in a fence', '```json\n{"count": 1}\n```'],
  ['in a fence without a language, after a sentence', 'Here it is:\n```\n{"count": 1}\n```\nDone.'],
  ['after a brace that opens nothing', 'The set {a, b} has one: {"count": 1}'],
  ['after a draft', '{"count": "one"} is wrong, so {"count": 1}'],
  ['after long thoughts', `<think>${'{'.repeat(500)}</think>{"count": 1}`],
])('readAnswer finds an object %s', async (_where, text) => {
  expect(await readAnswer(text, FORM)).toEqual({ isValid: true, answer: { count: 1 } });
});

it('readAnswer is not misled by a closing think tag inside the answer', async () => {
  const form = z.object({ quote: z.string() });
  const answer = { quote: 'a } and </think> { b' };
  expect(await readAnswer(JSON.stringify(answer), form)).toEqual({ isValid: true, answer });
});

it.each([
  '',
  'no',
  '{"count": 1',
  '}{',
  '[1]',
  'null',
  '{'.repeat(100_000),
  '{"a":'.repeat(50_000),
])('readAnswer finds no object in %.20s', async (text) => {
  expect(await readAnswer(text, FORM)).toMatchObject({ isValid: false });
});

it('readAnswer explains what is wrong with an object that does not match the schema', async () => {
  const reading = await readAnswer('{"count": 1.5}', FORM);
  expect(reading).toMatchObject({ isValid: false, problem: expect.stringContaining('count') });
});
