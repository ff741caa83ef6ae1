import type { Document } from '@proviso/contracts';
import { describe, expect, it } from 'vitest';

import { applyFilters, filterParameters, isFiltered, parseFilters } from './library-filters.ts';

function document(name: string, status: Document['status'], day: number): Document {
  return {
    id: day,
    name,
    type: 'pdf',
    size: 1,
    status,
    uploadedAt: `2026-11-0${day}T12:00:00.000Z`,
    processingTime: null,
    complianceStatus: null,
    counts: null,
    failure: null,
    previousId: null,
    originalDeletedAt: null,
  };
}

const documents = [
  document('Lease.pdf', 'completed', 2),
  document('contract.pdf', 'failed', 1),
  document('Nda.pdf', 'uploaded', 4),
  document('application.pdf', 'processing', 3),
];

function names(query: string): string[] {
  return applyFilters(documents, parseFilters(new URLSearchParams(query))).map(({ name }) => name);
}

describe('the library', () => {
  it('shows everything, newest first, when the URL has no valid parameters', () => {
    const all = ['Nda.pdf', 'application.pdf', 'Lease.pdf', 'contract.pdf'];
    expect(names('')).toEqual(all);
    expect(names('status=purple&sort=7')).toEqual(all);
  });

  it('finds part of a name regardless of case', () => {
    expect(names('search=LEA')).toEqual(['Lease.pdf']);
    expect(names('search=nothing')).toEqual([]);
  });

  it('counts a waiting document as processing', () => {
    expect(names('status=processing')).toEqual(['Nda.pdf', 'application.pdf']);
    expect(names('status=analyzed')).toEqual(['Lease.pdf']);
    expect(names('status=failed')).toEqual(['contract.pdf']);
  });

  it('sorts by age, and by name regardless of case', () => {
    expect(names('sort=oldest').at(0)).toBe('contract.pdf');
    expect(names('sort=name')).toEqual(['application.pdf', 'contract.pdf', 'Lease.pdf', 'Nda.pdf']);
  });

  it('does not reorder the list it was given', () => {
    names('sort=name');
    expect(documents[0]?.name).toBe('Lease.pdf');
  });
});

describe('the URL of a library view', () => {
  it('round-trips filters and omits defaults', () => {
    const filters = { search: '', status: 'failed', sort: 'name' } as const;
    expect(parseFilters(filterParameters(filters))).toEqual(filters);
    expect(filterParameters(parseFilters(new URLSearchParams())).size).toBe(0);
  });

  it('omits the search text but still reads it from old URLs', () => {
    const filters = { search: 'Jane Roe', status: 'all', sort: 'name' } as const;
    expect(String(filterParameters(filters))).toBe('sort=name');
    expect(parseFilters(new URLSearchParams('search=a+%26+b')).search).toBe('a & b');
  });

  it('is narrowed by a search or a status, but not by sorting', () => {
    const none = parseFilters(new URLSearchParams('sort=name'));
    expect(isFiltered(none)).toBe(false);
    expect(isFiltered({ ...none, search: ' ' })).toBe(false);
    expect(isFiltered({ ...none, search: 'x' })).toBe(true);
    expect(isFiltered({ ...none, status: 'failed' })).toBe(true);
  });
});
