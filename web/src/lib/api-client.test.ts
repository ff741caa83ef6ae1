import { describe, expect, it } from 'vitest';

import { withParameters } from './api-client.ts';

describe('the address of a call', () => {
  it('carries the parameters that have a value', () => {
    const parameters = { userId: 7, search: 'a & b', page: null, sort: undefined, all: false };
    expect(withParameters('/api/documents', parameters)).toBe(
      '/api/documents?userId=7&search=a+%26+b&all=false',
    );
  });

  it('has no question mark without them', () => {
    expect(withParameters('/api/documents')).toBe('/api/documents');
    expect(withParameters('/api/documents', { page: null })).toBe('/api/documents');
  });
});
