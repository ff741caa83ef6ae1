import { cleanRequestSchema, type Certificate, type Issue } from '@proviso/contracts';
import { describe, expect, it } from 'vitest';

import { fileNameOf } from '#web/lib/api/api-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';

import { ANALYSIS, ISSUE } from '../testing/lease-report.ts';
import { cleaningErrorMessage, isBusy } from './cleaning-error.ts';
import { checklistFileName, remediationChecklist } from './remediation-checklist.ts';
import { dismissedFindings, unchangedFindings } from './unchanged-findings.ts';
import { validateValues, valuesIn } from './values-to-remove.ts';

describe('the remediation checklist', () => {
  const checklist = remediationChecklist('lease.pdf', ANALYSIS, 'Server error.');

  it('lists every flagged finding with its location and action, but no informational ones', () => {
    expect(checklist).toContain('LEGAL RISKS (1)');
    expect(checklist).toContain(
      '[ ] Non-compete clause (High)\n    Where: Page 2, line 4\n    Passage: shall not compete\n    What to do: Limit it in time.',
    );
    expect(checklist).not.toContain('Governing law');
  });

  it('omits dismissed findings', () => {
    const decision = { reason: 'accepted-risk', decidedAt: '2026-11-21T12:00:00.000Z' } as const;
    const dismissed = { ...ANALYSIS, issues: [{ ...ISSUE, decision }] };
    expect(remediationChecklist('lease.pdf', dismissed, 'Server error.')).not.toContain(
      'Non-compete',
    );
  });

  it('does not repeat what a cleaned copy would have removed', () => {
    const personal = {
      ...ISSUE,
      category: 'pii',
      typeName: 'US SSN',
      excerpt: '219-09-9999',
    } as const;
    const secret = {
      ...ISSUE,
      category: 'policy',
      typeName: 'Password',
      excerpt: 'hunter2',
    } as const;
    const written = remediationChecklist(
      'lease.pdf',
      { ...ANALYSIS, issues: [personal, secret] },
      'Server error.',
    );
    expect(written).toContain('[ ] US SSN (High)');
    expect(written).not.toContain('219-09-9999');
    expect(written).not.toContain('hunter2');
  });

  it('says that it is no cleaned copy, and why none was made', () => {
    expect(checklist).toContain('THIS IS NOT A CLEANED COPY.');
    expect(checklist).toContain('No cleaned copy of this document was made (Server error).');
  });

  it('ends with the status, after the condition for it', () => {
    const condition = checklist.indexOf('holds only when every action above was carried out');
    expect(condition).toBeGreaterThan(0);
    expect(checklist.slice(condition)).toMatch(/\nCOMPLIANCE STATUS: RESOLVED\n$/);
  });

  it('is named after the document', () => {
    expect(checklistFileName('my.lease.pdf')).toBe('cleaned-my.lease.txt');
    expect(checklistFileName('lease')).toBe('cleaned-lease.txt');
  });
});

describe('the file name sent by the server', () => {
  it.each([
    [`attachment; filename="Gr__e.txt"; filename*=UTF-8''Gr%C3%B6%C3%9Fe.txt`, 'Größe.txt'],
    ['attachment; filename="plain.txt"', 'plain.txt'],
    ['attachment', null],
    ['', null],
  ])('in %s is %s', (header, name) => expect(fileNameOf(header)).toBe(name));
});

describe('a cleaned copy that fails', () => {
  const message = 'The server is busy with other analyses. Please try again in a moment.';
  const busy = new ApiError(503, JSON.stringify({ code: 'analysis.busy', message }));

  it('is requested again only when the server was busy', () => {
    expect(isBusy(busy)).toBe(true);
    expect(isBusy(new ApiError(500, ''))).toBe(false);
    expect(isBusy(new TypeError('no connection'))).toBe(false);
  });

  it.each([
    [busy, `Failed to clean document (503): ${message}`],
    [new ApiError(503, 'no'), 'Failed to clean document (503)'],
    [new ApiError(500, ''), 'Server error while generating clean version'],
  ])('says why (%#)', (error, sentence) => {
    expect(cleaningErrorMessage(error)).toBe(sentence);
  });
});

describe('the findings that a cleaned copy leaves unchanged', () => {
  const edit = (place: string, label: string) =>
    ({ place, label, action: 'replace', outcome: 'replaced' }) as const;
  const elsewhere = {
    ...ISSUE,
    id: 2,
    type: 'iban',
    location: 'Page 3, line 1',
    start: 50,
    end: 60,
  };

  it('are those with no edit of their type at their location', () => {
    const edits = [edit('Page 3, line 1', 'iban')];
    expect(unchangedFindings([ISSUE, elsewhere], edits)).toEqual([ISSUE]);
    expect(unchangedFindings([ISSUE, elsewhere], [])).toEqual([ISSUE, elsewhere]);
  });

  it('exclude findings that overlap an edit', () => {
    const within = { ...elsewhere, id: 3, type: 'phone-number', start: 52, end: 56 };
    expect(unchangedFindings([elsewhere, within], [edit('Page 3, line 1', 'iban')])).toEqual([]);
  });

  it('exclude informational findings', () => {
    expect(unchangedFindings([{ ...ISSUE, isInformational: true }], [])).toEqual([]);
  });
});

describe('the dismissed findings that a cleaned copy still contains', () => {
  const edit = { place: 'Page 2, line 4', label: 'iban', action: 'replace', outcome: 'replaced' };
  const edits = [edit as Certificate['edits'][number]];
  const dismissed = (decidedAt: string): Issue => ({
    ...ISSUE,
    type: 'iban',
    decision: { reason: 'accepted-risk', decidedAt },
  });
  const cleanedAt = '2026-11-21T12:00:00.000Z';
  const early = dismissed('2026-11-21T11:59:00.000Z');

  it('are those dismissed before it was made, even beside a change of their type', () => {
    const late = dismissed('2026-11-21T12:01:00.000Z');
    expect(dismissedFindings([early, late, ISSUE], edits, cleanedAt)).toEqual([early]);
    expect(dismissedFindings([early, late], edits)).toEqual([early, late]);
  });

  it('include values that the policy allows', () => {
    const decision = { reason: 'allowed-by-policy', policy: 'general' } as const;
    const allowed = { ...ISSUE, decision };
    expect(dismissedFindings([allowed], [], cleanedAt)).toEqual([allowed]);
  });

  it('exclude informational findings and those within a passage that was changed', () => {
    expect(dismissedFindings([{ ...early, isInformational: true }], [], cleanedAt)).toEqual([]);
    const around = { ...ISSUE, id: 4, type: 'iban' };
    expect(dismissedFindings([early, around], edits, cleanedAt)).toEqual([]);
  });
});

describe('the values to remove besides the findings', () => {
  it('are the lines that are not blank', () => {
    expect(valuesIn('Ada Quill\n\n 555 0100 \n  ')).toEqual(['Ada Quill', ' 555 0100 ']);
  });

  it.each([
    [
      'the most that the server accepts',
      Array.from({ length: 1000 }, () => 'x'.repeat(500)),
      undefined,
    ],
    [
      'one too many',
      Array.from({ length: 1001 }, () => 'x'),
      'These are 1,001 lines, and 1,000 at most can be removed at once.',
    ],
    [
      'one that is too long',
      ['Ada', 'A whole paragraph that somebody pasted'.padEnd(501, '.')],
      'The line “A whole paragraph that somebod…” is too long: 501 characters, and 500 at most.',
    ],
  ])('are judged as the server judges them: %s', (_, values, problem) => {
    expect(validateValues(values)).toBe(problem);
    expect(cleanRequestSchema.safeParse({ values }).success).toBe(problem === undefined);
  });
});
