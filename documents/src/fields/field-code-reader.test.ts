import { describe, expect, it } from 'vitest';

import { createFieldCodeReader } from './field-code-reader.ts';

/** The texts in a code that is read in these pieces; hidden ones in brackets. */
function textsIn(...pieces: readonly string[]): string {
  const reader = createFieldCodeReader();
  const texts = pieces.flatMap((piece) =>
    reader.read(piece).map(({ start, end, isHidden }) => {
      const text = piece.slice(start, end);
      return isHidden ? `[${text}]` : text;
    }),
  );
  return texts.join('');
}

describe('createFieldCodeReader', () => {
  it.each([
    [' MACROBUTTON NoMacro [Ann Lee, click]', '[Ann Lee, click]'],
    ['gotobutton Part2 See Ann', 'See Ann'],
    [' EQ \\s\\up8(Hovan)\\s(skaya)', 'Hovanskaya'],
    [' EQ \\x(123-45\\, \\(x\\)) \\* MERGEFORMAT', '123-45, (x) '],
    [' XE "Lee, Ann" \\b', '[ ][Lee, Ann][ ]'],
    ['PRIVATE Ann Lee \\* MERGEFORMAT', '[ Ann Lee ]'],
    ['{536}', ''],
    [' "536" 22', '[536][ 22]'],
    [' PAGE \\* MERGEFORMAT', ''],
    [' MERGEFIELD Salary', ''],
    [' HYPERLINK "mailto:ann@example.org"', ''],
    ['=SUM(ABOVE)', ''],
    ['Part2 \\h', '[ ]'],
  ])('reads from %j the text %j', (code, text) => {
    expect(textsIn(code)).toBe(text);
  });

  it('reads a code that is split anywhere', () => {
    expect(textsIn(' MACRO', 'BUTTON No', 'Macro Ann', ' Lee')).toBe('Ann Lee');
    expect(textsIn('E', 'Q \\', 'x(A', 'nn)')).toBe('Ann');
  });
});
