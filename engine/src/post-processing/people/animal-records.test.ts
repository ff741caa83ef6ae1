import { describe, expect, it } from 'vitest';

import { analyze } from '#engine/analyze.ts';

const RECORD = [
  '# Alder Park Vets',
  '',
  '| Date | Animal | Treatment |',
  '|---|---|---|',
  '| 3 May | Bertie | Microchip, castration |',
  '',
  'Bertie is a four-year-old Springer spaniel. He was diagnosed with epilepsy and is blind in the left eye.',
  'The dog takes phenobarbital twice a day. Insurance policy no. PAW-2291-4410.',
].join('\n');

function typesIn(text: string): string[] {
  return analyze(text)
    .findings.filter(({ category, isInformational }) => category === 'pii' && !isInformational)
    .map(({ type, severity }) => `${type}: ${severity}`);
}

describe('records of animals', () => {
  it('reveal nothing of a person, and the number of a policy little', () => {
    expect(typesIn(RECORD)).toEqual(['insurance-number: low']);
  });

  it('keep what they say of their owners', () => {
    const types = typesIn(`${RECORD}\nThe owner, Mrs Okafor, was diagnosed with epilepsy herself.`);
    expect(types).toContain('health-condition: medium');
    expect(types).toContain('person-name: low');
  });

  it('keep what they say of colleagues', () => {
    const types = typesIn(`${RECORD}\nRota: Sam has epilepsy and takes lamotrigine.`);
    expect(types).toContain('health-condition: medium');
  });

  it('are not letters of people who have a dog', () => {
    const letter =
      'I took the dog to the vet. Jane Roe was diagnosed with epilepsy. She is blind in one eye.';
    expect(typesIn(letter).filter((type) => type.startsWith('health'))).toHaveLength(2);
  });
});
