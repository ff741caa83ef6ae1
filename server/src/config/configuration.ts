import { readFileSync } from 'node:fs';

import { accountsSection } from './accounts.ts';
import { billingSection } from './billing.ts';
import { dataSection } from './data.ts';
import { encryptionSection } from './encryption.ts';
import type { ConfigurationEntry, ConfigurationSection, SectionValues } from './entry.ts';
import { findContradictions } from './find-contradictions.ts';
import { googleSection } from './google.ts';
import { hostedAuthSection } from './hosted-auth.ts';
import { languageModelSection } from './language-model.ts';
import { loggingSection } from './logging.ts';
import { mailSection } from './mail.ts';
import { metricsSection } from './metrics.ts';
import { networkSection } from './network.ts';
import { processesSection } from './processes.ts';
import { retentionSection } from './retention.ts';
import { stripeSection } from './stripe.ts';
import { webhooksSection } from './webhooks.ts';
import { workersSection } from './workers.ts';

/** All settings, by section; `docs/configuration.md` is generated from this. */
export const configurationSections = {
  network: networkSection,
  data: dataSection,
  processes: processesSection,
  accounts: accountsSection,
  mail: mailSection,
  google: googleSection,
  hostedAuth: hostedAuthSection,
  billing: billingSection,
  workers: workersSection,
  stripe: stripeSection,
  retention: retentionSection,
  webhooks: webhooksSection,
  languageModel: languageModelSection,
  encryption: encryptionSection,
  logging: loggingSection,
  metrics: metricsSection,
} satisfies Record<string, ConfigurationSection>;

type Sections = typeof configurationSections;
type Values = { readonly [Name in keyof Sections]: SectionValues<Sections[Name]> };
export type Environment = Readonly<Record<string, string | undefined>>;

/** The validated settings of one process. */
export interface Configuration extends Values {
  /** The origin that users open, without a trailing slash. */
  readonly publicOrigin: string;
}

/** Unusable settings: names the variables and never repeats a value. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/** Reads and validates all settings; throws one ConfigurationError that names every faulty variable. */
export function readConfiguration(environment: Environment): Configuration {
  const problems: string[] = [];
  const values = Object.fromEntries(
    Object.entries(configurationSections).map(([name, section]) => [
      name,
      readSection(section, environment, problems),
    ]),
  );
  if (problems.length > 0) throw new ConfigurationError(problems);
  // The loop above follows `configurationSections`, from which the type `Values` is derived.
  const checked = values as unknown as Values;
  const contradictions = findContradictions(checked);
  if (contradictions.length > 0) throw new ConfigurationError(contradictions);
  const { publicUrl, port } = checked.network;
  return { ...checked, publicOrigin: publicUrl ?? `http://localhost:${port}` };
}

function readSection(
  section: ConfigurationSection,
  environment: Environment,
  problems: string[],
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(section.entries).map(([name, entry]) => [
      name,
      readEntry(entry, environment, problems),
    ]),
  );
}

function readEntry(
  entry: ConfigurationEntry,
  environment: Environment,
  problems: string[],
): unknown {
  try {
    const result = entry.schema.safeParse(readVariable(entry, environment));
    if (result.success) return result.data;
    problems.push(`${entry.variable} ${result.error.issues[0]?.message ?? 'is not valid'}.`);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    problems.push(...error.problems);
  }
  return undefined;
}

/**
 * The text of a setting. An empty variable counts as unset, because compose files pass unset variables on as empty
 * ones. Throws a ConfigurationError for a file that cannot be read, and for a secret that is given twice.
 */
export function readVariable(
  entry: ConfigurationEntry,
  environment: Environment,
): string | undefined {
  const text = environment[entry.variable]?.trim() || undefined;
  if (!entry.isSecret) return text;
  const fileVariable = `${entry.variable}_FILE`;
  const file = environment[fileVariable]?.trim();
  if (!file) return text;
  if (text !== undefined) {
    throw new ConfigurationError([`Set ${entry.variable} or ${fileVariable}, not both.`]);
  }
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new ConfigurationError([`${fileVariable} names a file that cannot be read.`]);
  }
}
