import { expect, it } from 'vitest';

import { createRecentReadings } from './recent-readings.ts';

const subject = (analysis = '{}', originalDeletedAt: string | null = null) => ({
  document: { id: 7, uploadedAt: '2026-11-20T08:00:00.000Z', originalDeletedAt },
  analysis: Buffer.from(analysis),
});

function countedReading() {
  let times = 0;
  return { read: async () => Buffer.from(`reading ${++times}`), times: () => times };
}

it('a costly reading is cached for the same findings, and repeated for different ones', async () => {
  const readings = createRecentReadings({ costlyMs: 0 });
  const { read } = countedReading();
  expect(String(await readings.recall(subject(), read))).toBe('reading 1');
  expect(String(await readings.recall(subject(), read))).toBe('reading 1');
  expect(String(await readings.recall(subject('{"issues":[]}'), read))).toBe('reading 2');
});

it('a cached reading is not returned once the file has been deleted, even by another process', async () => {
  const readings = createRecentReadings({ costlyMs: 0 });
  await readings.recall(subject(), countedReading().read);
  const gone = () => Promise.reject(new Error('gone'));
  const deleted = subject('{}', '2026-11-21T08:00:00.000Z');
  await expect(readings.recall(deleted, gone)).rejects.toThrow('gone');
});

it('a cheap reading is not cached', async () => {
  const readings = createRecentReadings();
  const { read } = countedReading();
  await readings.recall(subject(), read);
  expect(String(await readings.recall(subject(), read))).toBe('reading 2');
});

it('no reading of a deleted document is cached, even if it was in progress at the deletion', async () => {
  const readings = createRecentReadings({ costlyMs: 0 });
  const { read, times } = countedReading();
  await readings.recall(subject(), read);
  readings.forget(7);
  await readings.recall(subject(), async () => {
    readings.forget(7);
    return read();
  });
  await readings.recall(subject(), read);
  expect(times()).toBe(3);
});

it('a failed reading is retried', async () => {
  const readings = createRecentReadings({ costlyMs: 0 });
  const failing = readings.recall(subject(), () => Promise.reject(new Error('unreadable')));
  await expect(failing).rejects.toThrow('unreadable');
  expect(String(await readings.recall(subject(), countedReading().read))).toBe('reading 1');
});
