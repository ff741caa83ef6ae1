import { afterEach, describe, expect, it } from 'vitest';

import { setAccessTokenSource } from '#web/lib/api/access-token.ts';
import { ApiError, UnreadableAnswerError } from '#web/lib/api/api-error.ts';

import { uploadDocument } from './api/upload-document.ts';
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
    [
      new UnreadableAnswerError(null),
      'This page does not understand the answer of the server, which may have been updated. Please reload the page.',
    ],
    [
      new ApiError(413, '<html>413 Request Entity Too Large</html>'),
      'The file is larger than this server or its proxy accepts.',
    ],
    [new ApiError(400, 'what?'), 'Upload failed. Please try again.'],
    [new Error('the number 500 and the word network'), 'Upload failed. Please try again.'],
  ])(
    'gets its message from the status or server response, not from the error text (%#)',
    (error, message) => {
      expect(uploadErrorMessage(error)).toBe(message);
    },
  );
});

describe('an upload', () => {
  afterEach(() => setAccessTokenSource(async () => null));

  it('that is canceled while waiting for the access token is never sent', async () => {
    const cancellation = new AbortController();
    setAccessTokenSource(async () => {
      cancellation.abort();
      return 'a token';
    });
    const upload = uploadDocument({
      file: new File(['Dear all'], 'letter.txt'),
      userId: 1,
      policy: 'general',
      previousId: null,
      signal: cancellation.signal,
      onBytesSent: () => undefined,
    });
    await expect(upload).rejects.toMatchObject({ name: 'AbortError' });
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
