import { describe, expect, it } from 'vitest';

import { closeLetterGaps } from './letter-gaps.ts';

const HEIGHT = 10;
const WIDTH = 6;

/**
 * Closes the gaps of a line whose letters are this many points apart: `_` is a space that is not in the file, and as
 * wide as what follows it in `wide`.
 */
function close(text: string, apart: number, wide: readonly number[] = []): string {
  const units = Uint16Array.from(text, (unit) => (unit === '_' ? ' ' : unit).charCodeAt(0));
  const boxes = new Float32Array(text.length * 4);
  let left = 0;
  for (const [at, unit] of Array.from(text).entries()) {
    const width = unit === '_' ? 0 : WIDTH;
    boxes.set([left, 0, left + width, HEIGHT], at * 4);
    left += width + (unit === '_' ? (wide[at] ?? 0) : text[at + 1] === '_' ? 0 : apart);
    if (unit === '_') left += apart;
  }
  const indices = Uint32Array.from(text, (_, at) => at);
  const length = closeLetterGaps({ units, boxes, indices });
  expect([...indices.subarray(0, length)].map((index) => text[index]?.replace('_', ' '))).toEqual(
    Array.from(String.fromCharCode(...units.subarray(0, length))),
  );
  return String.fromCharCode(...units.subarray(0, length));
}

describe('closeLetterGaps', () => {
  it('joins spaced-out letters into words that are separated by the spaces in the file', () => {
    expect(close('J_a_n_e R_o_e', 3)).toBe('Jane Roe');
    expect(close('J_a_ne R_o_e_s', 1)).toBe('Jane Roes');
  });

  it('separates words at gaps that are wider than usual', () => {
    expect(close('J_a_n_e_R_o_e', 2, [0, 0, 0, 0, 0, 0, 0, 4])).toBe('Jane Roe');
  });

  it('does not join one-letter words in a normal line', () => {
    expect(
      close(
        'a_b_and_c_d_are_all',
        0,
        Array.from({ length: 20 }, () => 3),
      ),
    ).toBe('a b and c d are all');
  });

  it('does not join leader dots', () => {
    expect(close('I_n_d_e_x_._._._._._.', 3)).toBe('Index . . . . . .');
    expect(close('Index _._._._._._._7', 3)).toBe('Index  . . . . . . 7');
  });

  it('does not join table cells or short runs', () => {
    expect(close('1_0_1_1_0_1_0', 12)).toBe('1 0 1 1 0 1 0');
    expect(close('x_y_z', 3)).toBe('x y z');
  });
});
