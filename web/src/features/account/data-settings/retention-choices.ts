import type { Retention } from '@proviso/contracts';

import { texts } from '../settings/texts.ts';

const USUAL = [1, 7, 30, 90, 180, 365];
/** Stands for no personal choice; the control cannot show an empty value. */
export const NO_CHOICE = 'none';

/** The options for an account: none, the usual periods within the operator's limit, and its current choice. */
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
