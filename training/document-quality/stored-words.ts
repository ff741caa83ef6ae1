import { readFile } from 'node:fs/promises';

import { strFromU8, unzipSync } from 'fflate';

const SIDE_PARTS = /^word\/(?:header|footer|footnotes|endnotes|comments)\d*\.xml$/;
const PARAGRAPH_OR_TEXT = /<w:(?:p|ptab|tab|br)\b|<w:t(?: [^>]*)?>([^<]*)/g;

/**
 * The text of a .docx's headers, footers, notes and comments, taken from the XML independently of our reader; the
 * drawing alternatives of text boxes are left out.
 */
export async function storedSideText(file: string): Promise<string> {
  const parts = unzipSync(await readFile(file), { filter: ({ name }) => SIDE_PARTS.test(name) });
  return Object.values(parts)
    .map((bytes) => strFromU8(bytes).replaceAll(/<mc:Fallback>[^]*?<\/mc:Fallback>/g, ''))
    .map((xml) =>
      [...xml.matchAll(PARAGRAPH_OR_TEXT)].map(([, text]) => decode(text ?? '\n')).join(''),
    )
    .join('\n');
}

function decode(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
}
