import { expect, test } from 'vitest';

import { configurationSections, readConfiguration } from '../server/src/config/configuration.ts';
import type { ConfigurationSection } from '../server/src/config/entry.ts';
import { renderEnvironmentExample } from './render-environment-example.ts';

/** The settings in the file with their values, as if none were commented out. */
function readSettings(): Record<string, string> {
  const settings = renderEnvironmentExample().matchAll(/^#([A-Z0-9_]+)=(.*)$/gm);
  return Object.fromEntries(
    [...settings].map(([, variable = '', value = '']) => [variable, value]),
  );
}

test('the example file lists every setting and nothing else', () => {
  const sections: readonly ConfigurationSection[] = Object.values(configurationSections);
  const entries = sections.flatMap((section) => Object.values(section.entries));
  expect(Object.keys(readSettings())).toEqual(entries.map(({ variable }) => variable));
});

test('the values in the example file give the default configuration', () => {
  expect(readConfiguration(readSettings())).toEqual(readConfiguration({}));
});
