import { describe, expect, it } from 'vitest';

import { ApiError, isLimitReached, reasonOf, statusOf } from './api-error.ts';

describe('a refused call', () => {
  it('says status and body, and knows the code and the sentence of the server', () => {
    const body = '{"code":"documents.empty","message":"The file is empty."}';
    const error = new ApiError(422, body);
    expect(error.message).toBe(`422: ${body}`);
    expect(error.code).toBe('documents.empty');
    expect(error.reason).toBe('The file is empty.');
  });

  it.each(['Bad Gateway', '{}', 'null', '{"code":7,"message":"x"}', ''])(
    'has neither when somebody else has answered (%#)',
    (body) => {
      const error = new ApiError(502, body);
      expect([error.code, error.reason]).toEqual([null, null]);
    },
  );

  it('has a status, other failures have none', () => {
    expect(statusOf(new ApiError(404, ''))).toBe(404);
    expect(statusOf(new TypeError('Failed to fetch'))).toBeNull();
    expect(statusOf(null)).toBeNull();
  });

  it('is told in the words of the server, other failures in words of ours', () => {
    const body = '{"code":"documents.empty","message":"The file is empty."}';
    expect(reasonOf(new ApiError(422, body), 'Try again.')).toBe('The file is empty.');
    expect(reasonOf(new ApiError(502, 'Bad Gateway'), 'Try again.')).toBe('Try again.');
    expect(reasonOf(new TypeError('Failed to fetch'), 'Try again.')).toBe('Try again.');
  });

  it('may be one because the allowance is used up', () => {
    expect(isLimitReached(new ApiError(402, ''))).toBe(true);
    expect(isLimitReached(new ApiError(403, ''))).toBe(false);
    expect(isLimitReached(new Error('402'))).toBe(false);
  });
});
