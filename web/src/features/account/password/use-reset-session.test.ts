import { expect, it } from 'vitest';

import { hasRecentMailStep } from './use-reset-session.ts';

it('offers a reset only for as long as the auth service grants it', () => {
  const minutes = (count: number) => count * 60;
  const opened = { method: 'recovery', timestamp: 1_000_000 };
  const at = (seconds: number) => (opened.timestamp + seconds) * 1000;
  expect(hasRecentMailStep([opened], at(minutes(59)))).toBe(true);
  expect(hasRecentMailStep([opened], at(minutes(61)))).toBe(false);
  expect(hasRecentMailStep([{ ...opened, method: 'password' }], at(0))).toBe(false);
});
