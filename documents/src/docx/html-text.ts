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

/** HTML 4, from U+00A0 on. */
const LATIN =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para ' +
  'middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute ' +
  'Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml ' +
  'Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ' +
  'ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';
const ENTITIES = new Map<string, string>([
  ...LATIN.split(' ').map((name, at) => [name, String.fromCodePoint(0xa0 + at)] as const),
  ...Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    ndash: '\u2013',
    mdash: '\u2014',
    lsquo: '\u2018',
    rsquo: '\u2019',
    ldquo: '\u201c',
    rdquo: '\u201d',
    hellip: '\u2026',
    euro: '\u20ac',
    commat: '@',
    period: '.',
    hyphen: '-',
    lowbar: '_',
  }),
]);

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
    .map((line) => resolve(line).trim())
    .filter(Boolean);
}

/** Where a tag or comment ends, with what goes with it, and what it puts between the words before and after it. */
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

function resolve(text: string): string {
  return text.replaceAll(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]+\d*));?/gi,
    (whole, hexadecimal?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return ENTITIES.get(name) ?? whole;
      const code = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}
