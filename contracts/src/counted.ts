/** A whole number as texts show it: `18,000`. */
export function count(number: number): string {
  return number.toLocaleString('en');
}

/** A number of things, in words that agree with it: `1 finding`, `18,000 findings`. */
export function counted(number: number, one: string, several: string): string {
  return `${count(number)} ${number === 1 ? one : several}`;
}
