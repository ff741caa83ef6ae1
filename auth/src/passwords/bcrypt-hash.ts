import { verify } from '@node-rs/bcrypt';

/** A hash in modular crypt format: version, cost as a power of two, 22 characters of salt, 31 of the hash. */
const BCRYPT = /^\$2[aby]\$(\d\d)\$[./\dA-Za-z]{53}$/u;
const MIN_COST = 4;
/** About four seconds; hashes with a higher cost are rejected, because verifying each guess would cost as much. */
const MAX_COST = 16;

/** True for a hash that can be verified in reasonable time. */
export function isBcrypt(text: string): boolean {
  const cost = Number(BCRYPT.exec(text)?.[1]);
  return cost >= MIN_COST && cost <= MAX_COST;
}

/** True when the hash matches the password, of which bcrypt reads the first 72 bytes. */
export function matchesBcrypt(password: string, hash: string): Promise<boolean> {
  return verify(password, hash);
}
