import { describe, expect, it } from 'vitest';

import { ORGANIZATION, PERSON } from '#engine/models/names/labeling/labels.ts';

import { selectConfidentNames } from './select-confident-names.ts';

const TEXT = 'A letter to Prof. Dr. Behe and to the Governor Press arrived.';
const FILLING = ' Nothing else was said of them that day.'.repeat(8);

function namesIn(text: string, label: number, confidence: number): string[] {
  const names = ['Prof. Dr. Behe', 'Governor Press'].map((written) => {
    const start = text.indexOf(written);
    return { start, end: start + written.length, label, confidence: confidence, isDoubtful: false };
  });
  return selectConfidentNames(text, names).map(({ start, end }) => text.slice(start, end));
}

describe('namesThemselves', () => {
  it('strips any number of titles from persons', () => {
    expect(namesIn(TEXT, PERSON, 0.9)).toEqual(['Behe', 'Press']);
  });

  it('keeps organizations as written', () => {
    expect(namesIn(TEXT, ORGANIZATION, 0.3)).toEqual(['Prof. Dr. Behe', 'Governor Press']);
  });

  it('drops low-confidence persons only in a longer text', () => {
    expect(namesIn(TEXT, PERSON, 0.3)).toEqual(['Behe', 'Press']);
    expect(namesIn(TEXT + FILLING, PERSON, 0.3)).toEqual([]);
    expect(namesIn(TEXT + FILLING, PERSON, 0.41)).toEqual(['Behe', 'Press']);
  });
});
