import { beforeEach, expect, it, vi } from 'vitest';

import { announce, currentAnnouncements } from './announcements.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const texts = () => currentAnnouncements().map(({ text }) => text);

it('announcements at the same time are all made, each once, and go away again', () => {
  announce('Loading documents');
  announce('Usage limit reached');
  announce('Loading documents');
  expect(texts()).toEqual(['Usage limit reached', 'Loading documents']);
  vi.advanceTimersByTime(1000);
  expect(texts()).toEqual([]);
});

it('a repeated announcement is a new one, so that it is said again, for its whole time', () => {
  announce('Preparing');
  const [first] = currentAnnouncements();
  vi.advanceTimersByTime(600);
  announce('Preparing');
  expect(currentAnnouncements()[0]?.id).not.toBe(first?.id);
  vi.advanceTimersByTime(600);
  expect(texts()).toEqual(['Preparing']);
  vi.advanceTimersByTime(400);
  expect(texts()).toEqual([]);
});

it('the same text may be said politely and at once', () => {
  announce('Preparing');
  announce('Preparing', 'assertive');
  expect(currentAnnouncements().map(({ urgency }) => urgency)).toEqual(['polite', 'assertive']);
});
