/** The detector's id, the tokens' issuer, and their shapes in the notation of `shape.ts`. */
export type ProviderToken = readonly [
  id: string,
  issuer: string,
  shape: string,
  ...shapes: readonly string[],
];
