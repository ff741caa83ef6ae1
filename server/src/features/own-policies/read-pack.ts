import { type PolicyPack, PolicyPackError } from '@proviso/engine/policies';

import type { Analyzer } from '#server/ports/analyzer.ts';
import { toRefusal } from '#server/refusals/analysis-refusals.ts';

import { policyInvalid, policyTooComplex } from './errors.ts';

/** Parses a user's pack; refuses an invalid one by its first mistake. */
export type ReadPack = (source: string) => Promise<PolicyPack>;

/** Binds `ReadPack`. */
export function createReadPack({ analyzer }: { readonly analyzer: Analyzer }): ReadPack {
  return async (source) => {
    try {
      return await analyzer.readPolicy(source);
    } catch (error) {
      if (error instanceof PolicyPackError) throw policyInvalid(error.problems);
      throw toRefusal(error, policyTooComplex);
    }
  };
}
