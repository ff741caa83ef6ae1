import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { lexer, type Tokens } from 'marked';
import { describe, expect, it } from 'vitest';

import { parseMarkdown } from './parse-markdown.ts';

const WORD = /\p{L}{4,}/gu;

describe('Markdown', () => {
  it('is parsed into headings, multiline paragraphs, lists and code blocks', () => {
    const source = [
      '# The API',
      '',
      'A first line',
      'and a second with `code`, **weight** and [a link](other.md).',
      '',
      '- One',
      '  that goes on',
      '- Two',
      '',
      '1. First',
      '',
      '```sh',
      '# no heading',
      '',
      'curl -OJ',
      '```',
    ].join('\n');
    expect(parseMarkdown(source)).toEqual([
      { kind: 'heading', level: 1, text: 'The API', id: 'the-api' },
      {
        kind: 'paragraph',
        content: [
          { kind: 'text', text: 'A first line and a second with ' },
          { kind: 'code', text: 'code' },
          { kind: 'text', text: ', ' },
          { kind: 'strong', text: 'weight' },
          { kind: 'text', text: ' and ' },
          { kind: 'link', text: 'a link', href: 'other.md' },
          { kind: 'text', text: '.' },
        ],
      },
      {
        kind: 'list',
        isOrdered: false,
        items: [[{ kind: 'text', text: 'One that goes on' }], [{ kind: 'text', text: 'Two' }]],
      },
      { kind: 'list', isOrdered: true, items: [[{ kind: 'text', text: 'First' }]] },
      { kind: 'code', language: 'sh', code: '# no heading\n\ncurl -OJ' },
    ]);
  });

  it('keeps escaped bars and brackets in table cells', () => {
    const source = '| Name | Found |\n| --- | --- |\n| `a \\| b` | `[[x]]` |';
    expect(parseMarkdown(source)).toEqual([
      {
        kind: 'table',
        head: [[{ kind: 'text', text: 'Name' }], [{ kind: 'text', text: 'Found' }]],
        rows: [[[{ kind: 'code', text: 'a | b' }], [{ kind: 'code', text: '[[x]]' }]]],
      },
    ]);
  });

  it('does not link a URL given as an example', () => {
    expect(parseMarkdown('Open http://localhost:PORT then.')).toEqual([
      { kind: 'paragraph', content: [{ kind: 'text', text: 'Open http://localhost:PORT then.' }] },
    ]);
  });

  it('knows every kind of block that the bundled pages use', () => {
    const root = join(import.meta.dirname, '../../../..');
    const known = new Set(['heading', 'paragraph', 'list', 'table', 'code', 'space']);
    for (const file of globSync(['docs/*.md', 'policies/README.md'], { cwd: root })) {
      const source = readFileSync(join(root, file), 'utf8').replaceAll(/<!--.*?-->/gu, '');
      const blocks = lexer(source);
      const items = blocks.flatMap((block) =>
        block.type === 'list' ? (block['items'] as Tokens.ListItem[]) : [],
      );
      const inItems = items
        .flatMap(({ tokens }) => tokens)
        .filter(({ type }) => type !== 'text' && type !== 'paragraph');
      const unknown = blocks.filter(({ type }) => !known.has(type));
      expect(
        [file, ...unknown, ...inItems].map((block) =>
          typeof block === 'string' ? block : block.raw,
        ),
      ).toEqual([file]);
    }
  });

  it('keeps every word of the bundled pages and leaves no syntax behind', () => {
    const root = join(import.meta.dirname, '../../../..');
    const files = globSync(['docs/*.md', 'policies/README.md'], { cwd: root });
    expect(files.length).toBeGreaterThan(5);
    for (const file of files) {
      const source = readFileSync(join(root, file), 'utf8').replaceAll(/<!--.*?-->/gu, '');
      const read = JSON.stringify(parseMarkdown(source)).replaceAll(String.raw`\n`, ' ');
      const words = new Set(read.match(WORD));
      expect((source.match(WORD) ?? []).filter((word) => !words.has(word))).toEqual([]);
      // No Markdown syntax is left in the text.
      expect(read.match(/"kind":"text","text":"(?:#|\||```|- )[^"]*/gu)).toBeNull();
    }
  });
});
