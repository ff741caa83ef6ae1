/** Texts that share this part of their trigrams, or more, are variants of each other. */
const SHARED_BY_VARIANTS = 0.5;

/**
 * A number for each text, the same for variants of it and for variants of those: templates that are filled with
 * different groups, slurs or misspellings.
 */
export function groupVariants(texts: readonly string[]): number[] {
  const trigrams = texts.map(trigramsOf);
  const groups = texts.map((_, index) => index);
  const groupOf = (index: number): number => {
    const next = groups[index] ?? index;
    return next === index ? index : groupOf(next);
  };
  for (let one = 0; one < texts.length; one += 1) {
    for (let other = 0; other < one; other += 1) {
      if (groupOf(one) !== groupOf(other) && areVariants(trigrams[one]!, trigrams[other]!))
        groups[groupOf(one)] = groupOf(other);
    }
  }
  return texts.map((_, index) => groupOf(index));
}

function areVariants(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  let shared = 0;
  for (const trigram of one) if (other.has(trigram)) shared += 1;
  return shared >= SHARED_BY_VARIANTS * (one.size + other.size - shared);
}

function trigramsOf(text: string): ReadonlySet<string> {
  const plain = ` ${text
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim()} `;
  return new Set(Array.from({ length: plain.length - 2 }, (_, at) => plain.slice(at, at + 3)));
}
