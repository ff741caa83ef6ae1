import { describe, expect, it } from 'vitest';

import { fileNameOf } from '#web/lib/api-client.ts';

import { ANALYSIS, ISSUE } from '../testing/lease-report.ts';
import { checklistFileName, remediationChecklist } from './remediation-checklist.ts';

describe('the remediation checklist', () => {
  const checklist = remediationChecklist('lease.pdf', ANALYSIS);

  it('lists every flag with its place and what to do, and nothing informational', () => {
    expect(checklist).toContain('LEGAL RISKS (1)');
    expect(checklist).toContain(
      '[ ] Non-compete clause (High)\n    Where: Page 2, line 4\n    Passage: shall not compete\n    Do: Limit it in time.',
    );
    expect(checklist).not.toContain('Governing law');
  });

  it('leaves out what was dismissed', () => {
    const decision = { reason: 'accepted-risk', decidedAt: '2026-11-21T12:00:00.000Z' } as const;
    const dismissed = { ...ANALYSIS, issues: [{ ...ISSUE, decision }] };
    expect(remediationChecklist('lease.pdf', dismissed)).not.toContain('Non-compete');
  });

  it('ends with the status, behind the condition under which it holds', () => {
    const condition = checklist.indexOf('holds only when every action above was carried out');
    expect(condition).toBeGreaterThan(0);
    expect(checklist.slice(condition)).toMatch(/\nCOMPLIANCE STATUS: RESOLVED\n$/);
  });

  it('is named after the document', () => {
    expect(checklistFileName('my.lease.pdf')).toBe('cleaned-my.lease.txt');
    expect(checklistFileName('lease')).toBe('cleaned-lease.txt');
  });
});

describe('the name of a file that the server sends', () => {
  it.each([
    [`attachment; filename="Gr__e.txt"; filename*=UTF-8''Gr%C3%B6%C3%9Fe.txt`, 'Größe.txt'],
    ['attachment; filename="plain.txt"', 'plain.txt'],
    ['attachment', null],
    ['', null],
  ])('of %s is %s', (header, name) => expect(fileNameOf(header)).toBe(name));
});
