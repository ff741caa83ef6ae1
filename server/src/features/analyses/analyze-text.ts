import { type AnalyzeTextRequest, MAX_TEXT_LENGTH } from '@proviso/contracts';
import type { PolicyPack } from '@proviso/engine/policies';

import type { ProfileRecord } from '#server/account.ts';
import { type AllowedValues, applyAllowed } from '#server/analysis/apply-allowed.ts';
import { choosePolicy } from '#server/analysis/require-policy.ts';
import type { Logger } from '#server/logging/logger.ts';
import type { Allowance } from '#server/ports/allowance.ts';
import { AnalysisError, type Analyzer, type TextAnalysis } from '#server/ports/analyzer.ts';
import type { Audit } from '#server/ports/audit.ts';
import type { EndedAnalysis, Metrics } from '#server/ports/metrics.ts';
import type { Policies } from '#server/ports/policies.ts';
import type { FindSecondReader } from '#server/ports/second-reader.ts';
import { toRefusal } from '#server/refusals/analysis-refusals.ts';
import { lockAccount } from '#server/tables/lock-account.ts';
import type { Database } from '#server/tables/schema.ts';

import { textBlank, textFailed, textTooLong } from './errors.ts';

interface Dependencies {
  readonly database: Database;
  readonly allowance: Allowance;
  readonly analyzer: Analyzer;
  readonly policies: Policies;
  readonly findSecondReader: FindSecondReader;
  readonly allowed: {
    readonly read: (database: Database, profileId: number) => Promise<AllowedValues>;
  };
  readonly audit: Audit;
  readonly metrics: Pick<Metrics, 'recordAnalysis'>;
  readonly logger: Logger;
}

export type AnalyzeText = (
  profile: ProfileRecord,
  request: AnalyzeTextRequest,
) => Promise<Omit<TextAnalysis, 'values'>>;

/** Analyzes pasted text, at the cost of one analysis of the allowance. The text is not stored. */
export function createAnalyzeText(dependencies: Dependencies): AnalyzeText {
  const { policies, metrics, logger } = dependencies;
  return async (profile, request) => {
    const { text, policy } = request;
    if (text.length > MAX_TEXT_LENGTH) throw textTooLong();
    if (text.trim() === '') throw textBlank();
    const chosen = await choosePolicy(policies, profile, policy);
    const settle = await reserve(dependencies, profile);
    const start = performance.now();
    const recordEnd = (outcome: EndedAnalysis['outcome']) =>
      metrics.recordAnalysis({
        format: 'text',
        outcome,
        seconds: (performance.now() - start) / 1000,
      });
    try {
      const answer = await analyze(dependencies, profile, { ...request, policy: chosen?.pack });
      await settle('spend');
      recordEnd('completed');
      return answer;
    } catch (error) {
      recordEnd(error instanceof AnalysisError ? error.code : 'analysis.unavailable');
      // A failed refund is retried by upkeep; the caller needs the reason the analysis failed.
      await settle('release').catch((fault: unknown) =>
        logger.error({ error: fault }, 'an analysis could not be given back yet'),
      );
      throw toRefusal(error, textFailed);
    }
  };
}

/**
 * Reserves one analysis of the allowance and returns the function that settles it; refuses for an account that is being
 * deleted.
 */
async function reserve({ database, allowance, audit }: Dependencies, profile: ProfileRecord) {
  const reservation = await database.transaction().execute(async (transaction) => {
    await lockAccount(transaction, profile.id);
    return allowance.reserve(transaction, profile, 'text');
  });
  return (end: 'spend' | 'release') =>
    database.transaction().execute(async (transaction) => {
      if (end === 'release') return allowance.release(transaction, reservation);
      await lockAccount(transaction, profile.id);
      await allowance.spend(transaction, reservation);
      return audit.record(transaction, profile, { kind: 'text.analyzed' });
    });
}

async function analyze(
  { database, analyzer, findSecondReader, allowed }: Dependencies,
  profile: ProfileRecord,
  {
    text,
    policy,
    clean,
    key,
  }: Omit<AnalyzeTextRequest, 'policy'> & { readonly policy: PolicyPack | undefined },
): ReturnType<AnalyzeText> {
  const known = await allowed.read(database, profile.id);
  const { analysis, values, ...cleaned } = await analyzer.analyzeText(text, {
    policy,
    secondReader: await findSecondReader(profile.id),
    clean,
    allowed: [...known.keys()],
    key,
  });
  return { analysis: applyAllowed({ analysis, values }, known), ...cleaned };
}
