/** The used share in whole percent: 100 only when nothing is left, 0 only when nothing was used. */
export function usedPercent(used: number, whole: number): number {
  if (used >= whole) return 100;
  return used === 0 ? 0 : Math.min(99, Math.max(1, Math.round((used / whole) * 100)));
}
