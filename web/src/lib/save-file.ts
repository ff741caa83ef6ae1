/** Safari begins the download later than the click, and long after that in a slow profile. */
const KEPT_MS = 60_000;

/** Offers a file to the reader as a download. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
