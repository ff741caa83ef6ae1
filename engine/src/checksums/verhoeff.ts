/** The multiplication table of the dihedral group of order ten. */
const PRODUCT = [
  '0123456789',
  '1234067895',
  '2340178956',
  '3401289567',
  '4012395678',
  '5987604321',
  '6598710432',
  '7659821043',
  '8765932104',
  '9876543210',
];
const PERMUTATIONS = [
  '0123456789',
  '1576283094',
  '5803796142',
  '8916043527',
  '9453126870',
  '4286573901',
  '2793806415',
  '7046913258',
];

/** Whether a string of digits satisfies Verhoeff's check digit (Verhoeff, 1969). */
export function isVerhoeffValid(digits: string): boolean {
  let state = 0;
  for (let position = 0; position < digits.length; position += 1) {
    const digit = Number(digits[digits.length - 1 - position]);
    const permuted = Number(PERMUTATIONS[position % 8]?.[digit]);
    state = Number(PRODUCT[state]?.[permuted]);
  }
  return digits.length > 0 && state === 0;
}
