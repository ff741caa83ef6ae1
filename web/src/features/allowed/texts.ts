import type { DismissalReason } from '@proviso/contracts';

import { formatCount } from '#web/lib/format/format-count.ts';

/** All texts about values that are allowed in all documents. */
export const texts = {
  title: 'Allowed Values',
  subtitle:
    'Values that you have said are no problem in any of your documents. They stay visible in reports but do not count, and cleaned copies leave them alone.',
  list: (count: number, most: number) =>
    `${formatCount(count)} of ${formatCount(most)} allowed values`,
  loading: 'Loading allowed values',
  empty: {
    title: 'No allowed values yet',
    text: 'When the same false alarm keeps coming back, such as your own address or a sample number, dismiss it in a report and choose “In all my documents”. To allow a value under one policy only, or on the command line, list it in a policy under “allow”.',
    policies: 'Write a policy',
  },
  reasons: {
    'false-alarm': 'False alarm',
    'accepted-risk': 'Accepted risk',
    'not-relevant': 'Not relevant',
  } satisfies Record<DismissalReason, string>,
  allowed: 'Allowed',
  remove: 'Remove',
  removeOf: (typeName: string, excerpt: string) => `Remove ${typeName} ${excerpt}`,
  removed: 'The value counts again',
  dialog: {
    title: (typeName: string) => `Count this value again: ${typeName}?`,
    text: 'Its findings will count again in all your documents, existing and future.',
    confirm: 'Count it again',
  },
} as const;
