import type { EngineIdentity } from './vocabulary.ts';

/** The engine of this workspace; its version is the source version of every finding. */
export const ENGINE: EngineIdentity = { name: 'Proviso Core', version: '1.0' };
