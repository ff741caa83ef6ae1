import { readEntity } from '@proviso/engine/spelling';

import { decodeText } from '../txt/decode-text.ts';

/** Elements that begin and end a line. */
const LINES = new Set(
  (
    'address article aside blockquote body br center caption dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 ' +
    'h6 head header hr html li main nav ol option p pre section table tbody tfoot thead tr ul'
  ).split(' '),
);
const CELLS = new Set(['td', 'th']);
/** Elements whose content is no text, and ends with their own end tag only. */
const UNSHOWN = new Set(['script', 'style', 'title', 'noembed', 'noframes', 'iframe']);
const DECLARED = /charset\s*=\s*["']?\s*([\w-]+)/i;
const HEAD_LENGTH = 1024;

/** Entities, but not that of no character; the names are case-sensitive. */
const ENTITY = /&(?:#x0{0,5}[1-9a-f][\da-f]{0,5}|#0{0,6}[1-9]\d{0,6}|[a-z]+\d*);?/gi;

/** The lines of text of an HTML file, as its tags divide them. */
export function readHtmlLines(bytes: Uint8Array): string[] {
  const html = decode(bytes);
  const pieces: string[] = [];
  for (let at = 0; at < html.length;) {
    const open = html.indexOf('<', at);
    pieces.push(html.slice(at, open < 0 ? html.length : open).replaceAll(/\s+/g, ' '));
    if (open < 0) break;
    const { end, divider } = readTag(html, open);
    pieces.push(divider);
    at = end;
  }
  return pieces
    .join('')
    .split('\n')
    .map((line) => line.replaceAll(ENTITY, (written) => readEntity(written)).trim())
    .filter(Boolean);
}

/**
 * The end of a tag or comment with everything that belongs to it, and the characters that it puts between the words
 * before and after it.
 */
function readTag(html: string, open: number): { readonly end: number; readonly divider: string } {
  if (html.startsWith('<!--', open)) return { end: endAfter(html, '-->', open + 4), divider: '' };
  const [, slash = '', name = ''] = /^<(\/?)([a-z][\w:-]*)?/i.exec(html.slice(open, open + 40))!;
  // What begins no tag is a letter.
  if (name === '' && !/^<[!?/]/.test(html.slice(open, open + 2)))
    return { end: open + 1, divider: '<' };
  const element = name.toLowerCase();
  const end = endAfter(html, '>', open);
  if (CELLS.has(element)) return { end, divider: '\t' };
  if (LINES.has(element)) return { end, divider: '\n' };
  if (slash !== '' || !UNSHOWN.has(element)) return { end, divider: '' };
  const close = new RegExp(`</${element}\\b`, 'gi');
  close.lastIndex = end;
  const isClosed = close.test(html);
  return { end: isClosed ? endAfter(html, '>', close.lastIndex) : html.length, divider: '' };
}

function endAfter(html: string, mark: string, from: number): number {
  const at = html.indexOf(mark, from);
  return at < 0 ? html.length : at + mark.length;
}

function decode(bytes: Uint8Array): string {
  const head = Buffer.from(bytes.subarray(0, HEAD_LENGTH)).toString('latin1');
  const declared = DECLARED.exec(head)?.[1];
  const isMarked = /^(?:\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)/.test(head);
  if (declared === undefined || isMarked) return decodeText(bytes).text;
  try {
    return new TextDecoder(declared).decode(bytes);
  } catch {
    return decodeText(bytes).text;
  }
}
