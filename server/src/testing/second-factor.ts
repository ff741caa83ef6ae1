import { createHmac } from 'node:crypto';

import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { personFromSession, type Person } from './sign-up.ts';

const STEP_SECONDS = 30;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const enrollmentSchema = z.object({ id: z.string(), totp: z.object({ secret: z.string() }) });
const challengeSchema = z.object({ id: z.string() });

/** An authenticator app with one secret, in Base32. Each of its codes can be used once. */
export interface Authenticator {
  readonly factorId: string;
  nextCode(): string;
}

/** Adds a second factor to a user's account, and raises the session with it. */
export async function enrollSecondFactor(
  app: FastifyInstance,
  person: Person,
): Promise<Authenticator> {
  const answer = await person.post('/auth/v1/factors', { factor_type: 'totp' });
  const { id, totp } = enrollmentSchema.parse(answer.json());
  // Codes of the previous and next time step are accepted: three can be used without waiting.
  let step = Math.floor(Date.now() / 1000 / STEP_SECONDS) - 1;
  const nextCode = () => {
    step += 1;
    return codeOf(totp.secret, step);
  };
  const authenticator = { factorId: id, nextCode };
  await verifySecondFactor(app, person, authenticator);
  return authenticator;
}

/** The user with a session that has presented the second factor. */
export async function verifySecondFactor(
  app: FastifyInstance,
  person: Person,
  authenticator: Authenticator,
): Promise<Person> {
  const factor = `/auth/v1/factors/${authenticator.factorId}`;
  const challenge = challengeSchema.parse((await person.post(`${factor}/challenge`, {})).json());
  const proof = { challenge_id: challenge.id, code: authenticator.nextCode() };
  return personFromSession(app, person.email, await person.post(`${factor}/verify`, proof));
}

/** RFC 6238 with SHA-1 and six digits. */
function codeOf(secret: string, step: number): string {
  const bits = Array.from(secret, (digit) => BASE32.indexOf(digit).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  const key = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', key).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  const number = digest.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 1_000_000).padStart(6, '0');
}
