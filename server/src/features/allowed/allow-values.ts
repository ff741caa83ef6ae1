import {
  type AllowedValue,
  type AllowRequest,
  MAX_ALLOWED,
  type SeenFinding,
} from '@proviso/contracts';
import { knownTypes } from '@proviso/engine';

import type { ProfileRecord } from '#server/account.ts';
import type { AnalysisWithValues } from '#server/analysis/apply-allowed.ts';
import { excerptOf } from '#server/analysis/excerpt-of.ts';
import { readPolicyTypes } from '#server/analysis/policy-types.ts';
import { valueKey, valueKeyOf } from '#server/analysis/value-key.ts';
import type { Audit } from '#server/ports/audit.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Policies } from '#server/ports/policies.ts';
import { lockAccount } from '#server/tables/lock-account.ts';
import type { Database } from '#server/tables/schema.ts';

import type { AllowedStore, NewAllowedValue } from './allowed-store.ts';
import { allowedNotFound, allowRefusals, findingNotFound } from './errors.ts';

interface Dependencies {
  readonly database: Database;
  readonly documents: {
    /** Undefined when the profile has no such report. */
    readonly readAnalysisWithValues: (
      profile: ProfileRecord,
      id: number,
    ) => Promise<AnalysisWithValues | undefined>;
    readonly verdicts: {
      /** Marks the verdicts of all a profile's documents as due for recomputation. */
      readonly markDue: (transaction: Database, profileId: number) => Promise<void>;
      /** Recomputes them, continuing in the background if that takes long. */
      readonly refresh: (profileId: number) => Promise<void>;
    };
  };
  readonly policies: Policies;
  readonly allowed: AllowedStore;
  readonly audit: Audit;
  readonly clock: Clock;
}

/** Allowing values in all of an account's documents, and undoing that. */
export interface AllowValues {
  /** Allows all named values or none; returns them as stored. */
  readonly allow: (profile: ProfileRecord, request: AllowRequest) => Promise<AllowedValue[]>;
  readonly remove: (profile: ProfileRecord, id: number) => Promise<void>;
}

/** A value, from a finding or typed in, and the type it is allowed as. */
type Value = Pick<NewAllowedValue, 'key' | 'category' | 'type' | 'typeName' | 'excerpt'>;

/** Reports change at once, because allowed values are applied on reading; lists follow shortly after. */
export function createAllowValues(dependencies: Dependencies): AllowValues {
  const { database, documents, allowed, audit, clock } = dependencies;
  /** Resolves when lists are up to date too. */
  const change = async <Result>(
    profile: ProfileRecord,
    write: (transaction: Database) => Promise<Result>,
  ): Promise<Result> => {
    const result = await database.transaction().execute(async (transaction) => {
      await lockAccount(transaction, profile.id);
      const written = await write(transaction);
      await documents.verdicts.markDue(transaction, profile.id);
      return written;
    });
    await documents.verdicts.refresh(profile.id);
    return result;
  };
  return {
    async allow(profile, request) {
      const { reason, note } = request;
      const values = await valuesOf(dependencies, profile, request);
      const allowedAt = new Date(clock.now()).toISOString();
      return change(profile, async (transaction) => {
        const ids = new Set<number>();
        for (const value of values) {
          const entry = { ...value, reason, ...(note && { note }), allowedAt };
          const id = await allowed.put(transaction, profile.id, entry);
          await audit.record(transaction, profile, { kind: 'value.allowed', subject: { id } });
          ids.add(id);
        }
        const all = await allowed.list(transaction, profile.id);
        // Checked afterwards, since some may have replaced earlier ones; a refusal rolls the transaction back.
        if (all.length > MAX_ALLOWED) throw allowRefusals.tooMany();
        return all.filter(({ id }) => ids.has(id));
      });
    },
    remove: (profile, id) =>
      change(profile, async (transaction) => {
        if (!(await allowed.remove(transaction, profile.id, id))) throw allowedNotFound();
        await audit.record(transaction, profile, { kind: 'value.removed', subject: { id } });
      }),
  };
}

/** Without duplicates. */
async function valuesOf(
  dependencies: Dependencies,
  profile: ProfileRecord,
  request: AllowRequest,
): Promise<Value[]> {
  if ('type' in request) return [await typedValue(dependencies, profile, request)];
  const stored = await dependencies.documents.readAnalysisWithValues(profile, request.document);
  if (stored === undefined) throw findingNotFound();
  const values = valuesOfFindings(stored, request.findings);
  if (values.length > MAX_ALLOWED) throw allowRefusals.tooMany();
  return values;
}

function valuesOfFindings(
  { analysis, values: valueKeys }: AnalysisWithValues,
  seen: readonly SeenFinding[],
): Value[] {
  const byId = new Map(analysis.issues.map((issue) => [issue.id, issue]));
  const values = seen.map(({ finding, fingerprint: expected }) => {
    const issue = byId.get(finding);
    if (issue === undefined) throw findingNotFound();
    if (expected !== undefined && expected !== issue.fingerprint) {
      throw allowRefusals.findingChanged();
    }
    const key = valueKeyOf(issue, valueKeys);
    if (key === undefined) {
      const isOld = valueKeys === undefined && issue.mark === undefined;
      throw isOld ? allowRefusals.reportTooOld() : allowRefusals.noValue();
    }
    const { category, type, typeName, excerpt } = issue;
    return [key, { key, category, type, typeName, excerpt }] as const;
  });
  return [...new Map(values).values()];
}

async function typedValue(
  { policies }: Pick<Dependencies, 'policies'>,
  { id }: ProfileRecord,
  { type, text }: Extract<AllowRequest, { type: string }>,
): Promise<Value> {
  const known = knownTypes().get(type) ?? (await readPolicyTypes(policies, id)).get(type);
  if (known === undefined) throw allowRefusals.typeUnknown();
  const key = valueKey(type, text);
  if (key === '') throw allowRefusals.blank();
  const { category, typeName, isSensitive = false } = known;
  return { key, category, type, typeName, excerpt: excerptOf(text, { type, isSensitive }) };
}
