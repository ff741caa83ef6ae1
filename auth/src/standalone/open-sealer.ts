import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Sealer } from '../options.ts';
import { EnvironmentError } from './environment.ts';

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encryption at rest with the configured key, or with one that is created once and kept in the data folder. */
export async function openSealer(folder: string, configured: string | undefined): Promise<Sealer> {
  const key = Buffer.from(configured ?? (await loadKeyFile(folder)), 'base64');
  if (key.length !== KEY_BYTES) {
    throw new EnvironmentError(`MASTER_KEY has to be ${KEY_BYTES} bytes in base64.`);
  }
  return createSealer(key);
}

async function loadKeyFile(folder: string): Promise<string> {
  const file = join(folder, 'auth-master.key');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const made = randomBytes(KEY_BYTES).toString('base64');
  try {
    await writeFile(file, made, { mode: 0o600, flag: 'wx' });
    return made;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') {
      return readFile(file, 'utf8');
    }
    throw error;
  }
}

/** Nonce, ciphertext and tag of AES-256-GCM; the context is authenticated too. */
function createSealer(key: Uint8Array): Sealer {
  return {
    seal: (plain, context) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context));
      return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
    },
    open: (sealed, context) => {
      const nonce = sealed.subarray(0, NONCE_BYTES);
      const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(context))
        .setAuthTag(sealed.subarray(-TAG_BYTES));
      const content = sealed.subarray(NONCE_BYTES, -TAG_BYTES);
      return Buffer.concat([decipher.update(content), decipher.final()]);
    },
  };
}
