import type { EngineIdentity, FindingSource } from './vocabulary.ts';

/** The engine of this workspace; its version is the source version of every finding. */
export const ENGINE: EngineIdentity = { name: 'Proviso Core', version: '1.0' };

/** Who says what no model does. */
export const RULES: FindingSource = { kind: 'rule', version: ENGINE.version };
