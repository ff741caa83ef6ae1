import { describe, expect, it } from 'vitest';

import { ApiError, statusOf } from './api-error.ts';

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
});
