import type { DismissalReason, IssueDecision } from '@proviso/contracts';

import { formatCount } from '#web/lib/format-count.ts';

import { isOfDocument } from './allowed-id.ts';

/** Every word about dismissing findings. */
export const texts = {
  dismiss: 'Dismiss',
  restore: 'Restore',
  of: (typeName: string, location: string) => `${typeName}, ${location}`,
  dismissed: 'Dismissed',
  badge: (decision: IssueDecision) => (isOfDocument(decision) ? texts.dismissed : 'Allowed'),
  decision: (decision: IssueDecision) => {
    if (decision.reason === 'allowed-by-policy') {
      return `Allowed by the policy “${decision.policy}”`;
    }
    const { name } = texts.reasons[decision.reason];
    return decision.allowed === undefined
      ? `Dismissed: ${name}`
      : `Allowed in all your documents: ${name}`;
  },
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
      text: 'It does not matter here.',
    },
  } satisfies Record<DismissalReason, { name: string; text: string }>,
  dialog: {
    title: (typeName: string) => `Dismiss: ${typeName}`,
    intro:
      'What is dismissed stays in the report and no longer counts towards the verdict. That also holds after a re-scan and in a newer version of the document.',
    reason: 'Reason',
    note: 'Note (optional)',
    noteHint: (length: number, limit: number) =>
      `${length} of ${limit} characters. It appears in the downloaded report.`,
    cancel: 'Cancel',
    confirm: (count: number) =>
      count === 1 ? 'Dismiss finding' : `Dismiss ${formatCount(count)} findings`,
    busy: 'Dismissing...',
  },
  everywhere: {
    choice: (count: number) =>
      `In all my documents: never flag ${count === 1 ? 'this value' : 'these values'} again`,
    hint: 'Wherever the same is found as the same type: in documents that you have, and in those to come. Settings list what is allowed.',
    success: (count: number) =>
      count === 1
        ? 'Allowed in all your documents'
        : `${formatCount(count)} findings allowed in all your documents`,
    restoreTitle: (typeName: string) => `Count it again everywhere: ${typeName}?`,
    restoreText:
      'This value is allowed in all your documents. Its findings count again in all of them, not in this one alone. The reason and the note are lost.',
    confirmRestore: 'Count it everywhere',
    restored: 'The value counts again in all your documents',
  },
  /** Of pasted texts, which keep no decisions of their own. */
  value: {
    allow: 'Allow',
    title: (typeName: string) => `Allow everywhere: ${typeName}`,
    intro:
      'Where the same is found as the same type it stays to be seen and counts for nothing: in the texts that you analyze, and in all your documents. Settings list what is allowed.',
    noteHint: (length: number, limit: number) => `${length} of ${limit} characters`,
    confirm: 'Allow value',
    busy: 'Allowing...',
  },
  dismissSuccess: (count: number) =>
    count === 1 ? 'Finding dismissed' : `${formatCount(count)} findings dismissed`,
  restoreSuccess: (count: number) =>
    count === 1 ? 'Finding restored' : `${formatCount(count)} findings restored`,
  together: 'They read the same amid the same words.',
  shown: {
    dismiss: (count: number) => `Dismiss ${formatCount(count)} shown`,
    restore: (count: number) => `Restore ${formatCount(count)} shown`,
    dismissTitle: (count: number) => `Dismiss ${formatCount(count)} findings`,
    restoreTitle: (count: number) => `Restore ${formatCount(count)} findings?`,
    restoreText: 'They count towards the verdict again. Their reasons and notes are lost.',
    confirmRestore: 'Restore',
  },
  failure: 'Your decision was not saved',
  failureDetail: 'Please try again.',
} as const;
