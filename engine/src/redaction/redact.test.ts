import { array, assert, nat, property, string, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { analyze } from '#engine/analyze.ts';
import { apply, cleaned, FINDING, marked } from '#engine/testing/marked-text.ts';
import type { Category, Finding, TreatmentChoices } from '#engine/vocabulary.ts';

import { redact } from './redact.ts';

describe('redact', () => {
  it('labels a policy type named like an inherited object property', () => {
    const { text, findings } = marked('Project [[Nightjar]].', [{ type: 'constructor' }]);
    expect(redact(text, findings, { types: {} })).toMatchObject([{ text: '[CONSTRUCTOR-1]' }]);
  });

  it('gives the same value the same label regardless of case and spacing', () => {
    expect(cleaned('[[Anna Weber]], [[Otto Kahn]] and [[ANNA  WEBER]]')).toBe(
      '[PERSON-1], [PERSON-2] and [PERSON-1]',
    );
  });

  it('gives a name the same label with and without its accents', () => {
    expect(
      cleaned('[[José García-Márquez]] is [[Jose Garcia Marquez]], not [[Josef Garcia]]'),
    ).toBe('[PERSON-1] is [PERSON-1], not [PERSON-2]');
  });

  it('gives a phone number the same label with its country code and without, and no other number', () => {
    const type = { type: 'phone-number' };
    const found = [type, type, type, type];
    expect(
      cleaned(
        '[[+44 20 7946 0958]], [[020 7946 0958]], [[+49 20 7946 0958]], [[020 7946 0959]]',
        found,
      ),
    ).toBe('[PHONE-1], [PHONE-1], [PHONE-2], [PHONE-3]');
    expect(cleaned('[[020 7946 0958]], [[0044 (0)20 7946 0958]], [[+49 2079460958]]', found)).toBe(
      '[PHONE-1], [PHONE-1], [PHONE-2]',
    );
  });

  it('keeps informational findings and confidentiality markings', () => {
    const found = [
      { type: 'organization-name', isInformational: true },
      { type: 'confidentiality-marking', category: 'policy' },
    ] as const;
    expect(cleaned('[[Acme]] [[CONFIDENTIAL]]', found)).toBe('Acme CONFIDENTIAL');
  });

  it('replaces an informational finding when its type is requested', () => {
    const found = [{ type: 'organization-name', isInformational: true }];
    expect(cleaned('[[Acme]]', found, { types: { 'organization-name': 'label' } })).toBe(
      '[ORGANIZATION-1]',
    );
  });

  it('replaces biased wording, or comments on it when there is no suggestion', () => {
    const category: Category = 'discrimination';
    const found = [{ category, replacement: 'chair' }, { category }];
    expect(cleaned('the [[chairman]] is [[young]]', found)).toBe('the chair is young{…}');
  });

  it('labels secrets and comments on legal risks', () => {
    const found = [
      { category: 'policy', type: 'aws-access-key', isSensitive: true },
      { category: 'legal', type: 'non-compete' },
    ] as const;
    expect(cleaned('[[AKIA1234]] and [[never compete]]', found)).toBe(
      '[AWS-ACCESS-KEY-1] and never compete{…}',
    );
  });

  it.each([
    ['user: root / pass: toor', 'toor'],
    ['username: root / password: root', 'password: root'],
    ['user: admin / password: Hunter2!x', 'Hunter2!x'],
    ['Login root/toor on the router', 'toor'],
  ])('removes the password from the login %j', (text, secret) => {
    const { findings } = analyze(text, { rulesOnly: true });
    expect(apply(text, redact(text, findings))).not.toContain(secret);
  });

  it('lets the more specific choice win', () => {
    const choices: TreatmentChoices = {
      categories: { pii: 'remove' },
      types: { iban: 'keep' },
      findings: { 2: 'label' },
    };
    const found = [{}, { type: 'iban' }, { type: 'iban' }];
    expect(cleaned('[[Otto]] [[DE02]] [[DE99]]', found, choices)).toBe('█ DE02 [IBAN-1]');
  });

  it('merges overlapping findings so that no part of either remains', () => {
    const text = 'mail anna@example.com now';
    const findings: Finding[] = [
      { ...FINDING, type: 'email-address', start: 5, end: 21 },
      { ...FINDING, category: 'policy', isSensitive: true, type: 'password', start: 15, end: 25 },
    ];
    expect(apply(text, redact(text, findings))).toBe('mail [EMAIL-1]');
  });

  it('removes given values regardless of spacing and inside words, but not single characters', () => {
    const choices = { values: ['o.kahn', 'DE 89', 'x'] };
    expect(cleaned('MyO.\u00adKahn and (DE\u00a089), x', [], choices)).toBe('My█ and (█), x');
  });

  it('says nothing in a comment that it removes elsewhere', () => {
    const text = 'Brontolax women should not apply.';
    const remark: Finding = {
      ...FINDING,
      category: 'legal',
      type: 'remark',
      start: 0,
      end: text.length,
      why: 'Shuts people out (key wording: “Brontolax women”).',
    };
    const commentOn = (finding: Finding) =>
      redact(text, [finding], { values: ['brontolax'] }).find(({ action }) => action === 'comment');
    expect(commentOn(remark)?.text).toMatch(/: Shuts people out\. .* \(Proviso\)$/);
    const told = { ...remark, recommendation: 'Ask the board of BRONTOLAX.' };
    expect(commentOn(told)?.text).toBe('Look at this passage; the report says why. (Proviso)');
  });

  it('never produces overlapping edits and covers every finding', () => {
    const stretch = tuple(nat(60), nat(20));
    assert(
      property(string({ minLength: 80 }), array(stretch), (text, stretches) => {
        const findings = stretches.map(([start, length]) => ({
          ...FINDING,
          start,
          end: start + length + 1,
        }));
        const edits = redact(text, findings).filter(({ action }) => action !== 'keep');
        for (const [index, edit] of edits.entries()) {
          expect(edit.start).toBeGreaterThanOrEqual(edits[index - 1]?.end ?? 0);
        }
        for (const { start, end } of findings) {
          expect(edits.some((edit) => edit.start <= start && edit.end >= end)).toBe(true);
        }
      }),
    );
  });
});
