import type { Span } from '#engine/vocabulary.ts';

/** Sample names of forms, manuals and tests, in several languages. */
const PLACEHOLDER =
  /^(?:(?:jane|john|janie|johnny)(?: [a-z]\.?)? doe|joe (?:bloggs|public|sixpack)|john q\.? public|(?:max|maxi|erika|lieschen) (?:mustermann|musterfrau)|mustermann|musterfrau|foo bar|test (?:user|person|patient))$/i;

/** One part of such a name in a field of its own, beside the other one. */
const FIRST = /^(?:max|maxi|erika|lieschen)$/i;
const LAST_NEARBY = /(?<!\p{L})muster(?:mann|frau)(?!\p{L})/iu;
const NEARBY = 120;

/** The name, as information only if it is what manuals and forms call everybody. */
export function asPlaceholder<Name extends Span>(
  text: string,
  name: Name,
): Name | (Name & { readonly isInformational: true }) {
  const written = text.slice(name.start, name.end);
  const isFirst =
    FIRST.test(written) &&
    LAST_NEARBY.test(text.slice(Math.max(0, name.start - NEARBY), name.end + NEARBY));
  return isFirst || PLACEHOLDER.test(written) ? { ...name, isInformational: true } : name;
}
