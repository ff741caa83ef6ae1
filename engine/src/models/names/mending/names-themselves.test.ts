import { describe, expect, it } from 'vitest';

import { ORGANIZATION, PERSON } from '#engine/models/names/labelling/labels.ts';

import { namesThemselves } from './names-themselves.ts';

const TEXT = 'A letter to Prof. Dr. Behe and to the Governor Press arrived.';
const FILLING = ' Nothing else was said of them that day.'.repeat(8);

function namesIn(text: string, label: number, sureness: number): string[] {
  const names = ['Prof. Dr. Behe', 'Governor Press'].map((written) => {
    const start = text.indexOf(written);
    return { start, end: start + written.length, label, sureness, isDoubtful: false };
  });
  return namesThemselves(text, names).map(({ start, end }) => text.slice(start, end));
}

describe('names themselves', () => {
  it('are persons without their titles, however many', () => {
    expect(namesIn(TEXT, PERSON, 0.9)).toEqual(['Behe', 'Press']);
  });

  it('are organizations as they are written', () => {
    expect(namesIn(TEXT, ORGANIZATION, 0.3)).toEqual(['Prof. Dr. Behe', 'Governor Press']);
  });

  it('are persons who are likely, in a text that is long enough to tell', () => {
    expect(namesIn(TEXT, PERSON, 0.3)).toEqual(['Behe', 'Press']);
    expect(namesIn(TEXT + FILLING, PERSON, 0.3)).toEqual([]);
    expect(namesIn(TEXT + FILLING, PERSON, 0.41)).toEqual(['Behe', 'Press']);
  });
});
