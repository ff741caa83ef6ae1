import type { Analysis, Document } from '@proviso/contracts';
import { describe, expect, it } from 'vitest';

import { ApiError } from '#web/lib/api/api-error.ts';

import { documentScreen, type ReadState } from './document-state.ts';

const UNREACHABLE = new TypeError('Failed to fetch');
const idle = { data: undefined, error: null, isFetching: false };
const report = { data: {} as Analysis, error: null, isFetching: false };

function read(status: Document['status']): ReadState<Document> {
  return { ...idle, data: { status } as Document };
}

describe('the detail screen', () => {
  it('shows loading until there is a document or an error', () => {
    expect(documentScreen({ ...idle, isFetching: true }, idle)).toBe('loading');
    expect(documentScreen({ ...idle, error: UNREACHABLE }, idle)).toBe('not-found');
  });

  it('keeps a loaded document when a later read fails', () => {
    expect(documentScreen({ ...read('completed'), error: UNREACHABLE }, report)).toBe('report');
  });

  it.each(['processing', 'completed', 'failed'] as const)(
    'shows not found for a document that was %s and is gone',
    (status) => {
      const gone = { ...read(status), error: new ApiError(404, '{}') };
      expect(documentScreen(gone, report)).toBe('not-found');
    },
  );

  it.each([
    ['uploaded', 'analyzing'],
    ['processing', 'analyzing'],
    ['failed', 'failed'],
  ] as const)('for a document that is %s shows %s, whatever else is known', (status, screen) => {
    expect(documentScreen(read(status), report)).toBe(screen);
  });

  it('shows the report of a completed document as soon as there is one', () => {
    expect(documentScreen(read('completed'), { ...idle, isFetching: true })).toBe('loading');
    expect(documentScreen(read('completed'), report)).toBe('report');
  });

  it('waits for the read after completion before showing that there is no report', () => {
    const pending = { data: null, error: null, isFetching: true };
    expect(documentScreen(read('completed'), pending)).toBe('loading');
    expect(documentScreen(read('completed'), { ...pending, isFetching: false })).toBe(
      'unavailable',
    );
  });

  it('says when the analysis could not be read', () => {
    expect(documentScreen(read('completed'), { ...idle, error: UNREACHABLE })).toBe('timed-out');
  });
});
