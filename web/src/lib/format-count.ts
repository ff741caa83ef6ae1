/** A whole number as texts show it: `18,000`. */
export function formatCount(count: number): string {
  return count.toLocaleString('en');
}
