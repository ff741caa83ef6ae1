import { expect, it } from 'vitest';

import { adviceOn } from './failed-document.ts';

const failed = (code: string) => ({ failure: { code, message: 'It failed.' } });

it('a failed document has advice once: in its failure, or beside it', () => {
  expect(adviceOn(failed('documents.encrypted'))).toBeNull();
  expect(adviceOn(failed('documents.corrupt'))).toMatch(/^Please upload the document again/);
  expect(adviceOn({ failure: null })).toMatch(/^Please upload/);
});
