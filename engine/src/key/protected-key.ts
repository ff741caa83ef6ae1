import { isRecord, readJson } from './read-json.ts';
import { PROTECTED_KEY_FORMAT } from './read-key.ts';

/**
 * The content of a key file under a passphrase: the JSON of the key file, encrypted by AES-256-GCM with a tag of 128
 * bits at its end, under a key that PBKDF2 derives from the passphrase in UTF-8. Bytes are base64.
 */
export interface ProtectedKey {
  readonly format: typeof PROTECTED_KEY_FORMAT;
  readonly version: 1;
  readonly derivation: {
    readonly name: 'PBKDF2';
    readonly hash: 'SHA-256';
    readonly iterations: number;
    readonly salt: string;
  };
  readonly encryption: { readonly name: 'AES-GCM'; readonly iv: string };
  readonly content: string;
}

/** OWASP's recommendation for PBKDF2 with SHA-256. */
export const KEY_ITERATIONS = 600_000;
/** A file from somebody else must not keep a browser busy for hours. */
const MAX_ITERATIONS = 10_000_000;
const BASE64 = /^[A-Za-z\d+/]+={0,2}$/;

/** Reads the content of a protected key file; undefined for anything else, and for an unknown version. */
export function readProtectedKey(content: string): ProtectedKey | undefined {
  const file = readJson(content);
  if (!isRecord(file)) return undefined;
  const { format, version, derivation, encryption, content: sealed } = file;
  const isKnown = format === PROTECTED_KEY_FORMAT && version === 1;
  return isKnown && isDerivation(derivation) && isEncryption(encryption) && isBase64(sealed)
    ? { format, version, derivation, encryption, content: sealed }
    : undefined;
}

function isDerivation(value: unknown): value is ProtectedKey['derivation'] {
  if (!isRecord(value)) return false;
  const { name, hash, iterations, salt } = value;
  const isCounted =
    Number.isInteger(iterations) && Number(iterations) > 0 && Number(iterations) <= MAX_ITERATIONS;
  return name === 'PBKDF2' && hash === 'SHA-256' && isCounted && isBase64(salt);
}

function isEncryption(value: unknown): value is ProtectedKey['encryption'] {
  return isRecord(value) && value['name'] === 'AES-GCM' && isBase64(value['iv']);
}

function isBase64(value: unknown): value is string {
  return typeof value === 'string' && BASE64.test(value);
}
