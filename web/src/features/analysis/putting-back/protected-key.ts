import {
  KEY_ITERATIONS,
  PROTECTED_KEY_FORMAT,
  readProtectedKey,
  type KeyFile,
  type ProtectedKey,
} from '@proviso/contracts';

const SALT_BYTES = 16;
const IV_BYTES = 12;
const KEY_BITS = 256;

/** The passphrase does not open the key, or the file was modified. */
export class WrongPassphraseError extends Error {}

/** Encrypts a key with a passphrase. */
export async function protectKey(key: KeyFile, passphrase: string): Promise<ProtectedKey> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const secret = await deriveSecret(passphrase, salt, KEY_ITERATIONS);
  const plain = new TextEncoder().encode(JSON.stringify(key));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, secret, plain);
  return {
    format: PROTECTED_KEY_FORMAT,
    version: 1,
    derivation: {
      name: 'PBKDF2',
      hash: 'SHA-256',
      iterations: KEY_ITERATIONS,
      salt: toBase64(salt),
    },
    encryption: { name: 'AES-GCM', iv: toBase64(iv) },
    content: toBase64(new Uint8Array(sealed)),
  };
}

/** The content of the key file within a protected one. Throws a `WrongPassphraseError`. */
export async function openProtectedKey(content: string, passphrase: string): Promise<string> {
  const file = readProtectedKey(content);
  if (file === undefined) throw new WrongPassphraseError();
  const { salt, iterations } = file.derivation;
  const secret = await deriveSecret(passphrase, fromBase64(salt), iterations);
  const algorithm = { name: 'AES-GCM', iv: fromBase64(file.encryption.iv) };
  const plain = await crypto.subtle
    .decrypt(algorithm, secret, fromBase64(file.content))
    .catch((error: unknown) => {
      throw new WrongPassphraseError(undefined, { cause: error });
    });
  return new TextDecoder().decode(plain);
}

async function deriveSecret(
  passphrase: string,
  salt: Uint8Array<ArrayBuffer>,
  iterations: number,
): Promise<CryptoKey> {
  const bytes = new TextEncoder().encode(passphrase);
  const material = await crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveKey']);
  return crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', iterations, salt },
    material,
    { name: 'AES-GCM', length: KEY_BITS },
    false,
    ['encrypt', 'decrypt'],
  );
}

function toBase64(bytes: Uint8Array): string {
  // In chunks: all bytes at once can exceed the argument limit of a call.
  const parts: string[] = [];
  const size = 8192;
  for (let at = 0; at < bytes.length; at += size) {
    parts.push(String.fromCodePoint(...bytes.subarray(at, at + size)));
  }
  return btoa(parts.join(''));
}

function fromBase64(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);
}
