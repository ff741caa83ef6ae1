import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2';

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
/** As in XHTML: a tag that closes itself does not hide all that follows. */
const OPTIONS = { decodeEntities: true, recognizeSelfClosing: true };

const nothing = (): void => {};
const IGNORED: TokenizerCallbacks = {
  onattribdata: nothing,
  onattribentity: nothing,
  onattribend: nothing,
  onattribname: nothing,
  oncdata: nothing,
  onclosetag: nothing,
  oncomment: nothing,
  ondeclaration: nothing,
  onend: nothing,
  onopentagend: nothing,
  onopentagname: nothing,
  onprocessinginstruction: nothing,
  onselfclosingtag: nothing,
  ontext: nothing,
  ontextentity: nothing,
};

/** The lines of text of an HTML file, as its tags divide them. */
export function readHtmlLines(bytes: Uint8Array): string[] {
  const html = decode(bytes);
  const pieces: string[] = [];
  let unshown: string | undefined;
  const add = (text: string): void => {
    if (unshown === undefined) pieces.push(text);
  };
  const addText = (start: number, end: number): void =>
    add(html.slice(start, end).replaceAll(/\s+/g, ' '));
  // The parser of the same package keeps a list of what is open, which takes too long to search in a hostile file.
  const tokenizer = new Tokenizer(OPTIONS, {
    ...IGNORED,
    ontext: addText,
    ontextentity: (code) => add(String.fromCodePoint(code).replace(/[\n\r\t]/, ' ')),
    oncdata: (start, end, mark) => addText(start, end - mark),
    onopentagname(start, end) {
      const name = html.slice(start, end).toLowerCase();
      add(dividerOf(name));
      if (UNSHOWN.has(name)) unshown ??= name;
    },
    onselfclosingtag: () => (unshown = undefined),
    onclosetag(start, end) {
      const name = html.slice(start, end).toLowerCase();
      if (name === unshown) unshown = undefined;
      add(dividerOf(name));
    },
  });
  tokenizer.write(html);
  tokenizer.end();
  return pieces
    .join('')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** What a tag puts between the words before and after it. */
function dividerOf(name: string): string {
  if (CELLS.has(name)) return '\t';
  return LINES.has(name) ? '\n' : '';
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
