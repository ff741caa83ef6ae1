import { describe, expect, it } from 'vitest';

import { analyze } from '#engine/analyze.ts';

function typesIn(text: string): string[] {
  return analyze(text)
    .findings.filter(
      ({ category, type, isInformational }) =>
        category !== 'legal' && type !== 'person-name' && !isInformational,
    )
    .map(({ type }) => type);
}

describe('what is said of the dead', () => {
  it('is not protected where the years of a life stand behind the name', () => {
    expect(
      typesIn(
        '# Rosalind Franklin (1920–1958)\n\nRosalind Franklin was born on 25 July 1920 in London.\n\nFranklin was diagnosed with ovarian cancer and died at the age of 37.',
      ),
    ).toEqual([]);
    expect(
      typesIn(
        'In memoriam: Tom Arlen, 1891–1969\n\nMr Arlen, who had lung cancer, has died at the age of 78.',
      ),
    ).toEqual([]);
  });

  it('is protected for fifty years', () => {
    expect(
      typesIn(
        'Deceased: Tom Arlen, 1941–2019\n\nMr Arlen, who had lung cancer, has died at the age of 78.',
      ),
    ).toContain('health-condition');
  });

  it('is protected of those around them', () => {
    expect(
      typesIn(
        'Obituary: Tom Arlen, 1941–2019\n\nTom Arlen has died in Leeds.\n\nHis son Paul was diagnosed with multiple sclerosis.',
      ),
    ).toContain('health-condition');
  });

  it('is protected of relatives with the same name', () => {
    const life = 'Obituary: John Smith (1900–1970) died after a long life.';
    for (const relative of [
      'His granddaughter Anna Smith has been diagnosed with breast cancer and is HIV positive.',
      'Smith died in Leeds; his son was diagnosed with multiple sclerosis.',
      'Smith left a house to Anna Smith, who has been diagnosed with breast cancer.',
    ]) {
      expect(typesIn(`${life}\n\n${relative}`)).toContain('health-condition');
    }
  });

  it('stays in the report with the reason', () => {
    const { findings } = analyze(
      'John Smith (1900–1970), a miller, died in Leeds.\n\nSmith was diagnosed with lung cancer in 1969.',
    );
    expect(findings.find(({ type }) => type === 'health-condition')).toMatchObject({
      isInformational: true,
      why: expect.stringContaining('somebody dead'),
    });
  });

  it('is protected of somebody whose years are those of a job', () => {
    expect(
      typesIn(
        'Board: Tom Arlen (1991–2019) and others.\n\nMr Arlen was born on 25 July 1950 and was diagnosed with lung cancer.',
      ),
    ).toEqual(expect.arrayContaining(['date-of-birth', 'health-condition']));
  });
});

describe('what is said of times long past', () => {
  it('is of nobody alive', () => {
    expect(
      typesIn(
        'The weavers struck in 1826 and again in 1834; their leader went to prison, and his wife was sentenced to transportation.',
      ),
    ).toEqual([]);
    expect(typesIn('Poster, Leith, 1902\nA salesman who sold ribbons carried it.')).toEqual([]);
  });

  it('may be of the oldest among the living', () => {
    expect(
      typesIn(
        'Patient: Hill, Margaret\nDate of birth: 3 May 1928\nTuberculosis in spring 1929, dementia, diabetes.',
      ),
    ).toEqual(expect.arrayContaining(['date-of-birth', 'health-condition']));
  });

  it('is told from the times of a ward', () => {
    expect(
      typesIn(
        'Bed 4, Tom Arlen: complained of pain at 1530; diagnosed with pneumonia, moved 1745.',
      ),
    ).toContain('health-condition');
  });

  it('is told from what a house of long ago says today', () => {
    expect(typesIn('Founded in 1902, the shop is hiring a salesman.')).toContain(
      'gendered-job-title',
    );
    expect(
      typesIn(
        'Mr Roe, of the firm of 1826, lives in a house of 1834; he went to prison for theft.',
      ),
    ).toContain('criminal-record');
  });
});
