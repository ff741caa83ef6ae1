import { formatCount } from '#web/lib/format/format-count.ts';

/** All texts about the search within a document. */
export const texts = {
  looking: (words: string) => `Looking for “${words}”...`,
  place: (words: string, at: number, of: number, isCut: boolean) =>
    `“${words}”: place ${formatCount(at)} of ${formatCount(of)}${isCut ? '+' : ''}`,
  nowhere: (words: string) => `“${words}” does not appear in this document.`,
  failure: 'This document could not be searched.',
  previous: 'Previous place',
  next: 'Next place',
  close: 'Stop showing these words',
} as const;
