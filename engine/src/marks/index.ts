/** What a place of a mark is told by. Here as well, for whoever marks need not wait until the whole engine is loaded. */
export { fingerprint } from '#engine/fingerprint.ts';
export { mask } from '#engine/mask.ts';
export { byPosition } from '#engine/spans/by-position.ts';

export { findMarked, markKey, standsWithinWords } from './find-marked.ts';
export { type Mark, MARKED_BY_HAND } from './mark.ts';
export { markedFinding } from './marked-finding.ts';
export { uncovered } from './uncovered.ts';
