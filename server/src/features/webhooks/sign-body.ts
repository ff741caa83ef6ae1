import { createHmac, randomBytes } from 'node:crypto';

/** A new secret: `whsec_` and 256 random bits. */
export function createWebhookSecret(): string {
  return `whsec_${randomBytes(32).toString('base64url')}`;
}

/**
 * The value of `Proviso-Signature`: `t` is the time of sending in Unix seconds; `v1` is the HMAC-SHA256, in
 * hexadecimal, of `t`, a full stop and the body, keyed with the secret as it was shown. The signed time prevents replay
 * of an old request.
 */
export function signBody(secret: string, body: string, now: number): string {
  const time = Math.floor(now / 1000);
  const digest = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return `t=${time},v1=${digest}`;
}
