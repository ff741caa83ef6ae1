import { expect, it } from 'vitest';

import { reasonsOf } from './rejection-reasons.ts';

const tooMany = { code: 'too-many-files', message: 'Too many files' };
const wrongType = { code: 'file-invalid-type', message: 'File type must be application/pdf' };

it('too many files for one upload lead to the upload of several, where that is offered', () => {
  const [reason, hint, ...others] = reasonsOf([tooMany, tooMany], true);
  expect(reason).toBe('Too many files');
  expect(hint).toMatch(/Upload several/);
  expect(others).toEqual([]);
  expect(reasonsOf([tooMany], false)).toEqual(['Too many files']);
});

it('a rejected type is explained by the extensions that can be read', () => {
  expect(reasonsOf([wrongType], true)).toEqual([
    expect.stringMatching(/^File type must be one of .*\.pdf/),
  ]);
});
