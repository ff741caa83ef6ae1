import { lexer, type MarkedToken, type Token } from 'marked';

/** An inline piece of text. */
export type Inline =
  | { readonly kind: 'text' | 'code' | 'strong'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

/** The block types of a documentation page: the subset of Markdown that ours use. */
export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string; readonly id: string }
  | { readonly kind: 'paragraph'; readonly content: readonly Inline[] }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly Inline[][] }
  | {
      readonly kind: 'table';
      readonly head: readonly Inline[][];
      readonly rows: readonly Inline[][][];
    }
  | { readonly kind: 'code'; readonly language: string; readonly code: string };

/** Parses Markdown: headings, paragraphs, flat lists, tables and code blocks; with inline code, bold and links. */
export function parseMarkdown(source: string): Block[] {
  return lexer(source).flatMap(blockOf);
}

function blockOf(token: Token): Block[] {
  if (isTokenType(token, 'heading')) {
    const text = textOf(token);
    return [{ kind: 'heading', level: token.depth, text, id: idOf(text) }];
  }
  if (isTokenType(token, 'paragraph')) return [{ kind: 'paragraph', content: inlinesOf(token) }];
  if (isTokenType(token, 'code'))
    return [{ kind: 'code', language: token.lang ?? '', code: token.text }];
  if (isTokenType(token, 'list')) {
    return [{ kind: 'list', isOrdered: token.ordered, items: token.items.map(inlinesOf) }];
  }
  if (!isTokenType(token, 'table')) return [];
  return [
    {
      kind: 'table',
      head: token.header.map(inlinesOf),
      rows: token.rows.map((row) => row.map(inlinesOf)),
    },
  ];
}

/** The types of `marked` leave the token kind open for extensions, which are not used here. */
function isTokenType<Kind extends MarkedToken['type']>(
  token: Token,
  kind: Kind,
): token is Extract<MarkedToken, { type: Kind }> {
  return token.type === kind;
}

/** The inline content of a block, or of a list item with a single block. */
function inlinesOf({ tokens = [] }: { readonly tokens?: readonly Token[] }): Inline[] {
  return joinTexts(tokens.flatMap(inlineOf));
}

function inlineOf(token: Token): Inline[] {
  if (isTokenType(token, 'codespan')) return [{ kind: 'code', text: token.text }];
  if (isTokenType(token, 'strong')) return [{ kind: 'strong', text: textOf(token) }];
  // A bare URL in the text is an example, such as `http://localhost:PORT`, and not a link.
  if (isTokenType(token, 'link') && token.autolink !== true) {
    return [{ kind: 'link', text: textOf(token), href: token.href }];
  }
  if ('tokens' in token) return inlinesOf(token);
  const isPlain = isTokenType(token, 'text') || isTokenType(token, 'escape');
  return isPlain ? [{ kind: 'text', text: token.text.replaceAll('\n', ' ') }] : [];
}

/** Merges adjacent plain text, which is split around escaped characters. */
function joinTexts(parts: readonly Inline[]): Inline[] {
  const all: Inline[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if (last?.kind === 'text' && part.kind === 'text') {
      all.splice(-1, 1, { kind: 'text', text: last.text + part.text });
    } else all.push(part);
  }
  return all;
}

function textOf(token: { readonly tokens?: readonly Token[] }): string {
  return inlinesOf(token)
    .map(({ text }) => text)
    .join('');
}

/** Generated as repository hosts do, so that links to a heading work in both. */
function idOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');
}
