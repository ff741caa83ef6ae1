import { expect, it } from 'vitest';

import { pageTitle } from './page-title.ts';

const engine = { name: 'Proviso Core', version: '1.0' };

it('names the product and the engine that is in use', () => {
  expect(pageTitle(undefined, engine)).toBe('Proviso – AI document compliance | Proviso Core 1.0');
});

it('names no engine that is not known, and the page first where there is one', () => {
  expect(pageTitle(undefined, undefined)).toBe('Proviso – AI document compliance');
  expect(pageTitle('Settings', undefined)).toBe('Settings · Proviso – AI document compliance');
});

it('names the language model where the account has one read its documents', () => {
  expect(pageTitle('Settings', engine, 'claude-haiku-5-5')).toBe(
    'Settings · Proviso – AI document compliance | claude-haiku-5-5',
  );
});
