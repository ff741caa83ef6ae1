import type { CryptoKey, JWK } from 'jose';

/** Key pairs that the service can make: ECDSA with P-256, or RSA (RFC 7518). */
export type StoredAlgorithm = 'ES256' | 'RS256';

/** A key that checks signatures, and says for which algorithm. */
export interface VerifyingKey {
  readonly algorithm: string;
  readonly key: CryptoKey | Uint8Array;
}

/** The key that signs; one without an id is the shared secret. */
export interface SigningKey extends VerifyingKey {
  readonly keyId: string | undefined;
}

/** What an operator is told of a key. */
export interface KeyDescription {
  readonly keyId: string;
  readonly algorithm: string;
  /** Unix milliseconds. */
  readonly createdAt: number;
  /** True for the one by which tokens are signed now. */
  readonly isSigning: boolean;
}

/** Keys that belong together. */
export interface KeyRing {
  readonly signing: SigningKey;
  /** By their ids. */
  readonly verifying: ReadonlyMap<string, VerifyingKey>;
  /** The public parts of those that have one. */
  readonly published: readonly JWK[];
}
