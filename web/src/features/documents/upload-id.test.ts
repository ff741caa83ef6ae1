import { expect, it } from 'vitest';

import { forgetUploadId, uploadIdOf } from './upload-id.ts';

const letter = () => new File(['Dear all'], 'letter.txt');

it('a file that is sent again after a lost answer keeps its id, so that the server accepts it once', () => {
  const file = letter();
  const id = uploadIdOf(file);
  expect(id).toMatch(/^[\w-]{16,64}$/);
  expect(uploadIdOf(file)).toBe(id);
  expect(uploadIdOf(letter())).not.toBe(id);
});

it('a file that was accepted gets another id, because uploading it again is meant', () => {
  const file = letter();
  const id = uploadIdOf(file);
  forgetUploadId(file);
  expect(uploadIdOf(file)).not.toBe(id);
});
