import { expect, it } from 'vitest';

import { createTotpSecret, describeTotpSecret, matchTotpStep } from './totp.ts';

/** RFC 6238, appendix B, truncated to the last six of eight digits; times in seconds. */
const VECTORS: [time: number, code: string][] = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
];
const SECRET = new TextEncoder().encode('12345678901234567890');

it.each(VECTORS)('the code for second %i is recognized', (time, code) => {
  expect(matchTotpStep(SECRET, code, time * 1000)).toBe(Math.floor(time / 30));
});

it('a code matches its step from one step before to one step after', () => {
  const matchAt = (seconds: number) => matchTotpStep(SECRET, '287082', seconds * 1000);
  expect([0, 30, 60].map(matchAt)).toEqual([1, 1, 1]);
  expect([90, 120].map(matchAt)).toEqual([undefined, undefined]);
});

it.each(['', '28708', '2870820', ' 287082', '28708a', '２８７０８２'])(
  '%j is not accepted as a code',
  (code) => {
    expect(matchTotpStep(SECRET, code, 59_000)).toBeUndefined();
  },
);

it('secrets have 160 bits and differ from each other', () => {
  const secrets = [createTotpSecret(), createTotpSecret()];
  expect(secrets.map(({ length }) => length)).toEqual([20, 20]);
  expect(secrets[0]).not.toEqual(secrets[1]);
});

it('issuer and account names with special characters are encoded in the URI', () => {
  const described = describeTotpSecret({
    secret: SECRET,
    issuer: 'A&B: "c"',
    account: 'ada+x@example.com',
  });
  expect(described.secret).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  const uri = new URL(described.uri);
  expect(uri.searchParams.get('issuer')).toBe('A&B: "c"');
  expect(decodeURIComponent(uri.pathname)).toBe('/A&B: "c":ada+x@example.com');
});
