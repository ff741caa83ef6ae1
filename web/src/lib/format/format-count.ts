/** A whole number as shown in texts: `18,000`. */
export function formatCount(count: number): string {
  return count.toLocaleString('en');
}
