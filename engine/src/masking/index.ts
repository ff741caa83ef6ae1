/** Showing and recognizing findings without their values; apart from the engine, so that marking does not load it. */
export { fingerprints } from './fingerprint.ts';
export { createMaskWithin } from './mask-within.ts';
export { mask } from './mask.ts';
