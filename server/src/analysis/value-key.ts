import { createHash } from 'node:crypto';

import type { Issue } from '@proviso/contracts';
import { spellingKey } from '@proviso/engine/spelling';

import { containsMask, MAX_EXCERPT_LENGTH } from './excerpt-of.ts';

/** 128 bits, base64url. */
const KEY_LENGTH = 22;

/**
 * Identifies a value of this type across documents, regardless of spelling variants; empty for a value without
 * printable characters. It does not protect a guessable value: store it encrypted.
 */
export function valueKey(type: string, value: string): string {
  const key = spellingKey(value);
  if (key === undefined) return '';
  return createHash('sha256').update(`${type}\n${key}`).digest('base64url').slice(0, KEY_LENGTH);
}

/**
 * The value key of a finding, from those stored with its analysis; undefined when none was stored and the excerpt does
 * not reveal the value, and for marks.
 */
export function valueKeyOf(
  { id, type, excerpt, isSensitive, mark }: Issue,
  valueKeys: readonly string[] | undefined,
): string | undefined {
  if (mark !== undefined) return undefined;
  const isComplete = !isSensitive && excerpt.length < MAX_EXCERPT_LENGTH && !containsMask(excerpt);
  const key = valueKeys?.[id] ?? (isComplete ? valueKey(type, excerpt) : '');
  return key === '' ? undefined : key;
}
