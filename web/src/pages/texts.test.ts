import { TRIAL_DAYS } from '@proviso/contracts';
import { expect, it } from 'vitest';

import { texts as landing } from '#web/pages/landing/landing-texts.ts';

import { texts } from './texts.ts';

// Visitors' pages do not load the contracts for one number.
it('the trial that visitors are promised is as long as the one that is sold', () => {
  expect(landing.trialDetail).toBe(`${TRIAL_DAYS} days`);
  expect(texts.signup.trial).toBe(`Free ${TRIAL_DAYS}-day trial`);
});
