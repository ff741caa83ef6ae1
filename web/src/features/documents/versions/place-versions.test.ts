import type { Document } from '@proviso/contracts';
import { expect, it } from 'vitest';

import { placeVersions } from './place-versions.ts';

function document(id: number, previousId: number | null = null): Document {
  return {
    id,
    name: 'lease.txt',
    type: 'txt',
    size: 1,
    status: 'completed',
    uploadedAt: `2026-11-0${id}T12:00:00.000Z`,
    processingTime: null,
    complianceStatus: null,
    counts: null,
    failure: null,
    previousId,
    originalDeletedAt: null,
  };
}

it('every version of a document knows how many there are and which is the newest', () => {
  const places = placeVersions([document(5, 3), document(4), document(3, 1), document(1)]);
  expect(new Set(places.keys())).toEqual(new Set([1, 3, 5]));
  for (const place of places.values()) expect(place).toEqual({ count: 3, newestId: 5 });
});

it('two newer versions of one document belong together', () => {
  const places = placeVersions([document(1), document(2, 1), document(3, 1)]);
  expect(places.get(2)).toEqual({ count: 3, newestId: 3 });
});

it('a document whose earlier version was deleted stands alone', () => {
  expect(placeVersions([document(2, 1), document(3)]).size).toBe(0);
});
