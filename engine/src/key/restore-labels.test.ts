import { array, assert, constantFrom, nat, property, string, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { LabelKey } from './label-key.ts';
import { restoreLabels } from './restore-labels.ts';

const KEY = keyFor({
  '[PERSON-1]': 'Eleanor Whitfield',
  '[PERSON-2]': 'Otto Kahn',
  '[PERSON-12]': 'Ada Quill',
  '[DATE-OF-BIRTH-1]': '4 May 1971',
  '[ADDRESS-1]': '12 High Street\nLeeds',
  '[E2B-KEY-1]': 'e2b_51',
  '[ISO-27001-1]': 'certificate 9',
});

function keyFor(values: Readonly<Record<string, string>>): LabelKey {
  return Object.entries(values).map(([label, value]) => ({
    label,
    type: 'any',
    value,
    others: [],
  }));
}

function restore(text: string): string {
  return restoreLabels(text, KEY).text;
}

describe('restoreLabels', () => {
  it.each([
    '[PERSON-1]',
    '[Person-1]',
    '[person 1]',
    '[Person1]',
    '[PERSON_1]',
    '[ PERSON - 1 ]',
    '[PERSON\u00A01]',
    '[PERSON\u20111]',
    '[PERSON–1]',
    '[PERSON-\n1]',
    '[PERSON-01]',
    '(PERSON-1)',
    '(Person 1)',
    '{PERSON-1}',
    '{{PERSON-1}}',
    '[[PERSON-1]]',
    '<PERSON-1>',
    '«PERSON-1»',
    '【PERSON-1】',
    '［PERSON-1］',
    '\\[PERSON-1\\]',
    '\\[PERSON\\-1\\]',
    'PERSON-1',
    'Person-1',
    'PERSON_1',
  ])('recognizes %j as the label', (written) => {
    expect(restore(`Dear ${written}, hello`)).toBe('Dear Eleanor Whitfield, hello');
    expect(restore(written)).toBe('Eleanor Whitfield');
  });

  it.each([
    ['**[PERSON-1]** wrote', '**Eleanor Whitfield** wrote'],
    ["[PERSON-1]'s letter", "Eleanor Whitfield's letter"],
    ["[PERSON-1's] letter", "Eleanor Whitfield's letter"],
    ["PERSON-1's letter", "Eleanor Whitfield's letter"],
    ['([PERSON-1])', '(Eleanor Whitfield)'],
    ['(see PERSON-1)', '(see Eleanor Whitfield)'],
    ['[PERSON-1][PERSON-2]', 'Eleanor WhitfieldOtto Kahn'],
    ['[PERSON-1, PERSON-2]', '[Eleanor Whitfield, Otto Kahn]'],
    ['PERSON-1.', 'Eleanor Whitfield.'],
    ['[PERSON-12] and [PERSON-1]', 'Ada Quill and Eleanor Whitfield'],
    ['[Date of birth 1]', '4 May 1971'],
    ['[DATE-OF-\nBIRTH-1]', '4 May 1971'],
    ['[DateOfBirth-1]', '4 May 1971'],
    ['at [ADDRESS-1]', 'at 12 High Street\nLeeds'],
    ['[E2B-KEY-1] [ISO-27001-1]', 'e2b_51 certificate 9'],
  ])('restores %j as %j', (text, expected) => {
    expect(restore(text)).toBe(expected);
  });

  it.each([
    'Person 1 of 2',
    'a person-1 class',
    'PERSON-1-B',
    'CONTACT-PERSON-1',
    '[CONTACT-PERSON-1]',
    'x/PERSON-1',
    'PERSON-1.pdf',
    'PERSON-1@example.com',
    'PERSON-1x',
    '[PERSON-123]',
    '[PERSON-1.5]',
    'ISO-270011',
  ])('leaves %j unchanged', (text) => {
    expect(restore(text)).toBe(text);
  });

  it('restores a label after an unclosed bracket', () => {
    expect(restore('[PERSON-1')).toBe('[Eleanor Whitfield');
  });

  it('reports unknown labels and labels of the key that do not occur', () => {
    const { unknown, unmet, restored } = restoreLabels(
      '[PERSON-7] and (person 8), [VIN-2], [PERSON-1], [PERSON-7]; Person-9 of [2024-01]',
      KEY,
    );
    expect(unknown).toEqual(['[PERSON-7]', '[PERSON-8]', '[VIN-2]']);
    expect(unmet).not.toContain('[PERSON-1]');
    expect(unmet).toContain('[PERSON-12]');
    expect(restored).toBe(1);
  });

  it('does not look for labels in restored values', () => {
    const key = keyFor({ '[PERSON-1]': '[PERSON-2] $& $1', '[PERSON-2]': '[PERSON-1]' });
    expect(restoreLabels('[PERSON-1][PERSON-2]', key).text).toBe('[PERSON-2] $& $1[PERSON-1]');
  });

  it('returns the text unchanged when there is nothing to restore', () => {
    assert(
      property(string({ unit: 'binary' }), (text) => {
        const names = /person|birth|address|key|iso/i;
        if (!names.test(text)) expect(restoreLabels(text, KEY).text).toBe(text);
      }),
    );
    expect(restoreLabels('[PERSON-1]', [])).toEqual({
      text: '[PERSON-1]',
      restored: 0,
      unknown: ['[PERSON-1]'],
      unmet: [],
    });
  });

  it('restores each label in any notation, whatever the text between labels', () => {
    const forms = constantFrom(
      (label: string) => label,
      (label: string) => label.toLowerCase(),
      (label: string) => label.replaceAll('-', ' '),
      (label: string) => `**${label}**`,
      (label: string) => label.replace('[', '(').replace(']', ')'),
      (label: string) => label.replace('[', '\\[').replace(']', '\\]'),
    );
    // Neither letters, digits nor brackets, which might make another label of it.
    const between = string({ unit: constantFrom(' ', '\n', ',', '.', 'é', '猫', '😀', '*') });
    const entry = constantFrom(...KEY);
    assert(
      property(array(tuple(between, entry, forms), { maxLength: 30 }), (pieces) => {
        const text = pieces.map(([gap, { label }, form]) => `${gap} ${form(label)} `).join('');
        const restored = pieces.map(
          ([gap, { label, value }, form]) =>
            `${gap} ${form(label).startsWith('**') ? `**${value}**` : value} `,
        );
        expect(restoreLabels(text, KEY)).toMatchObject({
          text: restored.join(''),
          restored: pieces.length,
          unknown: [],
        });
      }),
    );
  });

  it('never confuses labels with different numbers', () => {
    assert(
      property(nat(2000), nat(2000), (one, other) => {
        const key = keyFor({ [`[PERSON-${one}]`]: 'Ada' });
        expect(restoreLabels(`[PERSON-${other}]`, key).restored).toBe(one === other ? 1 : 0);
      }),
    );
  });

  it('returns very long repetitive texts unchanged', () => {
    for (const piece of [
      '[',
      '(',
      'PERSON-',
      'PERSON ',
      '[DATE - OF - ',
      '[A-1-',
      '\\',
      ' ',
      '1',
    ]) {
      const text = piece.repeat(200_000);
      expect(restoreLabels(text, KEY).text).toBe(text);
    }
  });
});
