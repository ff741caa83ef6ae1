import { formatCount } from '#web/lib/format/format-count.ts';

/** All texts about selecting and deleting documents. */
export const texts = {
  select: (name: string) => `Select ${name}`,
  selectAll: 'Select all',
  bar: 'Selected documents',
  selected: (count: number) => `${formatCount(count)} selected`,
  clear: 'Clear selection',
  delete: 'Delete',
  dialog: {
    title: (count: number) =>
      count === 1 ? 'Delete this document?' : `Delete ${formatCount(count)} documents?`,
    consequence: (count: number) =>
      count === 1
        ? 'The file, its findings, your decisions about them and the proofs of its cleaned copies are removed from this server at once. This cannot be undone. The analysis still counts toward your allowance.'
        : 'The files, their findings, your decisions about them and the proofs of their cleaned copies are removed from this server at once. This cannot be undone. The analyses still count toward your allowance.',
    more: (count: number) => `and ${formatCount(count)} more`,
    cancel: 'Cancel',
    confirm: (count: number) =>
      count === 1 ? 'Delete document' : `Delete ${formatCount(count)} documents`,
    busy: (done: number, count: number) =>
      count === 1
        ? 'Deleting...'
        : `Deleting ${formatCount(Math.min(done + 1, count))} of ${formatCount(count)}...`,
    failed: (count: number) =>
      count === 1
        ? 'This document could not be deleted. Please try again.'
        : `These ${formatCount(count)} documents could not be deleted. Please try again.`,
  },
  success: (count: number) =>
    count === 1 ? 'Document deleted' : `${formatCount(count)} documents deleted`,
  cancelled: (deleted: number, all: number) =>
    deleted === 0 ? 'Nothing was deleted' : `${deleted} of ${all} documents deleted`,
} as const;
