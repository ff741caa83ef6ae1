import { unzipSync } from 'fflate';

/** The values that occur as plain text anywhere in a cleaned file, without any knowledge of its format. */
export function findLeaks(bytes: Uint8Array, values: readonly string[]): string[] {
  const views = isZip(bytes)
    ? Object.values(unzipSync(bytes)).flatMap((part) => viewsOf(part))
    : viewsOf(bytes);
  return values.filter((value) => views.some((view) => view.includes(flatten(value))));
}

function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b;
}

function viewsOf(bytes: Uint8Array): string[] {
  const utf8 = new TextDecoder().decode(bytes);
  const wide = [bytes, bytes.subarray(1)].map((part) =>
    new TextDecoder('utf-16le').decode(Uint8Array.from(part.subarray(0, part.length & ~1))),
  );
  const latin = new TextDecoder('windows-1252').decode(bytes);
  return [utf8, utf8.replaceAll(/<[^>]*>/g, ''), latin, ...wide].map(flatten);
}

function flatten(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ');
}
