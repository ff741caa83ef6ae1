import {
  ConfigurationError,
  configurationSections,
  type Environment,
  textOf,
} from './configuration.ts';
import type { ConfigurationEntry, ConfigurationSection } from './entry.ts';

/** A setting as it may be shown to anybody: what is secret, and what cannot be used, is not repeated. */
interface DescribedSetting {
  readonly variable: string;
  readonly text: string;
}

/** Settings that belong together. */
export interface DescribedSection {
  readonly title: string;
  readonly settings: readonly DescribedSetting[];
}

/** All settings in words, whether they can be used or not. */
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

/** What of the environment looks like a setting and is none: misspelt, or a file where none is looked for. */
export function findUnknownVariables(environment: Environment): readonly string[] {
  const sections: readonly ConfigurationSection[] = Object.values(configurationSections);
  const entries = sections.flatMap((section) => Object.values(section.entries));
  const known = new Set(
    entries.flatMap(({ variable, isSecret }) =>
      isSecret ? [variable, `${variable}_FILE`] : [variable],
    ),
  );
  const files = new Set(entries.map(({ variable }) => `${variable}_FILE`));
  return Object.keys(environment).filter(
    (name) => !known.has(name) && (name.startsWith('PROVISO_') || files.has(name)),
  );
}

function describeEntry(entry: ConfigurationEntry, environment: Environment): string {
  const { variable, schema, defaultText, isSecret } = entry;
  try {
    const text = textOf(entry, environment);
    if (text === undefined) return `${defaultText} (default)`;
    const { success, data } = schema.safeParse(text);
    if (!success) return 'set, and cannot be used';
    const isFromFile = isSecret && !environment[variable]?.trim();
    if (isSecret) return isFromFile ? `set by ${variable}_FILE, not shown` : 'set, not shown';
    // What was read of it, where that is text: an address may be given with more than is used.
    return typeof data === 'string' ? data : text;
  } catch (error) {
    if (error instanceof ConfigurationError) return 'set, and cannot be used';
    throw error;
  }
}
