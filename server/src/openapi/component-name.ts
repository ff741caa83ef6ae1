/** What a schema of the contracts is called in the description of the API: `documentSchema` is a `Document`. */
export function componentName(name: string): string {
  const word = name.replace(/Schema$/u, '');
  return word.charAt(0).toUpperCase() + word.slice(1);
}
