import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createLiteralScanner } from './literal-scanner.ts';

function find(literals: readonly string[], text: string): string[] {
  const found: string[] = [];
  createLiteralScanner(literals)(text, (index, start, end) => {
    found.push(`${literals[index]}@${start}-${end}`);
  });
  return found;
}

function halves(texts: readonly string[]): string[] {
  return texts.map((text) => text.slice(0, Math.ceil(text.length / 2)));
}

describe('literal scanner', () => {
  it('reports every literal, including nested and overlapping ones', () => {
    expect(find(['*he*', '*she*', '*his*', '*hers*'], 'ushers')).toEqual([
      '*she*@1-4',
      '*he*@2-4',
      '*hers*@2-6',
    ]);
  });

  it('matches whole words unless a star lets the word continue', () => {
    expect(find(['man', 'man*', '*man'], 'man mankind woman')).toEqual([
      'man@0-3',
      'man*@0-3',
      '*man@0-3',
      'man*@4-7',
      '*man@14-17',
    ]);
  });

  it('matches # to any digit and a space to any whitespace, and ignores case and accents', () => {
    expect(find(['no ##', "l'ete"], 'NO \n\t 42, L’Été')).toEqual(['no ##@0-8', "l'ete@10-15"]);
  });

  it('does not match a literal with digits inside a longer run of digits', () => {
    expect(find(['###-##'], '1234-56 123-456 123-45')).toEqual(['###-##@16-22']);
  });

  it.each([
    ['short literals', ['*ab*', '*a b*', '*bb a*', '*ba*', '*b*']],
    [
      'literals that go on after they are told from the others',
      ['*abbaabb aab*', '*abbaabab*', '*bb aabb a bb*', '*bb aabbb*', '*aabb*', '*a abab a*'],
    ],
  ])('agrees with a regular expression search on random texts: %s', (_title, literals) => {
    const parts = [...literals.map((literal) => literal.slice(1, -1)), 'a', 'b', ' ', '  '];
    assert(
      property(array(constantFrom(...parts, ...halves(parts))), (pieces) => {
        const text = pieces.join('');
        const expected = literals.flatMap((literal) => {
          const pattern = literal.slice(1, -1).replaceAll(' ', ' +');
          return [...text.matchAll(new RegExp(`(?=(${pattern}))`, 'g'))].map(
            (match) => `${literal}@${match.index}-${match.index + (match[1] ?? '').length}`,
          );
        });
        expect(find(literals, text).toSorted()).toEqual(expected.toSorted());
      }),
    );
  });

  it('reports occurrences in the order of their ends', () => {
    expect(find(['*abcdefghijkl*', '*cdefgh*', '*ghijk*'], 'abcdefghijkl')).toEqual([
      '*cdefgh*@2-8',
      '*ghijk*@6-11',
      '*abcdefghijkl*@0-12',
    ]);
  });

  it('finds the same literals in one pass as chunk by chunk', () => {
    const literals = ['one two', 'two*', '*ne', 'x y z', '##', 'six', 'sixty six 12 one'];
    const text = `one${' '.repeat(90)}two x y${'\t'.repeat(200)}z 12 sixty six 12 `.repeat(99);
    const scan = createLiteralScanner(literals);
    const found: string[] = [];
    for (let from = 0; from < text.length; from += 50) {
      const to = Math.min(text.length, from + 50);
      scan(
        text,
        (index, start, end) => {
          found.push(`${literals[index]}@${start}-${end}`);
        },
        { from, to },
      );
    }
    expect(find(literals, text)).toEqual(found);
    expect(found.length).toBeGreaterThan(500);
  });

  it('finds each of 20,000 literals', () => {
    const literals = Array.from({ length: 20_000 }, (_, index) =>
      `${index * 7919}x`.padStart(11, 'abcde'),
    ).map((literal) => literal.replaceAll(/\d/g, (digit) => 'fghijklmno'.charAt(Number(digit))));
    expect(find(literals, literals.join(' '))).toHaveLength(literals.length);
  });

  it.each(['', 'no ', ' no', 'a  b', 'straße', '☎'])('rejects the literal %j', (literal) => {
    expect(() => createLiteralScanner([literal])).toThrow(TypeError);
  });
});
