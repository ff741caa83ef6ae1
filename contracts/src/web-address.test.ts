import { expect, it } from 'vitest';

import { redirectSchema } from './billing.ts';

it('sends nobody to an address that is not one of the web', () => {
  const isAccepted = (url: string) => redirectSchema.safeParse({ url }).success;
  expect(isAccepted('https://checkout.example.com/pay?id=7')).toBe(true);
  expect(isAccepted('http://localhost:3000/billing/7')).toBe(true);
  expect(isAccepted('javascript:alert(1)')).toBe(false);
  expect(isAccepted('data:text/html,x')).toBe(false);
});
