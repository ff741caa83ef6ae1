import { expect, test } from 'vitest';

import { drawMarks } from './draw-marks.ts';

test('a label that has to be fitted does not tell the exact width of what was there', () => {
  const drawn = [31, 31.4, 32].map((width) => {
    const area = { left: 100, top: 100, right: 100 + width, bottom: 114 };
    const mark = { edit: 0, action: 'replace', place: 'content', value: '', glyphs: [] } as const;
    const colors = { paper: Uint8Array.of(255, 255, 255), ink: new Uint8Array(3) };
    const text = '[PERSON-1]';
    return drawMarks([{ ...mark, ...colors, text, areas: [area], characters: [area] }]);
  });
  expect(drawn[0]).toContain(' Tj ET');
  expect(new Set(drawn).size).toBe(1);
});
