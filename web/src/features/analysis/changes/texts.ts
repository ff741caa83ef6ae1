import type { ChangeCaveat, ChangeCounts } from '@proviso/contracts';

import { formatCount } from '#web/lib/format/format-count.ts';

/** All texts about changes since the previous version. */
export const texts = {
  since: 'Since',
  before: 'Since the previous version',
  uploaded: (date: string) => `uploaded ${date}`,
  loading: 'Comparing with the previous version...',
  failure: 'The previous version could not be compared.',
  retry: 'Try again',
  errors: {
    missing: 'Document not found.',
    server: 'Server error while comparing.',
    other: (status: number) => `Failed to compare (${status}).`,
    network: 'Network error. Please check your connection.',
  },
  figures: { resolved: 'Resolved', added: 'New', remaining: 'Still there' },
  summary,
  dismissed: ({ resolved, added, remaining }: ChangeCounts['dismissed']) => {
    const parts = [
      [resolved, 'gone'],
      [added, 'new'],
      [remaining, 'still there'],
    ] as const;
    const shown = parts.filter(([count]) => count > 0);
    if (shown.length === 0) return null;
    return `Dismissed findings are not counted: ${shown.map(([count, word]) => `${formatCount(count)} ${word}`).join(', ')}.`;
  },
  caveats: {
    unread: 'Not everything in this version was read: what was not read may look resolved.',
    'previous-unread':
      'Not everything in the previous version was read: what was not read then may look new.',
    engine:
      'The previous version was analyzed by a different version of the engine, which may explain some differences. Re-scan it to compare like with like.',
    policy:
      'The previous version was analyzed under a different policy, which may explain some differences. Re-scan either one to compare like with like.',
    'second-reader':
      'A language model did not read both versions alike, which may explain some differences.',
  } satisfies Record<ChangeCaveat, string>,
  showNew: (count: number) =>
    count === 1 ? 'Show the new finding' : `Show the ${formatCount(count)} new findings`,
  gone: (count: number) => `Findings of the previous version that are gone (${formatCount(count)})`,
  goneMore: (count: number) => `and ${formatCount(count)} more, which the report of`,
  goneMoreEnd: 'lists.',
  morePlaces: (count: number) => `${formatCount(count)} more`,
  isNew: 'New',
  someNew: (count: number) => `${formatCount(count)} new`,
  sinceBefore: 'since the previous version',
  /** The finding's name in a mark in the document. */
  newName: (typeName: string) => `${typeName} (new)`,
  unknown: {
    pending: 'Comparing with the previous version...',
    failed: 'Which findings are new is not known: the previous version could not be compared.',
  },
} as const;

/** The figures in one or two sentences. */
function summary({ resolved, added, remaining }: ChangeCounts): string {
  if (added > 0) {
    const addedSentence =
      added === 1 ? '1 finding is new.' : `${formatCount(added)} findings are new.`;
    if (resolved > 0) return `${addedSentence} ${resolvedSentence(resolved)}`;
    return remaining > 0
      ? `${addedSentence} None from the previous version is gone.`
      : addedSentence;
  }
  if (resolved + remaining === 0) return 'Nothing was found then, and nothing now.';
  if (resolved === 0) return 'Nothing new, and nothing gone.';
  if (remaining > 0) return `Nothing new. ${resolvedSentence(resolved)}`;
  return `Nothing new. ${resolved === 1 ? 'The one finding of the previous version is gone.' : `All ${formatCount(resolved)} findings of the previous version are gone.`}`;
}

function resolvedSentence(count: number): string {
  return count === 1
    ? '1 finding of the previous version is gone.'
    : `${formatCount(count)} findings of the previous version are gone.`;
}
