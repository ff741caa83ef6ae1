import { type Analysis, countDismissed, isBlank, verdictOf } from '@proviso/contracts';

import { texts } from './texts.ts';

/**
 * The verdict in words; tells blank documents from unreadable ones, and mentions dismissed findings when nothing else
 * raises a flag.
 */
export function describeVerdict(analysis: Analysis): {
  readonly title: string;
  readonly text: string;
} {
  const verdict = verdictOf(analysis);
  if (verdict === 'unread' && isBlank(analysis.coverage)) return texts.blank;
  const described = texts.verdicts[verdict];
  const dismissed = countDismissed(analysis.issues);
  return verdict === 'compliant' && dismissed > 0
    ? { ...described, text: texts.nothingElse(dismissed) }
    : described;
}
