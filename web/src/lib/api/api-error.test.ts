import { errorBodySchema } from '@proviso/contracts';
import { describe, expect, it } from 'vitest';

import { parseAnswer } from './api-client.ts';
import {
  ApiError,
  isLimitReached,
  isNetworkError,
  reasonOf,
  statusOf,
  UnreadableAnswerError,
} from './api-error.ts';

describe('an API error', () => {
  it("has the status and body as its message, and the server's code and reason", () => {
    const body = '{"code":"documents.empty","message":"The file is empty."}';
    const error = new ApiError(422, body);
    expect(error.message).toBe(`422: ${body}`);
    expect(error.code).toBe('documents.empty');
    expect(error.reason).toBe('The file is empty.');
  });

  it.each(['Bad Gateway', '{}', 'null', '{"code":7,"message":"x"}', ''])(
    "has no code or reason when the body is not in the server's format (%#)",
    (body) => {
      const error = new ApiError(502, body);
      expect([error.code, error.reason]).toEqual([null, null]);
    },
  );

  it('has a status, unlike other errors', () => {
    expect(statusOf(new ApiError(404, ''))).toBe(404);
    expect(statusOf(new TypeError('Failed to fetch'))).toBeNull();
    expect(statusOf(null)).toBeNull();
  });

  it("is described by the server's reason, or a fallback message without one", () => {
    const body = '{"code":"documents.empty","message":"The file is empty."}';
    expect(reasonOf(new ApiError(422, body), 'Try again.')).toBe('The file is empty.');
    expect(reasonOf(new ApiError(502, 'Bad Gateway'), 'Try again.')).toBe('Try again.');
    expect(reasonOf(new TypeError('Failed to fetch'), 'Try again.')).toBe('Try again.');
  });

  it('with status 402 means that the limit is reached', () => {
    expect(isLimitReached(new ApiError(402, ''))).toBe(true);
    expect(isLimitReached(new ApiError(403, ''))).toBe(false);
    expect(isLimitReached(new Error('402'))).toBe(false);
  });
});

describe('an answer that this page does not understand', () => {
  it.each(['{"code":7}', '<!doctype html><title>Proviso</title>', ''])(
    'is no lost connection, and reloading is what helps (%#)',
    (body) => {
      expect(() => parseAnswer(body, errorBodySchema)).toThrow(UnreadableAnswerError);
    },
  );

  it('is described as such, whatever was asked for', () => {
    const error = new UnreadableAnswerError(new Error('code: expected string'));
    expect(isNetworkError(error)).toBe(false);
    expect(reasonOf(error, 'Try again.')).toMatch(/Please reload the page\.$/u);
  });
});
