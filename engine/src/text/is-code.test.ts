import { describe, expect, it } from 'vitest';

import { isCode } from './is-code.ts';

describe('isCode', () => {
  it.each([
    "console.log('Token Endpoint Response', tokens)",
    'async pw.readdir(dir = pw.cwd, opts = { withFileTypes: true })',
    "It's a mailbox\n        const mailbox = email.from as Mailbox;",
    'const token = { token: "TOKEN" };',
    "'--theme-color'?: 'black' | 'white';",
    '--type  Type of name: female|male|all  Default: all',
    'npx playwright show-trace trace.zip',
    'bash\nnpx playwright show-trace trace.zip',
    '### remove(item)',
    'ls accepts the new option --group-directories-first',
    'people.filter((one) => one.isOld)',
    '{% extends "page" %}',
  ])('returns true for %j', (passage) => {
    expect(isCode(passage)).toBe(true);
  });

  it.each([
    'Nobody needs to know that the valve failed (see below).',
    'We let them sign from home, and return the forms from here.',
    'I told HR (twice) and/or the union that old people are slow.',
    'The tenant(s) may remove (at their cost) the fence.',
    'git push it before the audit, and delete the log.',
    'Export the list from the CRM and send it to my private address.',
    'New staff from Poland = cheap.',
    'Employee(s) shall return the laptop.',
    'Price: 10|20',
    'the Company--including its affiliates--shall pay',
  ])('returns false for %j', (passage) => {
    expect(isCode(passage)).toBe(false);
  });
});
