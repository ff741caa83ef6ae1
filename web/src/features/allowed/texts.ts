import type { DismissalReason } from '@proviso/contracts';

import { formatCount } from '#web/lib/format-count.ts';

/** Every word about values that are allowed in all documents. */
export const texts = {
  title: 'Allowed Values',
  subtitle:
    'What you have said is no problem in any of your documents. It stays in reports and counts for nothing, and cleaned copies leave it alone.',
  list: (count: number, most: number) =>
    `${formatCount(count)} of ${formatCount(most)} allowed values`,
  loading: 'Loading allowed values',
  empty: {
    title: 'No allowed values yet',
    text: 'Where the same false alarm comes again and again, such as your own address or a sample number, dismiss it in a report and choose “In all my documents”. What is to hold under one policy alone, or on the command line, stands in a policy under “allow”.',
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
    text: 'Its findings count again in all your documents, those that you have and those to come.',
    confirm: 'Count it again',
  },
} as const;
