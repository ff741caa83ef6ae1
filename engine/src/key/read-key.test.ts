import { describe, expect, it } from 'vitest';

import { PROTECTED_KEY_FORMAT, readKey } from './read-key.ts';
import { writeKey } from './write-key.ts';

const LABELS = [{ label: '[PERSON-1]', type: 'person-name', value: 'Ada Quill', others: ['Ada'] }];

describe('a key file', () => {
  it('is read back as written, ignoring a byte order mark and unknown fields', () => {
    const file = writeKey(LABELS, { sha256: 'ab', size: 2 });
    expect(readKey(JSON.stringify({ ...file, note: 'x' }))).toEqual({ labels: LABELS });
    expect(readKey(`\uFEFF${JSON.stringify(writeKey([]))}`)).toEqual({ labels: [] });
  });

  it.each([
    ['', 'not-a-key'],
    ['null', 'not-a-key'],
    ['[]', 'not-a-key'],
    ['{"labels":[]}', 'not-a-key'],
    [JSON.stringify({ ...writeKey(LABELS), version: '1' }), 'not-a-key'],
    [JSON.stringify({ ...writeKey(LABELS), labels: {} }), 'not-a-key'],
    [JSON.stringify(writeKey([{ ...LABELS[0]!, label: 'PERSON' }])), 'not-a-key'],
    [JSON.stringify({ ...writeKey([]), labels: [{ label: '[A-1]', value: 1 }] }), 'not-a-key'],
    [JSON.stringify({ ...writeKey(LABELS), version: 2 }), 'newer-version'],
    [JSON.stringify({ format: PROTECTED_KEY_FORMAT, version: 1 }), 'protected'],
  ])('is rejected when it contains %j: %s', (content, problem) => {
    expect(readKey(content)).toEqual({ problem });
  });
});
