import { describe, expect, it } from 'vitest';

import { findSensitiveArguments } from './field-arguments.ts';
import { isKeptAddress } from './kept-addresses.ts';

describe('findSensitiveArguments', () => {
  it.each([
    ['HYPERLINK "mailto:jane@example.org"', ['mailto:jane@example.org']],
    [' hyperlink "https://example.org/" \\o "Ask Jane" \\t "_blank"', ['Ask Jane']],
    ['HYPERLINK \\l "Part2"', []],
    ['MERGEFIELD FirstName \\* MERGEFORMAT', ['FirstName']],
    ['INCLUDEPICTURE "C:\\\\Users\\\\jane\\\\a.png" \\d', ['C:\\\\Users\\\\jane\\\\a.png']],
    ['DATE \\@ "d MMMM yyyy"', []],
    ['REF Part2 \\h', []],
    ['', []],
  ])('for %j returns %j', (code, sensitive) => {
    const found = findSensitiveArguments(code, isKeptAddress);
    expect(found.map(({ start, end }) => code.slice(start, end))).toEqual(sensitive);
  });
});
