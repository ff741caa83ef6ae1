/** How long an analysis took: milliseconds below one second, else seconds with one decimal. */
export function formatProcessingTime(milliseconds: number | null): string {
  if (milliseconds === null) return 'Processing time unavailable';
  const whole = Math.round(milliseconds);
  return whole < 1000 ? `${whole}ms` : `${(milliseconds / 1000).toFixed(1)}s`;
}
