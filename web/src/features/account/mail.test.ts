import { describe, expect, it } from 'vitest';

import { readCode } from './code.ts';
import { readSentMail, secondsUntilResend } from './mail/sent-mail.ts';
import { readCallback, withoutCallback } from './session/callback.ts';
import {
  callbackMessage,
  readRefusal,
  refusalMessage,
  signInMessage,
} from './session/refusal-message.ts';

const SITE = 'https://scan.example.org';

describe('an auth callback URL', () => {
  it.each([
    ['/', null],
    ['/documents?search=error&sort=name', null],
    ['/analyze#main', null],
    ['/dashboard?code=34e770dd', { kind: 'code' }],
    ['/?error=access_denied&error_code=otp_expired', { kind: 'failure', code: 'otp_expired' }],
    ['/#error=access_denied&error_code=otp_expired&sb=', { kind: 'failure', code: 'otp_expired' }],
    ['/#access_token=abc&refresh_token=def&type=invite', { kind: 'code' }],
    ['/#message=Confirmation+link+accepted&sb=', { kind: 'half-confirmed' }],
    ['/analyze#message', null],
    ['/dashboard?error=access_denied', { kind: 'failure', code: 'access_denied' }],
    ['/?error_description=Something', { kind: 'failure', code: '' }],
    ['/?code=34e770dd&error=server_error', { kind: 'failure', code: 'server_error' }],
  ])('%s is parsed', (path, callback) => {
    expect(readCallback(SITE + path)).toEqual(callback);
  });

  it.each([
    ['/documents?sort=name&code=34e770dd', '/documents?sort=name'],
    ['/?error=a&error_code=b&error_description=c#error=a&error_code=b&sb=', '/'],
    ['/?message=Accepted#message=Accepted&sb=', '/'],
    ['/analyze?code=34e770dd#main', '/analyze#main'],
    ['/#access_token=abc&refresh_token=def&type=invite', '/'],
  ])('%s loses only its callback parameters', (path, clean) => {
    expect(withoutCallback(SITE + path)).toBe(SITE + clean);
  });
});

describe('an auth service error', () => {
  const refusal = (code: string, message: string, name = 'AuthApiError') => ({
    name,
    code,
    message,
  });

  it('is shown in its own words when they are meant for users', () => {
    const refused = refusal('invalid_credentials', 'Invalid login credentials');
    expect(refusalMessage(refused, 'Failed.')).toBe('Invalid login credentials');
  });

  it('is reworded when its message is not meant for users', () => {
    const refused = refusal('mfa_verification_failed', 'Invalid TOTP code entered');
    expect(refusalMessage(refused, 'Failed.')).toMatch(/^This code is incorrect/u);
  });

  it('has a fallback message when there was no answer or an empty one', () => {
    const unreachable = refusal('', 'Failed to fetch', 'AuthRetryableFetchError');
    expect(refusalMessage(unreachable, 'Failed.')).toBe('Failed.');
    expect(refusalMessage(refusal('', ''), 'Failed.')).toBe('Failed.');
  });

  it('does not mistake a code for a built-in object property', () => {
    expect(refusalMessage(refusal('constructor', 'Said.'), 'Failed.')).toBe('Said.');
  });

  it('asks on sign-in screens to try again later after too many attempts', () => {
    const limited = refusal('over_request_rate_limit', 'Request rate limit reached');
    expect(signInMessage(limited, 'Failed.')).toBe(
      'Request rate limit reached. Please try again later.',
    );
    const refused = refusal('invalid_credentials', 'Invalid login credentials');
    expect(signInMessage(refused, 'Failed.')).toBe('Invalid login credentials');
  });

  it.each([
    ['1', 'Too many attempts. Please try again in 1 second.'],
    ['90', 'Too many attempts. Please try again in 90 seconds.'],
    ['2880', 'Too many attempts. Please try again in 48 minutes.'],
    [undefined, 'Too many attempts. Please try again later.'],
    ['Wed, 21 Oct 2026 07:28:00 GMT', 'Too many attempts. Please try again later.'],
  ])('says how long to wait where the response does (%s)', async (retryAfter, sentence) => {
    const body = { code: 'over_request_rate_limit', message: 'Request rate limit reached' };
    const headers = retryAfter === undefined ? {} : { 'retry-after': retryAfter };
    const refused = await readRefusal(Response.json(body, { status: 429, headers }));
    expect(refused && refusalMessage(refused, 'Failed.')).toBe(sentence);
  });
});

it('a callback message blames Google only for what a mailed link cannot end with', () => {
  expect(callbackMessage('otp_expired')).toMatch(/expired/u);
  expect(callbackMessage('bad_oauth_state')).toBe('Google sign-in failed. Please try again.');
  expect(callbackMessage('access_denied')).toBe('Google sign-in failed. Please try again.');
  for (const code of ['user_not_found', 'conflict', 'toString']) {
    expect(callbackMessage(code)).toMatch(/^This link or sign-in could not be used/u);
  }
  expect(callbackMessage('over_request_rate_limit')).toMatch(/^Too many attempts/u);
});

describe('a pending email', () => {
  const mail = { kind: 'recovery', email: 'ada@example.org', sentAt: 1000 };

  it('is read from a history entry', () => {
    expect(readSentMail(mail)).toEqual(mail);
  });

  it.each([null, undefined, 'text', {}, { ...mail, kind: 'other' }, { ...mail, sentAt: '1' }])(
    'is not read from anything else (%#)',
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
  ])('can be requested again: at %i in %i s', (now, seconds) => {
    expect(secondsUntilResend(1000, now)).toBe(seconds);
  });
});

it.each([
  ['123456', '123456'],
  [' 123 456\n', '123456'],
  ['123-4567890', '123456'],
  ['12a', '12'],
])('the code is extracted from %j', (typed, code) => {
  expect(readCode(typed)).toBe(code);
});
