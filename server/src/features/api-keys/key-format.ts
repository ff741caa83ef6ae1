import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** The prefix of every key. */
export const KEY_PREFIX = 'pv_';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 62^32 is about 2^190. */
const RANDOM_LENGTH = 32;
/** The most base-62 digits a CRC-32 can need. */
const CHECKSUM_LENGTH = 6;
const KEY_PATTERN = new RegExp(`^${KEY_PREFIX}[0-9A-Za-z]{${RANDOM_LENGTH + CHECKSUM_LENGTH}}$`);

/**
 * A new key: `pv_`, 32 random letters and digits, and a six-character checksum over both, which lets secret scanners
 * tell keys from random text.
 */
export function createKeySecret(): string {
  const random = Array.from({ length: RANDOM_LENGTH }, () => DIGITS[randomInt(DIGITS.length)]);
  const body = KEY_PREFIX + random.join('');
  return body + checksumOf(body);
}

/** Whether a text has the form of a key, checked without the database. */
export function hasKeyFormat(text: string): boolean {
  if (!KEY_PATTERN.test(text)) return false;
  return text.slice(-CHECKSUM_LENGTH) === checksumOf(text.slice(0, -CHECKSUM_LENGTH));
}

/** CRC-32 in base 62, most significant digit first. */
function checksumOf(body: string): string {
  let rest = crc32(body);
  let digits = '';
  for (let index = 0; index < CHECKSUM_LENGTH; index += 1) {
    digits = (DIGITS[rest % DIGITS.length] ?? '') + digits;
    rest = Math.floor(rest / DIGITS.length);
  }
  return digits;
}
