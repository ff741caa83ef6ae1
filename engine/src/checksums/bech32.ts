const ALPHABET = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const GENERATORS = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];
/** The checksum constants of Bech32 (BIP 173) and Bech32m (BIP 350). */
const CONSTANTS = new Set([1, 0x2bc830a3]);

/** Whether a string is valid Bech32 or Bech32m: prefix, separator `1` and a checksum that holds. */
export function isBech32Valid(value: string): boolean {
  const separator = value.lastIndexOf('1');
  const prefix = Array.from(value.slice(0, separator), (character) => character.charCodeAt(0));
  const data = Array.from(value.slice(separator + 1), (character) => ALPHABET.indexOf(character));
  if (separator < 1 || data.length < 6 || data.includes(-1)) return false;
  const expanded = [...prefix.map((code) => code >> 5), 0, ...prefix.map((code) => code & 31)];
  return CONSTANTS.has(polymod([...expanded, ...data]));
}

function polymod(values: readonly number[]): number {
  let checksum = 1;
  for (const value of values) {
    const top = checksum >>> 25;
    checksum = ((checksum & 0x1ffffff) << 5) ^ value;
    for (const [bit, generator] of GENERATORS.entries()) {
      if ((top >> bit) & 1) checksum ^= generator;
    }
  }
  return checksum;
}
