import { assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { SentenceCursor } from './sentence.ts';

function sentenceAround(text: string, word: string): string {
  const { start, end } = new SentenceCursor(text).at(text.indexOf(word));
  return text.slice(start, end).trim();
}

describe('SentenceCursor', () => {
  it('ends sentences at periods but not at abbreviations', () => {
    const text = 'It rained. Dr. Roe of Acme Inc. paid No. 4 (e.g. by card). Then she left.';
    expect(sentenceAround(text, 'paid')).toBe('Dr. Roe of Acme Inc. paid No. 4 (e.g. by card).');
  });

  it('goes on behind “incl.”', () => {
    const text = 'The rent is 900, incl. heating and water. It is due in May.';
    expect(sentenceAround(text, 'water')).toBe('The rent is 900, incl. heating and water.');
  });

  it('joins wrapped lines', () => {
    const text =
      'The quick brown fox jumps over the lazy dog and then goes on to\nsleep in the shade. It wakes.';
    expect(sentenceAround(text, 'sleep')).toContain('quick brown fox');
  });

  it('joins the lines of a narrow column', () => {
    const text = 'She has long been a member of\nthe union of nurses.\nskills:\ndriving';
    expect(sentenceAround(text, 'union')).toBe(
      'She has long been a member of\nthe union of nurses.',
    );
    expect(sentenceAround(text, 'driving')).toBe('driving');
  });

  it('joins indented lines below a clause number', () => {
    const text = '6. Liability. The Client shall in no\n    event owe more.\n    Each party pays.';
    expect(sentenceAround(text, 'event')).toContain('shall in no\n    event owe more.');
    expect(sentenceAround(text, 'pays').trim()).toBe('Each party pays.');
  });

  it('keeps headings, list items and paragraphs apart', () => {
    const text = 'What we offer\n- a car\n- a desk\n\nHow to apply\nSend a letter.';
    expect(sentenceAround(text, 'offer')).toBe('What we offer');
    expect(sentenceAround(text, 'car')).toBe('- a car');
    expect(sentenceAround(text, 'letter')).toBe('Send a letter.');
  });

  it('keeps the messages of a chat apart', () => {
    const text =
      '[11:30] lena: is it ok if I let the intern use my login while I am on leave\n[11:31] deano: no, she gets her own account\n[2025-04-02 11:32] lena: fine';
    expect(sentenceAround(text, 'login')).not.toContain('deano');
    expect(sentenceAround(text, 'gets')).not.toContain('fine');
  });

  it('limits the length of a sentence that does not end', () => {
    const { start, end } = new SentenceCursor('x'.repeat(100_000)).at(50_000);
    expect(end - start).toBeLessThanOrEqual(1000);
  });

  it('returns the same sentence at each offset as a new cursor does', () => {
    const part = constantFrom(
      ' ',
      '\n',
      '\t',
      '.',
      '!',
      '"',
      '’',
      ')',
      'a',
      'A',
      'Mr',
      'e.g',
      '- ',
      'x'.repeat(70),
    );
    assert(
      property(string({ unit: part, minLength: 1, maxLength: 80 }), (text) => {
        const cursor = new SentenceCursor(text);
        for (let offset = 0; offset < text.length; offset += 3) {
          expect(cursor.at(offset)).toEqual(new SentenceCursor(text).at(offset));
        }
      }),
    );
  });
});
