import { formatCount } from '#web/lib/format/format-count.ts';

import { texts as uploadTexts } from '../texts.ts';
import type { QueueEntry, StopReason } from './upload-queue.ts';

/** All texts about uploading several files. */
export const texts = {
  several: 'Upload several',
  severalHint: 'One after the other; each counts as one analysis.',
  list: 'Files to upload',
  states: {
    waiting: 'Waiting',
    uploading: 'Uploading...',
    accepted: 'Uploaded, analysis started',
    refused: 'Not uploaded',
    cancelled: 'Canceled',
  } satisfies Record<QueueEntry['state'], string>,
  analyzed: 'Analyzed',
  unread: 'Analyzed, but nothing in it could be read',
  blank: 'Analyzed, but it seems to be blank',
  failed: 'Analysis Failed',
  failedBecause: (reason: string) => `Analysis Failed: ${reason}`,
  progress: (name: string) => `Upload progress of ${name}`,
  cancel: (name: string) => `Cancel ${name}`,
  remove: (name: string) => `Remove ${name}`,
  retry: (name: string) => `Try ${name} again`,
  retryFailed: 'The analysis was not started',
  start: (count: number) => `Upload ${formatCount(count)} ${count === 1 ? 'file' : 'files'}`,
  running: 'Uploading...',
  tooMany: 'Not enough analyses are left for all of these files',
  tooManyDetail: (waiting: number, remaining: number) => {
    const left = `${formatCount(remaining)} ${remaining === 1 ? 'analysis is' : 'analyses are'} left for ${formatCount(waiting)} files`;
    return `${left}: they are used from the top, and the other files stay in this list. Remove those that can wait.`;
  },
  clear: 'Clear Finished',
  finished: 'Uploads finished',
  stopped: 'Uploads stopped',
  counts: (accepted: number, all: number) => `${accepted} of ${all} accepted`,
  stops: {
    limit: {
      title: 'Usage Limit Reached',
      detail: (waiting: number) =>
        `The uploads were stopped because no analysis is left. ${notSent(waiting)}`,
      outcome: (counts: string) => `No analysis is left: ${counts}.`,
    },
    network: {
      title: uploadTexts.upload.errors.network,
      detail: (waiting: number) =>
        `The uploads were stopped because the server was not reached. ${notSent(waiting)}`,
      outcome: (counts: string) => `The server was not reached: ${counts}.`,
    },
  } satisfies Record<StopReason, unknown>,
} as const;

function notSent(waiting: number): string {
  return `${formatCount(waiting)} ${waiting === 1 ? 'file was' : 'files were'} not sent.`;
}
