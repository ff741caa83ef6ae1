import type { ChangeCaveat, ChangeCounts } from '@proviso/contracts';

import { formatCount } from '#web/lib/format-count.ts';

/** Every word about what changed since the version before. */
export const texts = {
  since: 'Since',
  before: 'Since the version before',
  uploaded: (date: string) => `uploaded ${date}`,
  loading: 'Comparing with the version before...',
  failure: 'The version before could not be compared.',
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
    const told = parts.filter(([count]) => count > 0);
    if (told.length === 0) return null;
    return `Dismissed findings are not counted: ${told.map(([count, word]) => `${formatCount(count)} ${word}`).join(', ')}.`;
  },
  caveats: {
    unread: 'Not everything in this version was read: what was not read may look resolved.',
    'previous-unread':
      'Not everything in the version before was read: what was not read then may look new.',
    engine:
      'The version before was analyzed by another version of the engine, which may account for some. A re-scan of it makes them alike.',
    policy:
      'The version before was analyzed under another policy, which may account for some. A re-scan of either makes them alike.',
    'second-reader': 'A language model has not read both alike, which may account for some.',
  } satisfies Record<ChangeCaveat, string>,
  showNew: (count: number) =>
    count === 1 ? 'Show the new finding' : `Show the ${formatCount(count)} new findings`,
  gone: (count: number) => `Findings of the version before that are gone (${formatCount(count)})`,
  goneMore: (count: number) => `and ${formatCount(count)} more, which the report of`,
  goneMoreEnd: 'lists.',
  morePlaces: (count: number) => `${formatCount(count)} more`,
  isNew: 'New',
  someNew: (count: number) => `${formatCount(count)} new`,
  sinceBefore: 'since the version before',
  /** As a mark in the document names a finding. */
  newName: (typeName: string) => `${typeName} (new)`,
  unknown: {
    pending: 'Comparing with the version before...',
    failed: 'Which findings are new is not known: the version before could not be compared.',
  },
} as const;

/** The figures as a sentence or two. */
function summary({ resolved, added, remaining }: ChangeCounts): string {
  if (added > 0) {
    const news = added === 1 ? '1 finding is new.' : `${formatCount(added)} findings are new.`;
    if (resolved > 0) return `${news} ${goneOf(resolved)}`;
    return remaining > 0 ? `${news} None of the version before is gone.` : news;
  }
  if (resolved + remaining === 0) return 'Nothing to settle then, and nothing now.';
  if (resolved === 0) return 'Nothing new, and nothing gone.';
  if (remaining > 0) return `Nothing new. ${goneOf(resolved)}`;
  return `Nothing new. ${resolved === 1 ? 'The one finding of the version before is gone.' : `All ${formatCount(resolved)} findings of the version before are gone.`}`;
}

function goneOf(count: number): string {
  return count === 1
    ? '1 finding of the version before is gone.'
    : `${formatCount(count)} findings of the version before are gone.`;
}
