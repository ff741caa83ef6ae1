import type { Span } from '#engine/vocabulary.ts';

/** What forms, manuals and tests call everybody, in several languages. */
const PLACEHOLDER =
  /^(?:(?:jane|john|janie|johnny)(?: [a-z]\.?)? doe|joe (?:bloggs|public|sixpack)|john q\.? public|(?:max|maxi|erika|lieschen) (?:mustermann|musterfrau)|foo bar|test (?:user|person|patient))$/i;

/** The name, as information only if it is what manuals and forms call everybody. */
export function asPlaceholder<Name extends Span>(
  text: string,
  name: Name,
): Name | (Name & { readonly isInformational: true }) {
  return PLACEHOLDER.test(text.slice(name.start, name.end))
    ? { ...name, isInformational: true }
    : name;
}
