import { formatCount } from '#web/lib/format/format-count.ts';

/** All texts of the full-text search. */
export const texts = {
  action: 'Search in Texts',
  title: (words: string) => `In texts: “${words}”`,
  searching: 'Searching in the texts of your documents...',
  found: (documents: number, hasMore: boolean) =>
    hasMore
      ? `The ${formatCount(documents)} newest documents are shown, and there are more. Narrow it down with more words.`
      : documents === 1
        ? 'Found in one document.'
        : `Found in ${formatCount(documents)} documents.`,
  nothing: 'Not found in any text.',
  hint: 'Line ends, capitals and accents do not matter. Words of fewer than 8 characters are found as whole words.',
  searched: (count: number) =>
    count === 1 ? 'One text was searched.' : `${formatCount(count)} texts were searched.`,
  close: 'Close',
  closeLabel: 'Close the search in texts',
  tooShort: 'Type at least two characters to search in texts.',
  tooLong: 'Type no more than 200 characters to search in texts.',
  failure: 'The texts could not be searched. Please try again.',
  retry: 'Try again',
  places: (count: number, isCut: boolean) =>
    `${formatCount(count)}${isCut ? '+' : ''} ${count === 1 ? 'place' : 'places'}`,
  open: (name: string) => `Open ${name} where the words stand`,
  more: (count: number, isCut: boolean) =>
    `and ${isCut ? 'more than ' : ''}${formatCount(count)} more`,
  missed: {
    title: 'Not everything was searched',
    searchedInPart: (count: number) => `In ${documentCount(count)}, a part could not be read.`,
    olderAnalysis: (count: number) =>
      `${capitalize(documentCount(count))} ${wasOrWere(count)} analyzed before texts were kept for searching: re-scan ${count === 1 ? 'it' : 'them'} to include ${count === 1 ? 'it' : 'them'}.`,
    originalDeleted: (count: number) =>
      `The ${count === 1 ? 'file' : 'files'} of ${documentCount(count)} ${wasOrWere(count)} deleted at the end of ${count === 1 ? 'its' : 'their'} time, with the text.`,
    unread: (count: number) => `Nothing was read in ${documentCount(count)}.`,
    underWay: (count: number) =>
      `${capitalize(documentCount(count))} ${count === 1 ? 'is' : 'are'} still being analyzed.`,
    notReached: (count: number) =>
      `There was no time for ${documentCount(count)}, among the oldest.`,
  },
} as const;

function documentCount(count: number): string {
  return count === 1 ? 'one document' : `${formatCount(count)} documents`;
}

function wasOrWere(count: number): string {
  return count === 1 ? 'was' : 'were';
}

function capitalize(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
