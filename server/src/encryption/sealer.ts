import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Encryption at rest. What is sealed for one context cannot be opened for another. */
export interface Sealer {
  seal(plain: Uint8Array, context: string): Uint8Array;
  /** Throws SealBrokenError when the bytes were changed, or sealed with another key or for another context. */
  open(sealed: Uint8Array, context: string): Uint8Array;
  /**
   * A keyed digest: equal for equal content in one context, and reveals nothing without the key; 64 hexadecimal digits.
   */
  digest(content: string, context: string): string;
}

/** Sealed bytes that cannot be opened: damaged, swapped, or sealed with another key. */
export class SealBrokenError extends Error {
  override readonly name = 'SealBrokenError';
}

const ALGORITHM = 'aes-256-gcm';
const KEY_LENGTH = 32;
const NONCE_LENGTH = 12;
const TAG_LENGTH = 16;
const FORMAT = 1;
const WRAPPED_KEY_LENGTH = NONCE_LENGTH + KEY_LENGTH + TAG_LENGTH;

/**
 * A sealer with a 32-byte master key. Layout: format byte, data key encrypted with a key derived from the master key,
 * content encrypted with the data key. Each encryption is nonce, ciphertext, tag (AES-256-GCM).
 */
export function createSealer(masterKey: Uint8Array): Sealer {
  const wrappingKey = deriveKey(masterKey, 'proviso wrap data keys');
  const digestKey = deriveKey(masterKey, 'proviso digests');
  return {
    seal(plain, context) {
      const dataKey = randomBytes(KEY_LENGTH);
      return Buffer.concat([
        Buffer.of(FORMAT),
        encrypt(wrappingKey, dataKey, `key of ${context}`),
        encrypt(dataKey, plain, context),
      ]);
    },
    open(sealed, context) {
      if (sealed[0] !== FORMAT) throw new SealBrokenError();
      const bodyStart = 1 + WRAPPED_KEY_LENGTH;
      const dataKey = decrypt(wrappingKey, sealed.subarray(1, bodyStart), `key of ${context}`);
      return decrypt(dataKey, sealed.subarray(bodyStart), context);
    },
    digest(content, context) {
      const parts = JSON.stringify([context, content]);
      return createHmac('sha256', digestKey).update(parts).digest('hex');
    },
  };
}

/** Derives a key for one purpose; it reveals nothing about the master key or keys for other purposes. */
export function deriveKey(masterKey: Uint8Array, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', masterKey, new Uint8Array(0), purpose, KEY_LENGTH));
}

function encrypt(key: Uint8Array, plain: Uint8Array, context: string): Buffer {
  const nonce = randomBytes(NONCE_LENGTH);
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(context));
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

function decrypt(key: Uint8Array, sealed: Uint8Array, context: string): Uint8Array {
  try {
    const nonce = sealed.subarray(0, NONCE_LENGTH);
    const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_LENGTH })
      .setAAD(Buffer.from(context))
      .setAuthTag(sealed.subarray(-TAG_LENGTH));
    return Buffer.concat([
      decipher.update(sealed.subarray(NONCE_LENGTH, -TAG_LENGTH)),
      decipher.final(),
    ]);
  } catch {
    throw new SealBrokenError();
  }
}
