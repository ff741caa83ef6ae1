import { type ExportPart, jsonEntry } from '#server/ports/account-lifecycle.ts';
import type { Database } from '#server/tables/schema.ts';

const README = `This archive holds what Proviso keeps of your account.

profile.json     your account
usage.json       how many analyses you have used in each period
documents.json   all of your documents
documents/       for each document: the file as you uploaded it (unless its time was over), its analysis,
                 your decisions about findings, what you have marked by hand, and the certificates of
                 cleaned copies
activity.csv     what was done in your account, when and from where
policies/        the policies that you have written
second-reader.json, api-keys.json, webhooks.json
                 the language model that you have chosen and what it has cost, your keys and your webhooks,
                 all without the secrets
allowed-values.json
                 the values that you allow in all of your documents

The text that is searched is what was read of a file, and goes with it. What you have none of is not
there. Your password and your second factors are kept as values from
which nobody can recover them, and are not part of this archive.
`;

/** The account itself and its usage. */
export function createAccountPart(database: Database): ExportPart {
  return async function* writeAccount({ profile, email }) {
    yield { path: 'README.txt', bytes: Buffer.from(README) };
    const row = await database
      .selectFrom('profiles')
      .select(['created_at', 'retention_days'])
      .where('id', '=', profile.id)
      .executeTakeFirstOrThrow();
    yield jsonEntry('profile.json', {
      ...profile,
      email,
      retentionDays: row.retention_days,
      createdAt: new Date(row.created_at).toISOString(),
    });
    const periods = await database
      .selectFrom('usage_periods')
      .select(['period_start', 'used'])
      .where('profile_id', '=', profile.id)
      .orderBy('period_start')
      .execute();
    const usage = periods.map(({ period_start: start, used }) => ({
      periodStart: new Date(start).toISOString(),
      used,
    }));
    yield jsonEntry('usage.json', usage);
  };
}
