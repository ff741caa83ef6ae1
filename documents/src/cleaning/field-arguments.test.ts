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
    ['SEQ Figure \\* ARABIC', []],
    ['TOC \\o "1-3" \\h \\z \\u', []],
    ['STYLEREF "Heading 1"', []],
    ['=SUM(ABOVE) \\# "0.00"', []],
    ['= 536-22-1234', ['536-22-1234']],
    ['FORMTEXT', []],
    ['PAGE "Ann Lee"', ['Ann Lee']],
    ['IF 1 = 1 "Mr Lee" ""', ['1', '=', '1', 'Mr Lee']],
    ['XE "Lee, Ann"', ['Lee, Ann']],
    ['MACROBUTTON NoMacro [Click here]', []],
    ['MACROBUTTON AskAnn [Click here]', ['AskAnn']],
    ['GOTOBUTTON Part2 See there', []],
    ['EQ \\x(Ann)', []],
    ['Part2 \\h', []],
    ['Ann 536-22-1234', ['Ann', '536-22-1234']],
    ['', []],
  ])('for %j returns %j', (code, sensitive) => {
    const found = findSensitiveArguments(code, isKeptAddress);
    expect(found.map(({ start, end }) => code.slice(start, end))).toEqual(sensitive);
  });
});
