import type { PolicyPack } from '@proviso/engine/policies';

/** The policies that an analysis may be made under. */
export interface PolicyPacks {
  /** In the order of their names. */
  list(): readonly PolicyPack[];
  /** Undefined when there is none of that name. */
  find(name: string): PolicyPack | undefined;
}
