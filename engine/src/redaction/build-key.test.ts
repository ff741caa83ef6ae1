import { describe, expect, it } from 'vitest';

import { restoreLabels } from '#engine/key/restore-labels.ts';
import type { Finding } from '#engine/vocabulary.ts';

import { buildKey } from './build-key.ts';
import { findAllFindings } from './find-all-findings.ts';
import { redact, type Redaction } from './redact.ts';

/** A text cleaned by what the engine finds in it, and the key to it. */
function clean(text: string, findings: readonly Finding[] = findAllFindings(text) ?? []) {
  const redactions = redact(text, findings).filter(({ action }) => action !== 'comment');
  return { text: applied(text, redactions), key: buildKey(text, redactions) };
}

function applied(text: string, redactions: readonly Redaction[]): string {
  let result = text;
  for (const { start, end, action, text: wording = '' } of redactions.toReversed()) {
    if (action !== 'keep') result = result.slice(0, start) + wording + result.slice(end);
  }
  return result;
}

describe('the key to a cleaned text', () => {
  it('lists each label once, with one value and its other spellings', () => {
    const { text, key } = clean(
      'Dear Ms Whitfield,\nEleanor Whitfield has written from ANA@example.com and ana@example.com.\n',
    );
    expect(text).toBe(
      'Dear Ms [PERSON-1],\n[PERSON-1] has written from [EMAIL-1] and [EMAIL-1].\n',
    );
    expect(key).toEqual([
      {
        label: '[PERSON-1]',
        type: 'person-name',
        value: 'Eleanor Whitfield',
        others: ['Whitfield'],
      },
      {
        label: '[EMAIL-1]',
        type: 'email-address',
        value: 'ANA@example.com',
        others: ['ana@example.com'],
      },
    ]);
  });

  it('contains nothing that was reworded, removed, kept or commented on', () => {
    const text = 'The chairman asked ana@example.com.';
    const findings = findAllFindings(text) ?? [];
    expect(clean(text, findings).key.map(({ label }) => label)).toEqual(['[EMAIL-1]']);
    for (const treatment of ['remove', 'keep', 'comment'] as const) {
      expect(buildKey(text, redact(text, findings, { categories: { pii: treatment } }))).toEqual(
        [],
      );
    }
  });

  it('restores the original text when each value has a single spelling', () => {
    const text =
      'Ada Quill (ada.quill@example.com, SSN 219-09-9999) met Otto Kahn.\nOtto Kahn was born on 4 May 1971; call +1 212 555 0100. Yours, Ada Quill\n';
    const cleaned = clean(text);
    expect(cleaned.key.length).toBeGreaterThan(3);
    expect(restoreLabels(cleaned.text, cleaned.key)).toEqual({
      text,
      restored: cleaned.text.match(/\[[A-Z-]+-\d\]/g)?.length,
      unknown: [],
      unmet: [],
    });
  });

  it('does not use labels that already occur in the text, in any notation', () => {
    const text = 'To [EMAIL-1], (Email 2) and EMAIL-4: ask ana@example.com and bo@example.com.';
    const cleaned = clean(text);
    expect(cleaned.text).toBe('To [EMAIL-1], (Email 2) and EMAIL-4: ask [EMAIL-3] and [EMAIL-5].');
    expect(restoreLabels(cleaned.text, cleaned.key).text).toBe(text);
  });

  it('has one value per label even when two policy types share a label name', () => {
    const text = 'nightjar and heron';
    const [one, other] = [
      ['us-project', 0, 8],
      ['project', 13, 18],
    ].map(([type, start, end]) => Object.assign({ ...FINDING }, { type, start, end }));
    const { text: cleaned, key } = clean(text, [one!, other!]);
    expect(cleaned).toBe('[PROJECT-1] and [PROJECT-2]');
    expect(key.map(({ value }) => value)).toEqual(['nightjar', 'heron']);
  });
});

const FINDING: Finding = {
  category: 'pii',
  type: 'project',
  typeName: 'Project',
  severity: 'medium',
  confidence: 0.9,
  start: 0,
  end: 0,
  why: 'It is a project.',
  recommendation: 'Remove it.',
  isInformational: false,
  isSensitive: false,
  ruleId: 'terms',
  source: { kind: 'rule', version: '1.0' },
};
