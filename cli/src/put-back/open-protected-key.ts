import { createDecipheriv, pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';

import { readProtectedKey } from '@proviso/engine/key';

import { CommandError } from '../command-error.ts';

const KEY_BYTES = 32;
const TAG_BYTES = 16;

/** The content of a protected key file. Throws cli.key for a damaged file or a wrong passphrase. */
export async function openProtectedKey(content: string, passphrase: string): Promise<string> {
  const file = readProtectedKey(content);
  if (file === undefined) throw new CommandError('cli.key', 'The protected key cannot be read.');
  const { salt, iterations } = file.derivation;
  const derive = promisify(pbkdf2);
  const secret = await derive(passphrase, bytesOf(salt), iterations, KEY_BYTES, 'sha256');
  const sealed = bytesOf(file.content);
  try {
    const decipher = createDecipheriv('aes-256-gcm', secret, bytesOf(file.encryption.iv), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
    const opened = decipher.update(sealed.subarray(0, -TAG_BYTES));
    return Buffer.concat([opened, decipher.final()]).toString();
  } catch (error) {
    throw new CommandError('cli.key', 'The passphrase does not open this key.', { cause: error });
  }
}

function bytesOf(base64: string): Buffer {
  return Buffer.from(base64, 'base64');
}
