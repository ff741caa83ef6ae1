/** What forms, manuals and tests call everybody, in several languages. */
const PLACEHOLDER =
  /^(?:(?:jane|john|janie|johnny)(?: [a-z]\.?)? doe|joe (?:bloggs|public|sixpack)|john q\.? public|(?:max|maxi|erika|lieschen) (?:mustermann|musterfrau)|foo bar|test (?:user|person|patient))$/i;

/** Whether a name is nobody's. */
export function isPlaceholder(name: string): boolean {
  return PLACEHOLDER.test(name);
}
