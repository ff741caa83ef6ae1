import { describe, expect, it } from 'vitest';

import { readCode } from './code.ts';
import { readSentMail, secondsUntilNext } from './mail/sent-mail.ts';
import { readCallback, withoutCallback } from './session/callback.ts';
import { callbackSentence, entranceSentence, refusalSentence } from './session/refusal-sentence.ts';

const SITE = 'https://scan.example.org';

describe('an address to which the auth service has sent the browser back', () => {
  it.each([
    ['/', null],
    ['/documents?search=error&sort=name', null],
    ['/analyze#main', null],
    ['/dashboard?code=34e770dd', { kind: 'code' }],
    ['/?error=access_denied&error_code=otp_expired', { kind: 'failure', code: 'otp_expired' }],
    ['/#error=access_denied&error_code=otp_expired&sb=', { kind: 'failure', code: 'otp_expired' }],
    ['/#access_token=abc&refresh_token=def&type=invite', { kind: 'code' }],
    ['/dashboard?error=access_denied', { kind: 'failure', code: 'access_denied' }],
    ['/?error_description=Something', { kind: 'failure', code: '' }],
    ['/?code=34e770dd&error=server_error', { kind: 'failure', code: 'server_error' }],
  ])('%s is read', (path, callback) => {
    expect(readCallback(SITE + path)).toEqual(callback);
  });

  it.each([
    ['/documents?sort=name&code=34e770dd', '/documents?sort=name'],
    ['/?error=a&error_code=b&error_description=c#error=a&error_code=b&sb=', '/'],
    ['/analyze?code=34e770dd#main', '/analyze#main'],
    ['/#access_token=abc&refresh_token=def&type=invite', '/'],
  ])('%s is cleaned of its answer alone', (path, clean) => {
    expect(withoutCallback(SITE + path)).toBe(SITE + clean);
  });
});

describe('a refusal of the auth service', () => {
  const refusal = (code: string, message: string, name = 'AuthApiError') => ({
    name,
    code,
    message,
  });

  it('is told in its own words where those are meant for people', () => {
    const refused = refusal('invalid_credentials', 'Invalid login credentials');
    expect(refusalSentence(refused, 'Failed.')).toBe('Invalid login credentials');
  });

  it('is told in ours where they are not', () => {
    const refused = refusal('mfa_verification_failed', 'Invalid TOTP code entered');
    expect(refusalSentence(refused, 'Failed.')).toMatch(/^This code is incorrect/u);
  });

  it('has a sentence when there was no answer, or an empty one', () => {
    const unreachable = refusal('', 'Failed to fetch', 'AuthRetryableFetchError');
    expect(refusalSentence(unreachable, 'Failed.')).toBe('Failed.');
    expect(refusalSentence(refusal('', ''), 'Failed.')).toBe('Failed.');
  });

  it('does not take a code for a property that every object has', () => {
    expect(refusalSentence(refusal('constructor', 'Said.'), 'Failed.')).toBe('Said.');
  });

  it('says at the entrances how long to wait after too many tries', () => {
    const limited = refusal('over_request_rate_limit', 'Request rate limit reached');
    expect(entranceSentence(limited, 'Failed.')).toBe(
      'Request rate limit reached. Please wait two minutes and try again.',
    );
    const refused = refusal('invalid_credentials', 'Invalid login credentials');
    expect(entranceSentence(refused, 'Failed.')).toBe('Invalid login credentials');
  });
});

it('tells links that have expired from Google, which may name any code', () => {
  expect(callbackSentence('otp_expired')).toMatch(/expired/u);
  expect(callbackSentence('bad_oauth_state')).toBe('Google sign-in failed. Please try again.');
  expect(callbackSentence('toString')).toBe('Google sign-in failed. Please try again.');
});

describe('a mail that is awaited', () => {
  const mail = { kind: 'recovery', email: 'ada@example.org', sentAt: 1000 };

  it('is read out of a history entry', () => {
    expect(readSentMail(mail)).toEqual(mail);
  });

  it.each([null, undefined, 'text', {}, { ...mail, kind: 'other' }, { ...mail, sentAt: '1' }])(
    'is not made up from anything else (%#)',
    (state) => {
      expect(readSentMail(state)).toBeNull();
    },
  );

  it.each([
    [1000, 60],
    [1001, 60],
    [31_000, 30],
    [60_999, 1],
    [61_000, 0],
    [999_999, 0],
    [-999_999, 60],
  ])('may be asked for again: at %i in %i s', (now, seconds) => {
    expect(secondsUntilNext(1000, now)).toBe(seconds);
  });
});

it.each([
  ['123456', '123456'],
  [' 123 456\n', '123456'],
  ['123-4567890', '123456'],
  ['12a', '12'],
])('reads the code out of %j', (typed, code) => {
  expect(readCode(typed)).toBe(code);
});
