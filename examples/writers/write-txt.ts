import type { Block, ExampleDocument } from '../model.ts';

const LINE_WIDTH = 78;

/** Writes a document as UTF-8 text without a byte order mark, wrapped at 78 columns. */
export function writeTxt(document: ExampleDocument): Uint8Array {
  const parts = [
    document.header,
    `${document.title}\n${'='.repeat(document.title.length)}`,
    ...document.blocks.map(writeBlock),
    document.footer,
  ];
  return new TextEncoder().encode(`${parts.join('\n\n')}\n`);
}

function writeBlock(block: Block): string {
  if (block.kind === 'heading') return `${block.text}\n${'-'.repeat(block.text.length)}`;
  if (block.kind === 'paragraph') return wrap(block.text).join('\n');
  if (block.kind === 'table') return writeTable(block.rows);
  return block.items.map((item) => `- ${wrap(item, LINE_WIDTH - 2).join('\n  ')}`).join('\n');
}

function writeTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function wrap(text: string, width = LINE_WIDTH): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else {
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  return [...lines, line];
}
