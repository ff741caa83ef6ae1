import type { DismissalReason, IssueDecision } from '@proviso/contracts';

import { formatCount } from '#web/lib/format/format-count.ts';

import { isOfDocument } from './allowed-id.ts';

/** All texts about dismissing findings. */
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
      text: 'It is not what Proviso says it is.',
    },
    'accepted-risk': {
      name: 'Accepted risk',
      text: 'It is a real finding, and it may stay.',
    },
    'not-relevant': {
      name: 'Not relevant',
      text: 'It does not matter here.',
    },
  } satisfies Record<DismissalReason, { name: string; text: string }>,
  dialog: {
    title: (typeName: string) => `Dismiss: ${typeName}`,
    intro:
      'A dismissed finding stays in the report but no longer counts toward the verdict. This also applies after a re-scan and in newer versions of the document.',
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
    hint: 'Applies wherever the same value is found as the same type, in existing and future documents. Allowed values are listed in the settings.',
    success: (count: number) =>
      count === 1
        ? 'Allowed in all your documents'
        : `${formatCount(count)} findings allowed in all your documents`,
    restoreTitle: (typeName: string) => `Count it again everywhere: ${typeName}?`,
    restoreText:
      'This value is allowed in all your documents. Its findings will count again in all of them, not only in this one. The reason and the note are lost.',
    confirmRestore: 'Count it everywhere',
    restored: 'The value counts again in all your documents',
  },
  /** For pasted texts, which store no decisions of their own. */
  value: {
    allow: 'Allow',
    title: (typeName: string) => `Allow everywhere: ${typeName}`,
    intro:
      'Wherever the same value is found as the same type, it stays visible but does not count: in the texts that you analyze and in all your documents. Allowed values are listed in the settings.',
    noteHint: (length: number, limit: number) => `${length} of ${limit} characters`,
    confirm: 'Allow value',
    busy: 'Allowing...',
  },
  dismissSuccess: (count: number) =>
    count === 1 ? 'Finding dismissed' : `${formatCount(count)} findings dismissed`,
  restoreSuccess: (count: number) =>
    count === 1 ? 'Finding restored' : `${formatCount(count)} findings restored`,
  together: 'They have the same wording in the same context.',
  shown: {
    dismiss: (count: number) => `Dismiss ${formatCount(count)} shown`,
    restore: (count: number) => `Restore ${formatCount(count)} shown`,
    dismissTitle: (count: number) => `Dismiss ${formatCount(count)} findings`,
    restoreTitle: (count: number) => `Restore ${formatCount(count)} findings?`,
    restoreText: 'They count toward the verdict again. Their reasons and notes are lost.',
    confirmRestore: 'Restore',
  },
  failure: 'Your decision was not saved',
  failureDetail: 'Please try again.',
  failureNetwork: 'Network error. Please check your connection.',
} as const;
