/** The OpenAPI component name of a contract schema: `documentSchema` becomes `Document`. */
export function componentName(name: string): string {
  const word = name.replace(/Schema$/u, '');
  return word.charAt(0).toUpperCase() + word.slice(1);
}
