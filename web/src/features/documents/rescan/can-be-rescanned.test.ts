import { expect, it } from 'vitest';

import { canBeRescanned } from './can-be-rescanned.ts';

const failed = (code: string) =>
  ({ status: 'failed', failure: { code, message: 'It failed.' } }) as const;

it('a re-scan is offered only where it can help', () => {
  expect(canBeRescanned(failed('documents.encrypted'))).toBe(false);
  expect(canBeRescanned(failed('documents.corrupt'))).toBe(false);
  expect(canBeRescanned(failed('analysis.busy'))).toBe(true);
  expect(canBeRescanned(failed('documents.too_complex'))).toBe(true);
  expect(canBeRescanned({ status: 'completed', failure: null })).toBe(true);
});
