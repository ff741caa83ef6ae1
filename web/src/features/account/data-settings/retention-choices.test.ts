import { describe, expect, it } from 'vitest';

import { countOlderFiles, isShorter } from './retention-choices.ts';

describe('a new period for uploaded files', () => {
  it('is shorter when files would be deleted earlier than now', () => {
    expect(isShorter(1, { days: null, maximum: null })).toBe(true);
    expect(isShorter(7, { days: 30, maximum: null })).toBe(true);
    expect(isShorter(30, { days: null, maximum: 60 })).toBe(true);
  });

  it('is not shorter when they would be kept as long or longer', () => {
    expect(isShorter(null, { days: 30, maximum: null })).toBe(false);
    expect(isShorter(90, { days: 30, maximum: null })).toBe(false);
    expect(isShorter(null, { days: 60, maximum: 60 })).toBe(false);
    // An earlier choice above the limit that the operator has set since does not keep files longer.
    expect(isShorter(null, { days: 365, maximum: 60 })).toBe(false);
  });

  it('names the files that are older already, except those that are gone', () => {
    const now = Date.parse('2026-11-30T12:00:00.000Z');
    const fileOf = (uploadedAt: string, originalDeletedAt: string | null = null) => ({
      uploadedAt,
      originalDeletedAt,
    });
    const files = [
      fileOf('2026-11-30T11:00:00.000Z'),
      fileOf('2026-11-29T12:00:00.000Z'),
      fileOf('2026-10-01T12:00:00.000Z'),
      fileOf('2026-09-01T12:00:00.000Z', '2026-10-01T12:00:00.000Z'),
    ];
    expect(countOlderFiles(files, 1, now)).toBe(2);
    expect(countOlderFiles(files, 30, now)).toBe(1);
  });
});
