import { describe, expect, it } from 'vitest';

import {
  formatDate,
  formatMoment,
  formatRelativeTime,
  formatUtcDate,
  formatZonedMoment,
} from './format-date.ts';
import { formatProcessingTime } from './format-processing-time.ts';
import { formatKilobytes, formatSize } from './format-size.ts';

describe('a size', () => {
  it.each([
    [0, '0 B'],
    [1023, '1023 B'],
    [1024, '1 KB'],
    [1024 * 1024 - 1, '1024 KB'],
    [1024 * 1024, '1.0 MB'],
    [10 * 1024 * 1024, '10.0 MB'],
  ])('of %i bytes reads %s on the upload page', (bytes, text) => {
    expect(formatSize(bytes)).toBe(text);
  });

  it('is in kilobytes with one decimal in the library', () => {
    expect(formatKilobytes(1536)).toBe('1.5 KB');
    expect(formatKilobytes(0)).toBe('0.0 KB');
    expect(formatKilobytes(10_485_760)).toBe('10,240.0 KB');
  });
});

describe('a processing time', () => {
  it.each([
    [null, 'Processing time unavailable'],
    [0, '0ms'],
    [999.4, '999ms'],
    [999.6, '1.0s'],
    [1000, '1.0s'],
    [12_345, '12.3s'],
  ])('of %s milliseconds reads %s', (milliseconds, text) => {
    expect(formatProcessingTime(milliseconds)).toBe(text);
  });
});

describe('a date', () => {
  const now = Date.parse('2026-11-21T12:00:00.000Z');

  it.each([
    ['2026-11-21T11:59:55.000Z', 'just now'],
    ['2026-11-21T12:00:05.000Z', 'just now'],
    ['2026-11-21T11:59:20.000Z', '40 seconds ago'],
    ['2026-11-21T11:58:01.000Z', '1 minute ago'],
    ['2026-11-21T09:00:00.000Z', '3 hours ago'],
    ['2026-11-20T11:00:00.000Z', 'yesterday'],
    ['2026-11-01T12:00:00.000Z', '20 days ago'],
    ['2026-09-01T12:00:00.000Z', '2 months ago'],
    ['2020-11-21T12:00:00.000Z', '5 years ago'],
  ])('such as %s reads %s', (value, text) => {
    expect(formatRelativeTime(value, now)).toBe(text);
  });

  it('that is invalid shows a fallback text', () => {
    expect(formatDate('never')).toBe('Date unavailable');
    expect(formatDate('', 'Unknown date')).toBe('Unknown date');
    expect(formatMoment('never')).toBe('Date unavailable');
    expect(formatZonedMoment('never')).toBe('Date unavailable');
    expect(formatRelativeTime('never', now)).toBe('Date unavailable');
  });

  it('names its time zone where it is shown exactly', () => {
    const zone = new Intl.DateTimeFormat('en', { timeZoneName: 'short' })
      .formatToParts(Date.parse('2026-11-21T12:34:00.000Z'))
      .find(({ type }) => type === 'timeZoneName')?.value;
    const moment = formatZonedMoment('2026-11-21T12:34:00.000Z');
    expect(moment).toMatch(/^Nov 2[012], 2026, \d{1,2}:\d\d\s[AP]M /u);
    expect(moment.endsWith(` ${zone}`)).toBe(true);
  });

  it('is formatted as month, day and year', () => {
    expect(formatDate('2026-11-21T12:00:00.000Z')).toBe('Nov 21, 2026');
    expect(formatUtcDate('2026-12-01T00:00:00.000Z')).toBe('Dec 1, 2026');
  });
});
