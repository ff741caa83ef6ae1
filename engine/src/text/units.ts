/**
 * The UTF-16 units of a text. Whoever looks at each of them several times is quicker with a list: to read a unit of a
 * part of a longer string, the string has to be found first.
 */
export function unitsOf(text: string): Uint16Array {
  const { length } = text;
  const units = new Uint16Array(length);
  for (let at = 0; at < length; at += 1) units[at] = text.charCodeAt(at);
  return units;
}
