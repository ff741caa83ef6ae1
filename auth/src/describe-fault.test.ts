import { expect, it } from 'vitest';

import { describeFault } from './describe-fault.ts';

it('a fault is described by its name, code and stack, but never by its message', () => {
  const message = 'Key (email)=(canary) exists.\n    at canary (/a.ts:1:1)';
  const fault = describeFault(Object.assign(new TypeError(message), { code: '23505' }));
  expect(fault).toMatchObject({ name: 'TypeError', code: '23505' });
  expect(JSON.stringify(fault)).toContain('describe-fault.test.ts');
  expect(JSON.stringify(fault)).not.toContain('canary');
});
