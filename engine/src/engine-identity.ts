import type { EngineIdentity, FindingSource } from './vocabulary.ts';

/** The name and version that reports carry; the version is also that of every finding by a rule. */
export const ENGINE: EngineIdentity = { name: 'Proviso Core', version: '1.0' };

/** The source of every finding by a rule. */
export const RULES: FindingSource = { kind: 'rule', version: ENGINE.version };
