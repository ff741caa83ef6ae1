import { type Analysis, countDismissed, verdictOf } from '@proviso/contracts';

import { texts } from './texts.ts';

/** The verdict in words; mentions dismissed findings when nothing else raises a flag. */
export function describeVerdict(analysis: Analysis): {
  readonly title: string;
  readonly text: string;
} {
  const verdict = verdictOf(analysis);
  const described = texts.verdicts[verdict];
  const dismissed = countDismissed(analysis.issues);
  return verdict === 'compliant' && dismissed > 0
    ? { ...described, text: texts.nothingElse(dismissed) }
    : described;
}
