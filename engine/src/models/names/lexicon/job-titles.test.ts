import { describe, expect, it } from 'vitest';

import { withoutJobTitle } from './job-titles.ts';

function nameIn(written: string): string | undefined {
  const text = `by ${written}.`;
  const span = withoutJobTitle(text, { start: 3, end: 3 + written.length });
  return span && text.slice(span.start, span.end);
}

describe('withoutJobTitle', () => {
  it.each([
    ['Consultant Cardiologist Helen Okafor', 'Helen Okafor'],
    ['Head Nurse Amy Reed', 'Amy Reed'],
    ['Chief Executive Officer\nMaria Lindqvist', 'Maria Lindqvist'],
    ['Head of Sales Director Tom Baker', 'Tom Baker'],
    ['Director J. Novak', 'J. Novak'],
  ])('removes the job title from %j', (written, name) => {
    expect(nameIn(written)).toBe(name);
  });

  it.each([
    'Helen Okafor',
    'President Lincoln',
    'Head',
    'Grace Head',
    'Dean Cook',
    'Ward Specialist',
    'Tom Baker Director',
  ])('leaves %j unchanged', (written) => {
    expect(nameIn(written)).toBe(written);
  });

  it.each([
    'Consultant Cardiologist',
    'Managing Director',
    'Vice President',
    'Project Manager of the',
  ])('finds no name in %j', (written) => {
    expect(nameIn(written)).toBeUndefined();
  });
});
