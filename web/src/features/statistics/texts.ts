const number = new Intl.NumberFormat('en');

/** Every word of the figures over all documents. */
export const texts = {
  title: 'Findings by category',
  subtitle: 'By week of upload, from Monday (UTC)',
  loading: 'Loading your figures',
  failure: 'The figures could not be loaded.',
  retry: 'Try again',
  quiet: 'No document was uploaded in the last 12 weeks.',
  showTable: 'Show as table',
  showPicture: 'Show as picture',
  week: 'Week of',
  documents: 'Documents',
  total: 'Findings',
  count: (count: number) => number.format(count),
  picture: (findings: number, documents: number) =>
    `Findings of each week by category: ${number.format(findings)} findings in ${number.format(documents)} documents. The table has every figure.`,
  types: {
    title: 'Most frequent types',
    subtitle: 'Over all documents, dismissed ones left out',
    none: 'No finding raises a flag.',
    type: 'Type',
    category: 'Category',
    findings: 'Findings',
    inDocuments: (count: number) =>
      `in ${number.format(count)} ${count === 1 ? 'document' : 'documents'}`,
  },
  median: {
    title: 'Median processing time',
    detail: (documents: number) =>
      `over ${number.format(documents)} analyzed ${documents === 1 ? 'document' : 'documents'}`,
    none: 'No document is analyzed yet.',
  },
  uncounted: (count: number) =>
    `${number.format(count)} ${count === 1 ? 'document' : 'documents'} of an earlier version ${count === 1 ? 'is' : 'are'} still being counted by type.`,
} as const;
