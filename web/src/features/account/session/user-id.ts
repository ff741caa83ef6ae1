const FALLBACK_ID = 999;

/** The integer that calls carry as `userId`; text is parsed and falls back to 999. */
export function toUserId(id: string | number): number {
  const parsed = typeof id === 'number' ? Math.trunc(id) : Number.parseInt(id, 10);
  return Number.isNaN(parsed) ? FALLBACK_ID : parsed;
}
