/** The value of this name, such as one from an address, among those that are known; undefined for any other name. */
export function oneOf<Value extends string>(
  values: readonly Value[],
  name: string | null,
): Value | undefined {
  return values.find((value) => value === name);
}
