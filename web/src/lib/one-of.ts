/** Narrows a string, such as one from a URL, to one of the known values; undefined for any other. */
export function oneOf<Value extends string>(
  values: readonly Value[],
  name: string | null,
): Value | undefined {
  return values.find((value) => value === name);
}
