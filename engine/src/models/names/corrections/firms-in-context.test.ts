import { describe, expect, it } from 'vitest';

import { ORGANIZATION, PERSON } from '#engine/models/names/labeling/labels.ts';
import type { TaggedName } from '#engine/models/names/labeling/tagged-name.ts';

import { relabelFirms } from './firms-in-context.ts';

function people(text: string, name: string): TaggedName[] {
  return [...text.matchAll(new RegExp(name, 'g'))].map(({ index }) => ({
    start: index,
    end: index + name.length,
    label: PERSON,
    confidence: 0.7,
    isDoubtful: false,
  }));
}

function labelsIn(text: string, name: string): number[] {
  return relabelFirms(text, people(text, name)).map(({ label }) => label);
}

describe('a name that looks like a person’s', () => {
  it('is a firm’s throughout where the text says so once', () => {
    const text = 'Carla Stone opens a second shop. Carla Stone employs about 40 people.';
    expect(labelsIn(text, 'Carla Stone')).toEqual([ORGANIZATION, ORGANIZATION]);
    expect(labelsIn('Ask the Nora Flint press office.', 'Nora Flint')).toEqual([ORGANIZATION]);
    expect(labelsIn('Nora Flint, the tile company that won.', 'Nora Flint')).toEqual([
      ORGANIZATION,
    ]);
  });

  it('remains a person’s where only a person does so', () => {
    expect(labelsIn('Carla Stone employs her brother.', 'Carla Stone')).toEqual([PERSON]);
    expect(labelsIn('Carla Stone is a company director.', 'Carla Stone')).toEqual([PERSON]);
    expect(labelsIn('Carla Stone, the company’s founder, left.', 'Carla Stone')).toEqual([PERSON]);
  });
});
