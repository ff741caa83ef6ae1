import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { describe, expect, it } from 'vitest';

import { ConfigurationError, configurationSections, readConfiguration } from './configuration.ts';
import type { ConfigurationSection } from './entry.ts';

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    readConfiguration(environment);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.problems;
    throw error;
  }
  return [];
}

describe('the configuration', () => {
  it('needs nothing to be set', () => {
    const configuration = readConfiguration({});
    expect(configuration.network).toMatchObject({ host: '127.0.0.1', port: 3000, trustProxy: [] });
    expect(configuration.data).toEqual({ directory: resolve('data'), databaseUrl: undefined });
    expect(configuration.accounts).toEqual({ signup: 'open', passwordMinLength: 6 });
    expect(configuration.billing).toEqual({ mode: 'on', planFreeLimit: 10 });
    expect(configuration.publicOrigin).toBe('http://localhost:3000');
  });

  it('takes an empty variable as not set', () => {
    expect(readConfiguration({ PORT: '', SIGNUP: ' ' })).toEqual(readConfiguration({}));
  });

  it('takes the origin of the public address and follows the port without one', () => {
    expect(readConfiguration({ PUBLIC_URL: 'https://scan.example.com/' }).publicOrigin).toBe(
      'https://scan.example.com',
    );
    expect(readConfiguration({ PORT: '8080' }).publicOrigin).toBe('http://localhost:8080');
  });

  it('splits the list of trusted proxies', () => {
    expect(readConfiguration({ TRUST_PROXY: '10.0.0.1, loopback' }).network.trustProxy).toEqual([
      '10.0.0.1',
      'loopback',
    ]);
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', '3e3'],
    ['PUBLIC_URL', 'ftp://example.com'],
    ['TRUST_PROXY', 'yes please'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['SIGNUP', 'maybe'],
    ['PASSWORD_MIN_LENGTH', '5'],
    ['BILLING', 'sometimes'],
    ['PLAN_FREE_LIMIT', '-1'],
    ['PROVISO_MASTER_KEY', 'c2hvcnQ='],
    ['LOG_LEVEL', 'loud'],
  ])('refuses %s=%s by naming the variable and not the value', (variable, value) => {
    const problems = problemsOf({ [variable]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${variable} must `));
    expect(problems[0]).not.toContain(value);
  });

  it('names every faulty variable at once', () => {
    expect(problemsOf({ PORT: 'x', SIGNUP: 'x', LOG_LEVEL: 'x' })).toHaveLength(3);
  });

  it('reads a secret from a file', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'proviso-')), 'key');
    const key = Buffer.alloc(32, 7);
    writeFileSync(file, `${key.toString('base64')}\n`);
    const { encryption } = readConfiguration({ PROVISO_MASTER_KEY_FILE: file });
    expect(Buffer.from(encryption.masterKey ?? [])).toEqual(key);
    expect(problemsOf({ PROVISO_MASTER_KEY_FILE: file, PROVISO_MASTER_KEY: 'x' })[0]).toContain(
      'not both',
    );
    expect(problemsOf({ DATABASE_URL_FILE: `${file}.absent` })[0]).toContain('DATABASE_URL_FILE');
  });

  it('documents every setting', () => {
    const sections: Record<string, ConfigurationSection> = configurationSections;
    for (const section of Object.values(sections)) {
      for (const entry of Object.values(section.entries)) {
        expect(entry.doc.length, entry.variable).toBeGreaterThan(20);
        expect(entry.defaultText, entry.variable).not.toBe('');
      }
    }
  });
});
