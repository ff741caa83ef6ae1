import { expect, it } from 'vitest';

import { pageTitle } from './page-title.ts';

const engine = { name: 'Proviso Core', version: '1.0' };

it('the page title names the product and the engine in use', () => {
  expect(pageTitle(undefined, engine)).toBe('Proviso – AI document compliance | Proviso Core 1.0');
});

it('the page title omits an unknown engine and starts with the page name, if any', () => {
  expect(pageTitle(undefined, undefined)).toBe('Proviso – AI document compliance');
  expect(pageTitle('Settings', undefined)).toBe('Settings · Proviso – AI document compliance');
});

it('the page title names the language model instead of the engine when one is in use', () => {
  expect(pageTitle('Settings', engine, 'claude-haiku-5-5')).toBe(
    'Settings · Proviso – AI document compliance | claude-haiku-5-5',
  );
});
