import { describe, expect, it } from 'vitest';

import { namesModel } from './names-model.ts';

function namesIn(text: string, type: string): string[] {
  return namesModel
    .read(text)
    .filter((match) => match.type === type)
    .map(({ start, end }) => text.slice(start, end));
}

describe('names in running text', () => {
  it.each([
    [
      'The report was written by Maria Gonzalez and sent to David Miller.',
      ['Maria Gonzalez', 'David Miller'],
    ],
    [
      'In the afternoon Susan Clark met her brother Peter at the station.',
      ['Susan Clark', 'Peter'],
    ],
    ['THE LETTER WAS SIGNED BY MARIA GONZALEZ.', ['MARIA GONZALEZ']],
  ])('include exactly the persons in %j', (text, expected) => {
    expect(namesIn(text, 'person-name')).toEqual(expected);
  });

  it('include places and organizations', () => {
    const text =
      'She moved from Berlin to Chicago to work for Microsoft and the University of Oxford.';
    expect(namesIn(text, 'place-name')).toEqual(['Berlin', 'Chicago']);
    expect(namesIn(text, 'organization-name')).toContain('University of Oxford');
  });

  it('do not include the parties and section headings of a contract as persons', () => {
    const text =
      'ARTICLE 5. LIMITATION OF LIABILITY\n\nEach Party shall indemnify the other Party. The Supplier shall deliver the Services under the Statement of Work, and Customer shall pay the Fees.\n\nGoverning Law\n\nThe Receiving Party shall protect the Confidential Information.';
    expect(namesIn(text, 'person-name')).toEqual([]);
  });

  it('have high confidence in clear text, with a reason that does not quote the name', () => {
    const [match] = namesModel.read(
      'Mr. David Miller, the president of the company, said on Monday that he would resign.',
    );
    expect(match?.confidence).toBeGreaterThan(0.8);
    expect(match?.why).not.toContain('Miller');
  });

  it('are not flagged as persons when the text also uses the word in lowercase', () => {
    const persons = namesModel
      .read('We compare Gitleaks and Trufflehog. Run gitleaks first; trufflehog is slower.')
      .filter(({ type }) => type === 'person-name');
    expect(persons.filter(({ isInformational }) => isInformational !== true)).toEqual([]);
  });

  it('are flagged when a table cell contains nothing else', () => {
    const text = 'Name    Phone\nTorbjørn Aas-Haugen    by post\n';
    const flagged = namesModel.read(text).filter(({ isInformational }) => isInformational !== true);
    expect(flagged.map(({ start, end }) => text.slice(start, end))).toEqual([
      'Torbjørn Aas-Haugen',
    ]);
  });

  it('are the same regardless of what was read before', () => {
    const text = 'Mr. David Miller met @janeroe in Chicago.';
    const before = namesModel.read(text);
    namesModel.read('MR. DAVID MILLER and david miller saw @Jane_Roe at http://example.org/jane.');
    expect(namesModel.read(text)).toEqual(before);
  });

  it('are in order and within bounds for any text', () => {
    for (const text of [
      '',
      ' ',
      '\ud800',
      'A'.repeat(50_000),
      '@ @a @@b c@d',
      'Ann '.repeat(20_000),
      '\u0000Ann\u2028Lee',
    ]) {
      const matches = namesModel.read(text);
      const ends = matches.map(({ start, end }, index) => [
        matches[index - 1]?.end ?? 0,
        start,
        end,
      ]);
      expect(
        ends.every(
          ([before = 0, start = 0, end = 0]) =>
            before <= start && start < end && end <= text.length,
        ),
      ).toBe(true);
    }
  });
});
