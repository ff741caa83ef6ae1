import { createHash } from 'node:crypto';

import type { Issue } from '@proviso/contracts';
import { spellingKey } from '@proviso/engine/spelling';

import { isMaskedWithin, MAX_EXCERPT_LENGTH } from './excerpt-of.ts';

/** 128 bits, in base64url. */
const KEY_LENGTH = 22;

/**
 * What a value is recognised by wherever it is found as this type, in any spelling; empty for one that prints nothing. It
 * hides nothing of a value that can be guessed: keep it sealed.
 */
export function valueKey(type: string, value: string): string {
  const key = spellingKey(value);
  if (key === undefined) return '';
  return createHash('sha256').update(`${type}\n${key}`).digest('base64url').slice(0, KEY_LENGTH);
}

/**
 * The key of a finding's value, of those that its analysis has noted; undefined where none was noted and what is shown of
 * the value does not tell it, and for what a person marked by hand.
 */
export function valueKeyOf(
  { id, type, excerpt, isSensitive, mark }: Issue,
  noted: readonly string[] | undefined,
): string | undefined {
  if (mark !== undefined) return undefined;
  const isWhole =
    isSensitive === false && excerpt.length < MAX_EXCERPT_LENGTH && !isMaskedWithin(excerpt);
  const key = noted?.[id] ?? (isWhole ? valueKey(type, excerpt) : '');
  return key === '' ? undefined : key;
}
