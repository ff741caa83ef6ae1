/**
 * The index of the first of the ordered spans that ends after an offset, or the number of spans if none does. A binary
 * search, because a document may have hundreds of thousands.
 */
export function firstEndingAfter<Span>(
  spans: readonly Span[],
  offset: number,
  endOf: (span: Span) => number,
): number {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (endOf(spans[middle]!) <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
