import { knownTypes } from '@proviso/engine';
import type { PolicyPack } from '@proviso/engine/policies';
import { CATEGORIES } from '@proviso/engine/vocabulary';

import { CommandError } from '../command-error.ts';

/**
 * Throws cli.usage for a name that is neither a finding type of the engine nor one of the policy: a mistyped name would
 * suggest that the copy was cleaned as requested.
 */
export function checkTypes(types: Iterable<string>, policy: PolicyPack | undefined): void {
  const own = new Set([...(policy?.terms ?? []), ...(policy?.patterns ?? [])].map(({ id }) => id));
  for (const type of types) {
    if (knownTypes().has(type) || own.has(type)) continue;
    const categories = CATEGORIES.join(', ');
    throw new CommandError(
      'cli.usage',
      `--treat knows no type or category "${type}". Categories are ${categories}; docs/detectors.md lists the types.`,
    );
  }
}
