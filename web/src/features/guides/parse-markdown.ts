/** A stretch of text within a block. */
export type Inline =
  | { readonly kind: 'text' | 'code' | 'strong'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

/** What a page of documentation is made of, of Markdown as much as ours is written in. */
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

const FENCE = /^```(?<language>\w*)/u;
const HEADING = /^(?<marks>#{1,6}) +(?<text>.+)$/u;
const ITEM = /^(?<marker>[-*]|\d+\.) +(?<text>.*)$/u;
const TABLE = /^\|.*\|\s*$/u;
const RULE = /^\|(?:\s*:?-+:?\s*\|)+\s*$/u;
const INLINE =
  /(?<ticks>`+)(?<code>.+?)\k<ticks>(?!`)|\*\*(?<strong>.+?)\*\*|\[(?<name>[^\]]+)\]\((?<href>[^)\s]+)\)/gu;
const ESCAPED = /\\(?<sign>[\\`*_{}[\]()#+.!|<>-])/gu;

/** The lines that are not read yet. */
interface Rest {
  readonly lines: readonly string[];
  next: number;
}

/** Reads Markdown: headings, paragraphs, flat lists, tables and blocks of code; with code, strong words and links. */
export function parseMarkdown(source: string): Block[] {
  const rest: Rest = { lines: source.split(/\r?\n/u), next: 0 };
  const blocks: Block[] = [];
  while (rest.next < rest.lines.length) {
    if (isBlank(rest.lines[rest.next])) rest.next += 1;
    else blocks.push(readBlock(rest));
  }
  return blocks;
}

function readBlock(rest: Rest): Block {
  const line = rest.lines[rest.next] ?? '';
  if (HEADING.test(line)) return headingOf(line, rest);
  if (FENCE.test(line)) return codeOf(line, rest);
  if (TABLE.test(line)) return tableOf(take(rest, (one) => TABLE.test(one)));
  if (ITEM.test(line)) return listOf(take(rest, (one) => !isBlank(one) && !HEADING.test(one)));
  return { kind: 'paragraph', content: parseInline(take(rest, isProse).join(' ')) };
}

/** Takes the lines that belong together. */
function take(rest: Rest, belongs: (line: string) => boolean): string[] {
  const { lines, next } = rest;
  const end = lines.findIndex((line, index) => index >= next && !belongs(line));
  rest.next = end === -1 ? lines.length : end;
  return lines.slice(next, rest.next);
}

function isBlank(line = ''): boolean {
  return line.trim() === '';
}

function isProse(line: string): boolean {
  return !isBlank(line) && ![HEADING, FENCE, TABLE, ITEM].some((start) => start.test(line));
}

function headingOf(line: string, rest: Rest): Block {
  const { marks = '', text: source = '' } = HEADING.exec(line)?.groups ?? {};
  rest.next += 1;
  const text = parseInline(source)
    .map((part) => part.text)
    .join('');
  const id = text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');
  return { kind: 'heading', level: marks.length, text, id };
}

function codeOf(line: string, rest: Rest): Block {
  const language = FENCE.exec(line)?.groups?.['language'] ?? '';
  rest.next += 1;
  const code = take(rest, (one) => !FENCE.test(one)).join('\n');
  // The fence at its end.
  rest.next += 1;
  return { kind: 'code', language, code };
}

/** Lines that begin no item go on with the one before. */
function listOf(lines: readonly string[]): Block {
  const items: string[] = [];
  for (const line of lines) {
    const text = ITEM.exec(line)?.groups?.['text'];
    if (text === undefined) items.push(`${items.pop() ?? ''} ${line.trim()}`);
    else items.push(text);
  }
  return {
    kind: 'list',
    isOrdered: /^\d/u.test(lines[0] ?? ''),
    items: items.map(parseInline),
  };
}

function tableOf(lines: readonly string[]): Block {
  const [head = [], ...rows] = lines.filter((line) => !RULE.test(line)).map(cellsOf);
  return { kind: 'table', head, rows };
}

function cellsOf(line: string): Inline[][] {
  return line
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/u)
    .map((cell) => parseInline(cell.replaceAll(String.raw`\|`, '|').trim()));
}

function parseInline(text: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  const addText = (until: number) => {
    const between = text.slice(end, until).replaceAll(ESCAPED, '$<sign>');
    if (between !== '') parts.push({ kind: 'text', text: between });
  };
  for (const match of text.matchAll(INLINE)) {
    addText(match.index);
    const { code, strong, name = '', href = '' } = match.groups ?? {};
    if (code !== undefined) parts.push({ kind: 'code', text: code.trim() });
    else if (strong !== undefined) parts.push({ kind: 'strong', text: strong });
    else parts.push({ kind: 'link', text: name.replaceAll('`', ''), href });
    end = match.index + match[0].length;
  }
  addText(text.length);
  return parts;
}
