import { MAX_CLEAN_VALUES, MAX_CLEAN_VALUE_LENGTH } from '@proviso/contracts';

import { texts } from './texts.ts';

const { values: words } = texts.options;
/** How much of a value a message repeats, to say which one it is. */
const MAX_QUOTED = 30;

/** The values in a text that has one per line. */
export function valuesIn(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}

/** Why the server would not accept these values, as a sentence; undefined when it would. */
export function validateValues(values: readonly string[]): string | undefined {
  if (values.length > MAX_CLEAN_VALUES) return words.tooMany(values.length, MAX_CLEAN_VALUES);
  const long = values.find(({ length }) => length > MAX_CLEAN_VALUE_LENGTH);
  if (long === undefined) return undefined;
  return words.tooLong(long.trim().slice(0, MAX_QUOTED), long.length, MAX_CLEAN_VALUE_LENGTH);
}
