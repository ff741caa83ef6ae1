import { describe, expect, it } from 'vitest';

import { readOperations } from './content-operations.ts';

function read(content: string): { operator: string; text: string; operands: readonly unknown[] }[] {
  const bytes = Buffer.from(content, 'latin1');
  return Array.from(readOperations(bytes), ({ operator, operands, start, end }) => ({
    operator,
    operands,
    text: content.slice(start, end),
  }));
}

describe('readOperations', () => {
  it('reads numbers, names, both kinds of strings, arrays, and dictionaries', () => {
    const [operation] = read('/Span <</A (b)>> -1.5 .5 [(x) <41 4>] BDC');
    expect(operation?.operands).toEqual([
      '/Span',
      ['/A', new Uint8Array([0x62])],
      -1.5,
      0.5,
      [new Uint8Array([0x78]), Buffer.from('A@')],
    ]);
  });

  it('unescapes a string and keeps nested parentheses', () => {
    const [operation] = read(String.raw`(a\(b (c) \101\n\
d) Tj`);
    expect(Buffer.from(operation?.operands[0] as Uint8Array).toString()).toBe('a(b (c) A\nd');
  });

  it('separates comments, but not inside a string', () => {
    expect(read('q % note\n(50% off) Tj').map(({ text }) => text)).toEqual([
      'q',
      '% note',
      '(50% off) Tj',
    ]);
  });

  it('reads an inline image as one operation, whatever its data contains', () => {
    const operations = read('BI /W 1 ID \x01EI\x80 (EI q EI Q');
    expect(operations.map(({ operator }) => operator)).toEqual(['BI', 'Q']);
  });

  it.each(['(never closed', '<4', '[1 [2', '<< /A', '>> ] ) }', 'BI ID', '[[['.repeat(500)])(
    'terminates on %j',
    (content) => {
      expect(read(content).every(({ operator }) => operator !== '')).toBe(true);
    },
  );
});
