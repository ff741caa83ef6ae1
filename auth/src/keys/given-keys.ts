import { importJWK, type JWK } from 'jose';

import type { KeyRing, SigningKey, VerifyingKey } from './key-ring.ts';

/** RFC 7518, section 3.2: a key of the hash's size or larger. */
const MIN_SECRET_BYTES = 32;

const ALGORITHMS: Readonly<Record<string, string>> = { EC: 'ES256', RSA: 'RS256', oct: 'HS256' };
const PUBLIC_PARTS = ['kty', 'crv', 'x', 'y', 'n', 'e'] as const;

/** Imports a shared secret as key bytes; throws for one that is too short. */
export function importSecret(secret: string): Uint8Array {
  const bytes = new TextEncoder().encode(secret);
  if (bytes.length < MIN_SECRET_BYTES) {
    throw new Error(`A shared secret has to have at least ${MIN_SECRET_BYTES} bytes.`);
  }
  return bytes;
}

/** A ring with the shared secret as its only key. Nothing of it is published. */
export function keyRingFromSecret(key: Uint8Array): KeyRing {
  const signing = { keyId: undefined, algorithm: 'HS256', key };
  return { signing, verifying: new Map(), published: [] };
}

/** Keys provided by the operator; throws unless each has an id and exactly one is for signing. */
export async function keyRingFromKeySet(keySet: readonly JWK[]): Promise<KeyRing> {
  const signing: SigningKey[] = [];
  const verifying = new Map<string, VerifyingKey>();
  for (const jwk of keySet) {
    const { keyId, algorithm } = describeKey(jwk);
    verifying.set(keyId, await importPart(publicPart(jwk), algorithm));
    if (!jwk.key_ops?.includes('sign')) continue;
    signing.push({ keyId, ...(await importPart(jwk, algorithm)) });
  }
  const [first] = signing;
  if (first === undefined || signing.length > 1) {
    throw new Error('Exactly one key of the set has to have "sign" among its key_ops.');
  }
  return { signing: first, verifying, published: keySet.filter(isKeyPair).map(toPublishedKey) };
}

function describeKey({ kid, alg, kty = '' }: JWK) {
  const algorithm = alg ?? ALGORITHMS[kty];
  if (kid === undefined || algorithm === undefined) {
    throw new Error('Each key of the set has to have a kid, and an alg that is known.');
  }
  return { keyId: kid, algorithm };
}

/** Without `key_ops`: a key for both signing and verifying cannot be imported otherwise. */
async function importPart(jwk: JWK, algorithm: string): Promise<VerifyingKey> {
  const { key_ops: _operations, use: _use, ...material } = jwk;
  return { algorithm, key: await importJWK(material, algorithm) };
}

function isKeyPair({ kty }: JWK): boolean {
  return kty !== 'oct';
}

function publicPart(jwk: JWK): JWK {
  if (!isKeyPair(jwk)) return jwk;
  const parts = PUBLIC_PARTS.filter((name) => jwk[name] !== undefined);
  return Object.fromEntries(parts.map((name) => [name, jwk[name]]));
}

function toPublishedKey(jwk: JWK): JWK {
  const { keyId, algorithm } = describeKey(jwk);
  return { ...publicPart(jwk), kid: keyId, alg: algorithm, use: 'sig', key_ops: ['verify'] };
}
