/** Exported here as well, so that marking does not load the whole engine. */
export { fingerprints } from '#engine/fingerprint.ts';
export { formerFingerprint } from '#engine/former-fingerprint.ts';
export { createMaskWithin } from '#engine/mask-within.ts';
export { mask } from '#engine/mask.ts';
export { byPosition } from '#engine/spans/by-position.ts';

export { findMarked, markKey, standsWithinWords } from './find-marked.ts';
export { type Mark, MARKED_BY_HAND } from './mark.ts';
export { markedFinding } from './marked-finding.ts';
export { uncovered } from './uncovered.ts';
