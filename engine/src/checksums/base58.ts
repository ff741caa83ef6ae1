import { sha256 } from './sha256.ts';

const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
/** A version byte, twenty bytes of a hash, four of a checksum. */
const ADDRESS_LENGTH = 25;

/** Whether a string is a Base58Check address of 25 bytes, such as Bitcoin's, and its checksum holds. */
export function isBase58AddressValid(value: string): boolean {
  let number = 0n;
  for (const character of value) {
    const digit = ALPHABET.indexOf(character);
    if (digit < 0) return false;
    number = number * 58n + BigInt(digit);
  }
  const hex = number.toString(16).padStart(ADDRESS_LENGTH * 2, '0');
  if (hex.length !== ADDRESS_LENGTH * 2) return false;
  const bytes = Uint8Array.from({ length: ADDRESS_LENGTH }, (_, index) =>
    Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16),
  );
  const checksum = sha256(sha256(bytes.slice(0, -4)));
  return bytes.slice(-4).every((byte, index) => byte === checksum[index]);
}
