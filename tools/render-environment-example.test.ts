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

test('the example has every setting once', () => {
  const sections: readonly ConfigurationSection[] = Object.values(configurationSections);
  const entries = sections.flatMap((section) => Object.values(section.entries));
  expect(Object.keys(readSettings())).toEqual(entries.map(({ variable }) => variable));
});

test('the example sets nothing but the defaults, also where all of it is taken', () => {
  expect(readConfiguration(readSettings())).toEqual(readConfiguration({}));
});
