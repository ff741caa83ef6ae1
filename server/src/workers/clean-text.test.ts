import { MAX_CLEANED_TEXT_LENGTH } from '@proviso/contracts';
import { describe, expect, it } from 'vitest';

import { analyzeText } from './analyze.ts';

const consult = () => Promise.reject(new Error('nobody is to be asked'));

async function clean(text: string) {
  const { cleanedText } = await analyzeText({ text, clean: true }, { consult });
  return cleanedText;
}

describe('the cleaned copy of a pasted text', () => {
  it('contains no personal data or biased words, and reports its checks', async () => {
    const cleaned = await clean(
      'The chairman wrote to anna@example.com.\r\nanna@example.com again.',
    );
    expect(cleaned?.text).toBe('The chair wrote to [EMAIL-1].\r\n[EMAIL-1] again.');
    expect(cleaned?.edits.map(({ place, label }) => [place, label])).toEqual([
      ['Line 1', 'gendered-job-title'],
      ['Line 1', 'email-address'],
      ['Line 2', 'email-address'],
    ]);
    expect(cleaned?.checks.map(({ name, found }) => [name, found])).toEqual([
      ['copies-in-text', 0],
      ['copies-in-file', 0],
      ['found-again', 0],
    ]);
  });

  it('contains no comments, and leaves passages that can only be commented on unchanged', async () => {
    const clause = 'The Supplier shall be liable without limit for all losses of the Customer.';
    const cleaned = await clean(`${clause} Write to anna@example.com.`);
    expect(cleaned?.text).toBe(`${clause} Write to [EMAIL-1].`);
  });

  it.each([
    ['a byte order mark', '\uFEFFanna@example.com', '\uFEFF[EMAIL-1]'],
    ['NUL', 'a\0b anna@example.com', 'a\0b [EMAIL-1]'],
    ['half a pair', 'half \uD800 anna@example.com', 'half \uFFFD [EMAIL-1]'],
    ['the beginning of a shift', '\u001B$B anna@example.com', '\u001B$B [EMAIL-1]'],
    ['nothing to clean', 'An ordinary line.', 'An ordinary line.'],
  ])('is created from a text with %s', async (_, text, expected) => {
    expect((await clean(text))?.text).toBe(expected);
  });

  it('includes the values behind its labels only on request', async () => {
    const text = 'The chairman wrote to Anna@example.com.\r\nAda Quill: anna@example.com.';
    const { cleanedText } = await analyzeText({ text, clean: true, key: true }, { consult });
    expect(cleanedText?.text).toBe('The chair wrote to [EMAIL-1].\r\n[PERSON-1]: [EMAIL-1].');
    expect(cleanedText?.key).toEqual([
      {
        label: '[EMAIL-1]',
        type: 'email-address',
        value: 'Anna@example.com',
        others: ['anna@example.com'],
      },
      { label: '[PERSON-1]', type: 'person-name', value: 'Ada Quill', others: [] },
    ]);
    expect(await clean(text)).not.toHaveProperty('key');
    const answer = await analyzeText({ text, key: true }, { consult });
    expect(answer).not.toHaveProperty('cleanedText');
  });

  it('has every finding removed, even beyond the report limit', async () => {
    const addresses = Array.from(
      { length: 20_005 },
      (_, index) => `q${index.toString(36)}@b.io`,
    ).join('\n');
    expect((await clean(addresses))?.text).not.toContain('@');
  });

  it('is not created for a text that is too long, or when not requested', async () => {
    const long = 'anna@example.com '.padEnd(MAX_CLEANED_TEXT_LENGTH + 1, 'word ');
    expect(await clean(long)).toBeNull();
    expect(await analyzeText({ text: 'A line.' }, { consult })).not.toHaveProperty('cleanedText');
  });
});
