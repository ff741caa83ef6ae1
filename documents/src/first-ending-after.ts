/**
 * The index of the first of ordered spans that ends after an offset; their number where none does. Found by halving, for
 * a document may have hundreds of thousands.
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
