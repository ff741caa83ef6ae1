import { formatCount } from '#web/lib/format/format-count.ts';

/** All texts of the figures over all documents. */
export const texts = {
  title: 'Findings by category',
  subtitle: 'By week of upload, from Monday (UTC)',
  loading: 'Loading your figures',
  failure: 'The figures could not be loaded.',
  retry: 'Try again',
  quiet: 'No document was uploaded in the last 12 weeks.',
  showTable: 'Show as Table',
  showPicture: 'Show as Picture',
  week: 'Week of',
  documents: 'Documents',
  total: 'Findings',
  count: formatCount,
  picture: (findings: number, documents: number) =>
    `Findings of each week by category: ${formatCount(findings)} findings in ${formatCount(documents)} documents. The table has every figure.`,
  types: {
    title: 'Most frequent types',
    subtitle: 'Across all documents, excluding dismissed findings',
    none: 'No finding needs attention.',
    type: 'Type',
    category: 'Category',
    findings: 'Findings',
    inDocuments: (count: number) =>
      `in ${formatCount(count)} ${count === 1 ? 'document' : 'documents'}`,
  },
  median: {
    title: 'Median processing time',
    detail: (documents: number) =>
      `over ${formatCount(documents)} analyzed ${documents === 1 ? 'document' : 'documents'}`,
    none: 'No document has been analyzed yet.',
  },
  uncounted: (count: number) =>
    `${formatCount(count)} ${count === 1 ? 'document' : 'documents'} of an earlier version ${count === 1 ? 'is' : 'are'} still being counted by type.`,
} as const;
