/** Formats a whole number: `18,000`. */
export function formatNumber(number: number): string {
  return number.toLocaleString('en');
}

/** A number with its noun: `1 finding`, `18,000 findings`. */
export function formatQuantity(number: number, one: string, several: string): string {
  return `${formatNumber(number)} ${number === 1 ? one : several}`;
}
