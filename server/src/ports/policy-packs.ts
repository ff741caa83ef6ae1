import type { PolicyPack } from '@proviso/engine/policies';

/** The built-in policies. */
export interface PolicyPacks {
  /** Ordered by name. */
  list(): readonly PolicyPack[];
  /** Undefined when no policy has that name. */
  find(name: string): PolicyPack | undefined;
}
