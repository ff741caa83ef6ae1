import { MINUTE_MS } from '#server/calendar/durations.ts';
import { keyInvalid, keyNeedsSecondFactor } from '#server/features/api-keys/index.ts';
import {
  crossSite,
  keyNotAccepted,
  keyReadOnly,
  mediaTypeUnsupported,
  profileRequired,
  requestInvalid,
  requestMalformed,
  requestTooLarge,
  sessionRequired,
  tooManyRequests,
} from '#server/http/errors.ts';
import { isSafeMethod, isReadOnlyOperation } from '#server/http/write-guard.ts';
import type { Refusal } from '#server/refusals/refusal.ts';
import {
  secondFactorRequired,
  sessionInvalid,
  sessionUnavailable,
} from '#server/refusals/session-refusals.ts';

import type { ApiOperation } from './operations.ts';

/** Every refusal an operation may answer with: its own, and those of its place in the API. */
export function listRefusals(operation: ApiOperation): readonly Refusal[] {
  const { refusals = [] } = operation;
  const all = [
    requestMalformed(),
    requestInvalid(undefined),
    ...listAccessRefusals(operation),
    ...(isSafeMethod(operation) ? [] : [crossSite(), requestTooLarge(), mediaTypeUnsupported()]),
    tooManyRequests(MINUTE_MS),
    ...refusals,
  ];
  return [...new Map(all.map((refusal) => [refusal.code, refusal])).values()];
}

function listAccessRefusals(operation: ApiOperation): readonly Refusal[] {
  const { access, needsProfile = true } = operation;
  if (access === 'public') return [];
  const keyRefusals = access === 'session' ? [keyNotAccepted()] : [keyReadOnly()];
  const isAnyKeyAccepted = access === 'session-or-key' && isReadOnlyOperation(operation);
  return [
    sessionRequired(),
    sessionInvalid(),
    secondFactorRequired(),
    sessionUnavailable(),
    keyInvalid(),
    keyNeedsSecondFactor(),
    ...(isAnyKeyAccepted ? [] : keyRefusals),
    ...(needsProfile ? [profileRequired()] : []),
  ];
}
