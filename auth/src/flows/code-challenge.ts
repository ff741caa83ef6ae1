import { createHash, timingSafeEqual } from 'node:crypto';

import { AuthError } from '../errors.ts';

/** RFC 7636, section 4.2. */
const CHALLENGE = /^[\w.~-]{43,128}$/u;

/**
 * A request's code challenge; undefined when it has none. Throws `validation_failed` for an incomplete one, and for the
 * method `plain`, which would put the verifier itself into the request.
 */
export function readCodeChallenge(body: {
  readonly code_challenge?: string | null | undefined;
  readonly code_challenge_method?: string | null | undefined;
}): string | undefined {
  const challenge = body.code_challenge ?? '';
  const method = body.code_challenge_method ?? '';
  if (challenge === '' && method === '') return undefined;
  if (challenge === '' || method === '') {
    throw invalid('PKCE flow requires code_challenge_method and code_challenge');
  }
  if (method.toLowerCase() !== 's256') throw invalid('code_challenge_method has to be s256');
  if (!CHALLENGE.test(challenge)) throw invalid('code_challenge is not valid');
  return challenge;
}

/** True when the challenge was derived from the verifier. */
export function matchesChallenge(challenge: string, verifier: string): boolean {
  const expected = Buffer.from(challenge);
  const actual = Buffer.from(createHash('sha256').update(verifier).digest('base64url'));
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

function invalid(message: string): AuthError {
  return new AuthError('validation_failed', { message });
}
