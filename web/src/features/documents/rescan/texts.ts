import { formatCount } from '#web/lib/format/format-count.ts';

/** All texts about rescans and newer versions of documents. */
export const texts = {
  rescan: 'Re-scan',
  newVersion: 'Upload New Version',
  earlierVersion: 'Earlier version',
  newerVersion: 'Newer version',
  older: 'Older version',
  newestOf: (count: number) => `Newest of ${formatCount(count)} versions`,
  olderOf: (count: number) => `Older one of ${formatCount(count)} versions.`,
  openNewest: 'Open the newest',
  dialog: {
    title: 'Re-scan this document?',
    intro:
      'The same file is analyzed again by the current engine. The new report replaces this one, and the findings that you dismissed stay dismissed. This counts as one analysis.',
    cancel: 'Cancel',
    confirm: 'Start re-scan',
    busy: 'Starting...',
    failure: 'The re-scan could not be started. Please try again.',
  },
  started: 'Re-scan started',
  failed: {
    title: 'The last re-scan failed',
    text: 'The earlier report is shown below.',
  },
  version: {
    title: (name: string) => `New version of ${name}`,
    text: 'It becomes a document of its own; the findings that you dismissed there are dismissed here too.',
    separate: 'Upload it as a separate document instead',
    loading: 'Loading the earlier version',
    failed: {
      title: 'The earlier version could not be loaded',
      text: 'It was deleted, or the server did not answer as expected.',
      separate: 'Upload a separate document',
    },
  },
} as const;
