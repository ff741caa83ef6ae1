import {
  ConfigurationError,
  configurationSections,
  type Environment,
  readVariable,
} from './configuration.ts';
import type { ConfigurationEntry, ConfigurationSection } from './entry.ts';

/** A setting, safe to display: secret and invalid values are not repeated. */
interface DescribedSetting {
  readonly variable: string;
  readonly text: string;
}

/** Related settings. */
export interface DescribedSection {
  readonly title: string;
  readonly settings: readonly DescribedSetting[];
}

/** Describes all settings, valid or not. */
export function describeSettings(environment: Environment): readonly DescribedSection[] {
  const sections: readonly ConfigurationSection[] = Object.values(configurationSections);
  return sections.map(({ title, entries }) => ({
    title,
    settings: Object.values(entries).map((entry) => ({
      variable: entry.variable,
      text: describeEntry(entry, environment),
    })),
  }));
}

/**
 * A sentence on each variable that is set and looks like a setting but is none: a misspelled name, or a file for a
 * setting that does not support it.
 */
export function warnOfUnknownVariables(environment: Environment): readonly string[] {
  const sections: readonly ConfigurationSection[] = Object.values(configurationSections);
  const entries = sections.flatMap((section) => Object.values(section.entries));
  const known = new Set(
    entries.flatMap(({ variable, isSecret }) =>
      isSecret ? [variable, `${variable}_FILE`] : [variable],
    ),
  );
  const files = new Set(entries.map(({ variable }) => `${variable}_FILE`));
  return Object.entries(environment)
    .filter(([, text]) => text?.trim())
    .map(([name]) => name)
    .filter((name) => !known.has(name) && (name.startsWith('PROVISO_') || files.has(name)))
    .map((name) => `${name} is not a setting. Is it misspelled?`);
}

function describeEntry(entry: ConfigurationEntry, environment: Environment): string {
  const { variable, schema, defaultText, isSecret } = entry;
  try {
    const text = readVariable(entry, environment);
    if (text === undefined) return `${defaultText} (default)`;
    const { success, data } = schema.safeParse(text);
    if (!success) return 'set, and cannot be used';
    const isFromFile = isSecret && !environment[variable]?.trim();
    if (isSecret) return isFromFile ? `set by ${variable}_FILE, not shown` : 'set, not shown';
    // Show the parsed value when it is text: parsing may have dropped parts of an address.
    return typeof data === 'string' ? data : text;
  } catch (error) {
    if (error instanceof ConfigurationError) return 'set, and cannot be used';
    throw error;
  }
}
