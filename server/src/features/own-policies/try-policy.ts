import type { Analysis, PolicyCheck } from '@proviso/contracts';
import { PolicyPackError } from '@proviso/engine/policies';

import type { Analyzer } from '#server/ports/analyzer.ts';
import { refusalOf } from '#server/refusals/analysis-refusals.ts';

import { policyTooComplex, sampleBlank } from './errors.ts';
import type { ReadPack } from './read-pack.ts';

interface Dependencies {
  readonly analyzer: Analyzer;
  readonly readPack: ReadPack;
}

/** Working on a policy before it is kept. Both cost nothing of the allowance, and nothing is stored. */
export interface TryPolicy {
  check(source: string): Promise<PolicyCheck>;
  /** What a policy without mistakes finds in a sample. */
  run(source: string, text: string): Promise<Analysis>;
}

/** Binds `TryPolicy`. */
export function createTryPolicy({ analyzer, readPack }: Dependencies): TryPolicy {
  return {
    async check(source) {
      try {
        await analyzer.readPolicy(source);
        return { problems: [] };
      } catch (error) {
        if (error instanceof PolicyPackError) return { problems: [...error.problems] };
        throw refusalOf(error, policyTooComplex);
      }
    },
    async run(source, text) {
      if (text.trim() === '') throw sampleBlank();
      const pack = await readPack(source);
      const { analysis } = await analyzer
        .analyzeText(text, { policy: pack })
        .catch((error: unknown) => {
          throw refusalOf(error, policyTooComplex);
        });
      return analysis;
    },
  };
}
