import { describe, expect, it } from 'vitest';

import { ApiError } from '#web/lib/api-error.ts';

import { uploadErrorMessage } from './upload-error.ts';
import { shownPercent } from './upload-progress.ts';

describe('a failed upload', () => {
  it.each([
    [new ApiError(500, '{}'), 'Server error occurred. Please try again later.'],
    [new ApiError(503, ''), 'Server error occurred. Please try again later.'],
    [new ApiError(404, ''), 'Upload service not found. Please contact support.'],
    [new TypeError('Failed'), 'Network error. Please check your connection.'],
    [
      new ApiError(422, '{"code":"documents.empty","message":"The file is empty."}'),
      'The file is empty.',
    ],
    [new ApiError(400, 'what?'), 'Upload failed. Please try again.'],
    [new Error('the number 500 and the word network'), 'Upload failed. Please try again.'],
  ])('says why, by its status and never by searching a message (%#)', (error, message) => {
    expect(uploadErrorMessage(error)).toBe(message);
  });
});

describe('the progress of an upload', () => {
  it.each([
    [0, 200, 0],
    [1, 200, 0],
    [100, 200, 50],
    [199, 200, 90],
    [200, 200, 90],
    [0, 0, 0],
  ])('after %i of %i bytes is %i percent', (sent, total, percent) => {
    expect(shownPercent({ sent, total })).toBe(percent);
  });
});
