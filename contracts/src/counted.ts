/** Formats a whole number: `18,000`. */
export function count(number: number): string {
  return number.toLocaleString('en');
}

/** A number with its noun: `1 finding`, `18,000 findings`. */
export function counted(number: number, one: string, several: string): string {
  return `${count(number)} ${number === 1 ? one : several}`;
}
