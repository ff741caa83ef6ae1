/** An address with its percent escapes decoded, as UTF-8 if valid, otherwise byte by byte. */
export function decodeAddress(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text.replaceAll(/%([\da-f]{2})/gi, (_whole, digits: string) =>
      String.fromCharCode(Number.parseInt(digits, 16)),
    );
  }
}
