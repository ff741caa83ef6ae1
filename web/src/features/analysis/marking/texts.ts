import type { Mark } from '@proviso/contracts';

import { formatCount } from '#web/lib/format/format-count.ts';

/** All texts about marking by hand what was not found. */
export const texts = {
  mark: 'Mark…',
  markWords: 'Mark words by hand',
  dialog: {
    title: 'Mark by hand',
    intro:
      'Every place in the document where these words appear becomes a finding. This also applies after a re-scan and in newer versions of the document.',
    words: 'Words',
    wordsHint: 'Upper and lower case, spaces and line breaks do not matter.',
    category: 'Category',
    severity: 'Severity',
    note: 'Why (optional)',
    noteHint: (length: number, limit: number) =>
      `${length} of ${limit} characters. It appears in the report and in the comments of cleaned copies.`,
    cancel: 'Cancel',
    confirm: 'Mark',
    busy: 'Marking...',
    tooShort: 'Select or write at least two characters, with a letter or a digit among them.',
    tooLong: (length: number, limit: number) =>
      `This is too long to be marked: ${formatCount(length)} characters, and ${formatCount(limit)} at most. Select a shorter passage.`,
    failure: 'The words were not marked',
    failureDetail: 'Please try again.',
  },
  marked: (findings: number) => `Marked in ${placesOf(findings)}`,
  alsoFound: (others: number) =>
    others === 0
      ? undefined
      : `${others === 1 ? 'One more place' : `${formatCount(others)} more places`} had been found already.`,
  nothingAdded: 'Nothing was added',
  allFound: (places: number) =>
    `These words had already been found in ${places === 1 ? 'their only place' : `all of their ${formatCount(places)} places`}.`,
  byHand: 'By hand',
  markedOn: (day: string) => `Marked by a person on ${day}`,
  remove: {
    label: 'Remove mark',
    title: 'Remove the mark?',
    text: 'Its findings and its note are removed from the report, in every place. What Proviso has found itself stays.',
    success: 'Mark removed',
  },
  list: {
    title: (count: number) => `Marked by hand (${formatCount(count)})`,
    intro:
      'What people have marked in this document. It is found again in each re-scan and in newer versions.',
    standing: ({ places, findings }: Pick<Mark, 'places' | 'findings'>) => {
      if (places === 0) return 'Does not appear in this version';
      if (findings === 0) return `Found by Proviso as well, in ${placesOf(places)}`;
      return `In ${placesOf(findings)}`;
    },
  },
} as const;

function placesOf(count: number): string {
  return count === 1 ? 'one place' : `${formatCount(count)} places`;
}
