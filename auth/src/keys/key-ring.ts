import type { CryptoKey, JWK } from 'jose';

/** Key pairs that the service can generate: ECDSA with P-256, or RSA (RFC 7518). */
export type StoredAlgorithm = 'ES256' | 'RS256';

/** A key that verifies signatures, and its algorithm. */
export interface VerifyingKey {
  readonly algorithm: string;
  readonly key: CryptoKey | Uint8Array;
}

/** The signing key; one without an id is the shared secret. */
export interface SigningKey extends VerifyingKey {
  readonly keyId: string | undefined;
}

/** A key as described to operators. */
export interface KeyDescription {
  readonly keyId: string;
  readonly algorithm: string;
  /** Unix milliseconds. */
  readonly createdAt: number;
  /** True for the key that currently signs tokens. */
  readonly isSigning: boolean;
}

/** A set of keys. */
export interface KeyRing {
  readonly signing: SigningKey;
  /** By id. */
  readonly verifying: ReadonlyMap<string, VerifyingKey>;
  /** The public parts of those that have one. */
  readonly published: readonly JWK[];
}
