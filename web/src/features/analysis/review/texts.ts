import type { DismissalReason } from '@proviso/contracts';

import { formatCount } from '#web/lib/format-count.ts';

/** Every word about dismissing findings. */
export const texts = {
  dismiss: 'Dismiss',
  restore: 'Restore',
  of: (typeName: string, location: string) => `${typeName}, ${location}`,
  dismissed: 'Dismissed',
  decision: (reason: DismissalReason) => `Dismissed: ${texts.reasons[reason].name}`,
  note: 'Note',
  reasons: {
    'false-alarm': {
      name: 'False alarm',
      text: 'It is not what Proviso takes it for.',
    },
    'accepted-risk': {
      name: 'Accepted risk',
      text: 'It is what it seems, and it may stay.',
    },
    'not-relevant': {
      name: 'Not relevant',
      text: 'It does not matter in this document.',
    },
  } satisfies Record<DismissalReason, { name: string; text: string }>,
  dialog: {
    title: (typeName: string) => `Dismiss: ${typeName}`,
    intro:
      'The finding stays in the report as dismissed and no longer counts towards the verdict. That also holds after a re-scan and in a newer version of the document.',
    reason: 'Reason',
    note: 'Note (optional)',
    noteHint: (length: number, limit: number) =>
      `${length} of ${limit} characters. It appears in the downloaded report.`,
    cancel: 'Cancel',
    confirm: 'Dismiss finding',
    busy: 'Dismissing...',
  },
  dismissSuccess: 'Finding dismissed',
  restoreSuccess: 'Finding restored',
  together: (count: number) =>
    count === 1
      ? undefined
      : `${formatCount(count)} findings that read the same amid the same words.`,
  failure: 'Your decision was not saved',
  partly: (decided: number, asked: number) =>
    `Your decision was saved for ${decided} of ${asked} findings`,
  failureDetail: 'Please try again.',
} as const;
