import type { Analysis, PolicyCheck } from '@proviso/contracts';
import { PolicyPackError } from '@proviso/engine/policies';

import type { Analyzer } from '#server/ports/analyzer.ts';
import { toRefusal } from '#server/refusals/analysis-refusals.ts';

import { policyTooComplex, sampleBlank } from './errors.ts';
import type { ReadPack } from './read-pack.ts';

interface Dependencies {
  readonly analyzer: Analyzer;
  readonly readPack: ReadPack;
}

/** Trying out a policy before storing it. Neither call uses the allowance or stores anything. */
export interface TryPolicy {
  check(source: string): Promise<PolicyCheck>;
  /** What a valid policy finds in a sample. */
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
        throw toRefusal(error, policyTooComplex);
      }
    },
    async run(source, text) {
      if (text.trim() === '') throw sampleBlank();
      const pack = await readPack(source);
      const { analysis } = await analyzer
        .analyzeText(text, { policy: pack })
        .catch((error: unknown) => {
          throw toRefusal(error, policyTooComplex);
        });
      return analysis;
    },
  };
}
