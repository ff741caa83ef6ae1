import { expect, it } from 'vitest';

import { createReadingCache } from './reading-cache.ts';

const subject = (analysis = '{}', originalDeletedAt: string | null = null) => ({
  document: { id: 7, uploadedAt: '2026-11-20T08:00:00.000Z', originalDeletedAt },
  analysis: Buffer.from(analysis),
});

function countedReading() {
  let times = 0;
  return { read: async () => Buffer.from(`reading ${++times}`), times: () => times };
}

it('a costly reading is cached for the same findings, and repeated for different ones', async () => {
  const readingCache = createReadingCache({ worthCachingMs: 0 });
  const { read } = countedReading();
  expect(String(await readingCache.getOrRead(subject(), read))).toBe('reading 1');
  expect(String(await readingCache.getOrRead(subject(), read))).toBe('reading 1');
  expect(String(await readingCache.getOrRead(subject('{"issues":[]}'), read))).toBe('reading 2');
});

it('a cached reading is not returned once the file has been deleted, even by another process', async () => {
  const readingCache = createReadingCache({ worthCachingMs: 0 });
  await readingCache.getOrRead(subject(), countedReading().read);
  const gone = () => Promise.reject(new Error('gone'));
  const deleted = subject('{}', '2026-11-21T08:00:00.000Z');
  await expect(readingCache.getOrRead(deleted, gone)).rejects.toThrow('gone');
});

it('a cheap reading is not cached', async () => {
  const readingCache = createReadingCache();
  const { read } = countedReading();
  await readingCache.getOrRead(subject(), read);
  expect(String(await readingCache.getOrRead(subject(), read))).toBe('reading 2');
});

it('no reading of a deleted document is cached, even if it was in progress at the deletion', async () => {
  const readingCache = createReadingCache({ worthCachingMs: 0 });
  const { read, times } = countedReading();
  await readingCache.getOrRead(subject(), read);
  readingCache.forget(7);
  await readingCache.getOrRead(subject(), async () => {
    readingCache.forget(7);
    return read();
  });
  await readingCache.getOrRead(subject(), read);
  expect(times()).toBe(3);
});

it('a failed reading is retried', async () => {
  const readingCache = createReadingCache({ worthCachingMs: 0 });
  const failing = readingCache.getOrRead(subject(), () => Promise.reject(new Error('unreadable')));
  await expect(failing).rejects.toThrow('unreadable');
  expect(String(await readingCache.getOrRead(subject(), countedReading().read))).toBe('reading 1');
});
