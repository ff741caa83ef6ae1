import { describe, expect, it } from 'vitest';

import { withParameters } from './api-client.ts';

describe('a request URL', () => {
  it('includes parameters that have a value', () => {
    const parameters = { userId: 7, search: 'a & b', page: null, sort: undefined, all: false };
    expect(withParameters('/api/documents', parameters)).toBe(
      '/api/documents?userId=7&search=a+%26+b&all=false',
    );
  });

  it('has no question mark without parameters', () => {
    expect(withParameters('/api/documents')).toBe('/api/documents');
    expect(withParameters('/api/documents', { page: null })).toBe('/api/documents');
  });
});
