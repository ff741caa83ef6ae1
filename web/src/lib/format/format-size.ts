const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;
const kilobytes = new Intl.NumberFormat('en', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** A size as the upload page shows it: bytes, whole kilobytes, or megabytes with one decimal. */
export function formatSize(bytes: number): string {
  if (bytes < KILOBYTE) return `${bytes} B`;
  if (bytes < MEGABYTE) return `${(bytes / KILOBYTE).toFixed(0)} KB`;
  return `${(bytes / MEGABYTE).toFixed(1)} MB`;
}

/** A size as the library and the detail screen show it: kilobytes with one decimal. */
export function formatKilobytes(bytes: number): string {
  return `${kilobytes.format(bytes / KILOBYTE)} KB`;
}
