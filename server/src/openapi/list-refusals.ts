import { keyInvalid, keyNotAssured } from '#server/features/api-keys/index.ts';
import {
  crossSite,
  keyNotAccepted,
  keyReadsOnly,
  mediaTypeUnsupported,
  profileRequired,
  requestInvalid,
  requestMalformed,
  requestTooLarge,
  sessionRequired,
  tooManyRequests,
} from '#server/http/errors.ts';
import { isReading, onlyReads } from '#server/http/write-guard.ts';
import type { Refusal } from '#server/refusals/refusal.ts';
import {
  secondFactorRequired,
  sessionInvalid,
  sessionUncheckable,
} from '#server/refusals/session-refusals.ts';

import type { PlacedOperation } from './operations.ts';

const MINUTE_MS = 60_000;

/** Every refusal an operation may answer with: its own, and those of its place in the API. */
export function listRefusals(operation: PlacedOperation): readonly Refusal[] {
  const { refusals = [], query, body } = operation;
  const isChecked = query !== undefined || body !== undefined;
  const all = [
    requestMalformed(),
    ...(isChecked ? [requestInvalid(undefined)] : []),
    ...listOfDoor(operation),
    ...(isReading(operation) ? [] : [crossSite(), requestTooLarge(), mediaTypeUnsupported()]),
    tooManyRequests(MINUTE_MS),
    ...refusals,
  ];
  return [...new Map(all.map((refusal) => [refusal.code, refusal])).values()];
}

function listOfDoor(operation: PlacedOperation): readonly Refusal[] {
  const { door, needsProfile = true } = operation;
  if (door === 'public') return [];
  const keyRefusals = door === 'session' ? [keyNotAccepted()] : [keyReadsOnly()];
  const isKeyWelcome = door === 'session-or-key' && onlyReads(operation);
  return [
    sessionRequired(),
    sessionInvalid(),
    secondFactorRequired(),
    sessionUncheckable(),
    keyInvalid(),
    keyNotAssured(),
    ...(isKeyWelcome ? [] : keyRefusals),
    ...(needsProfile ? [profileRequired()] : []),
  ];
}
