const WEIGHTS = [7, 3, 1];

/**
 * The check digit of a field of a machine-readable document (ICAO Doc 9303, part 3, 4.9): weights 7, 3 and 1, letters
 * from 10, fillers as 0.
 */
export function machineReadableSum(field: string): number {
  const sum = Array.from(field).reduce((total, character, index) => {
    const value = character === '<' ? 0 : Number.parseInt(character, 36);
    return total + value * (WEIGHTS[index % 3] ?? 0);
  }, 0);
  return sum % 10;
}
