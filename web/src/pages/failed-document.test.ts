import { expect, it } from 'vitest';

import { adviceOn, canBeRescanned } from './failed-document.ts';

const failed = (code: string) =>
  ({ status: 'failed', failure: { code, message: 'It failed.' } }) as const;

it('a failed document has advice once: in its failure, or beside it', () => {
  expect(adviceOn(failed('documents.encrypted'))).toBeNull();
  expect(adviceOn(failed('documents.corrupt'))).toMatch(/^Please upload the document again/);
  expect(adviceOn({ status: 'failed', failure: null })).toMatch(/^Please upload/);
});

it('a re-scan is offered only where it can help', () => {
  expect(canBeRescanned(failed('documents.encrypted'))).toBe(false);
  expect(canBeRescanned(failed('documents.corrupt'))).toBe(false);
  expect(canBeRescanned(failed('analysis.busy'))).toBe(true);
  expect(canBeRescanned(failed('documents.too_complex'))).toBe(true);
  expect(canBeRescanned({ status: 'completed', failure: null })).toBe(true);
});
