export { byPosition } from '#engine/spans/by-position.ts';

export { findMarked, markKey, standsWithinWords } from './find-marked.ts';
export { type Mark, MARKED_BY_HAND } from './mark.ts';
export { markedFinding } from './marked-finding.ts';
export { uncovered } from './uncovered.ts';
