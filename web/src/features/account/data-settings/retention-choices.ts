import type { Retention } from '@proviso/contracts';

import { texts } from '../settings/texts.ts';

const USUAL = [1, 7, 30, 90, 180, 365];
/** Stands for no choice of one's own; an empty value is none that the control could show. */
export const NO_CHOICE = 'none';

/** What an account can choose: nothing, the usual times within the operator's bound, and what it has chosen. */
export function retentionChoices({ days, maximum }: Retention) {
  const allowed = USUAL.filter((usual) => maximum === null || usual < maximum);
  const all = days === null || allowed.includes(days) ? allowed : [...allowed, days];
  const none = maximum === null ? texts.data.forever : texts.data.longest(maximum);
  return [
    { value: NO_CHOICE, name: none },
    ...all
      .sort((one, other) => one - other)
      .map((choice) => ({ value: String(choice), name: texts.data.days(choice) })),
  ];
}
