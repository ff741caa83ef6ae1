import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { describe, expect, it } from 'vitest';

import { ConfigurationError, configurationSections, readConfiguration } from './configuration.ts';
import type { ConfigurationSection } from './entry.ts';

const HOSTED = { AUTH_URL: 'https://project.example.com/auth/v1/', AUTH_ANON_KEY: 'public' };
const LIVE = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };

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
  it('requires no variables to be set', () => {
    const configuration = readConfiguration({});
    expect(configuration.network).toMatchObject({ host: '127.0.0.1', port: 3000, trustProxy: [] });
    expect(configuration.data).toEqual({ directory: resolve('data'), databaseUrl: undefined });
    expect(configuration.accounts).toEqual({ signup: 'open', passwordMinLength: 6 });
    expect(configuration.billing).toEqual({ mode: 'on', planFreeLimit: 10 });
    expect(configuration.publicOrigin).toBe('http://localhost:3000');
  });

  it('treats an empty variable as unset', () => {
    expect(readConfiguration({ PORT: '', SIGNUP: ' ' })).toEqual(readConfiguration({}));
  });

  it('uses the origin of the public URL, or localhost and the port without one', () => {
    expect(readConfiguration({ PUBLIC_URL: 'https://scan.example.com/' }).publicOrigin).toBe(
      'https://scan.example.com',
    );
    expect(readConfiguration({ PORT: '8080' }).publicOrigin).toBe('http://localhost:8080');
  });

  it.each([
    ['s3://documents', { bucket: 'documents', prefix: '' }],
    ['s3://documents/', { bucket: 'documents', prefix: '' }],
    ['s3://my.documents/proviso', { bucket: 'my.documents', prefix: 'proviso/' }],
    ['s3://documents/a/b.c/', { bucket: 'documents', prefix: 'a/b.c/' }],
  ])('splits %s into bucket and prefix', (address, parts) => {
    expect(readConfiguration({ BLOB_STORE: address }).data.blobStore).toEqual(parts);
  });

  it('splits the list of trusted proxies', () => {
    expect(
      readConfiguration({ TRUST_PROXY: '10.0.0.1, loopback, fd00::/128' }).network.trustProxy,
    ).toEqual(['10.0.0.1', 'loopback', 'fd00::/128']);
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', '3e3'],
    ['PUBLIC_URL', 'ftp://example.com'],
    ['PUBLIC_URL', 'https://example.com/proviso'],
    ['PUBLIC_URL', 'https://user:secret@example.com'],
    ['TRUST_PROXY', 'yes please'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.0/0'],
    ['TRUST_PROXY', '10.0.0.0/8/8'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['BLOB_STORE', '/var/blobs'],
    ['BLOB_STORE', 's3:///documents'],
    ['BLOB_STORE', 's3://Bucket/x'],
    ['BLOB_STORE', 's3://key:secret@bucket/x'],
    ['BLOB_STORE', 's3://bucket/a//b'],
    ['BLOB_STORE', 's3://bucket/../b'],
    ['AWS_REGION', 'eu central'],
    ['AWS_ENDPOINT_URL_S3', 'minio:9000'],
    ['AWS_ENDPOINT_URL', 'https://key:secret@minio.example.com'],
    ['PROVISO_ROLE', 'both'],
    ['SIGNUP', 'maybe'],
    ['PASSWORD_MIN_LENGTH', '5'],
    ['BILLING', 'sometimes'],
    ['PLAN_FREE_LIMIT', '-1'],
    ['WORKERS', '0'],
    ['WORKERS_READY', 'yes'],
    ['STRIPE_SECRET_KEY', 'pk_test_1'],
    ['STRIPE_WEBHOOK_SECRET', 'plain'],
    ['STRIPE_API_BASE', 'http://stripe.example.com'],
    ['PROVISO_MASTER_KEY', 'c2hvcnQ='],
    ['LOG_LEVEL', 'loud'],
    ['METRICS_TOKEN', 'short'],
    ['SMTP_URL', 'https://mail.example.com'],
    ['MAIL_FROM', 'nobody\r\nBcc: a@example.com'],
    ['GOOGLE_ISSUER', 'http://accounts.example.com'],
    ['AUTH_URL', 'project.example.com'],
    ['AUTH_URL', 'http://project.example.com/auth/v1'],
    ['AUTH_URL', 'https://user@project.example.com/auth/v1'],
    ['SUPABASE_JWT_SECRET', 'short'],
    ['LLM_PROVIDER', 'somebody'],
    ['LLM_MODEL', 'two words'],
    ['LLM_BASE_URL', 'http://models.example.com/v1'],
    ['LLM_BASE_URL', 'https://169.254.169.254/v1'],
    ['LLM_API_KEY', 'sk-1\r\nx-more: 1'],
    ['LLM_TOKENS_PER_MONTH', '0'],
    ['LLM_TOKENS_PER_MONTH', '1.5'],
    ['LLM_CONCURRENCY', '0'],
    ['LLM_CONCURRENCY', '17'],
  ])('rejects %s=%s, naming the variable but not the value', (variable, value) => {
    const problems = problemsOf({ [variable]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${variable} must `));
    expect(problems[0]).not.toContain(value);
  });

  it.each([
    [{ PROVISO_ROLE: 'web' }, /^PROVISO_ROLE=web needs DATABASE_URL/],
    [{ PROVISO_ROLE: 'worker' }, /^PROVISO_ROLE=worker needs DATABASE_URL/],
    [{ SMTP_URL: 'smtps://mail.example.com' }, /^SMTP_URL needs MAIL_FROM/],
    [{ GOOGLE_CLIENT_ID: 'x' }, /^GOOGLE_CLIENT_ID needs GOOGLE_CLIENT_SECRET/],
    [{ GOOGLE_CLIENT_SECRET: 'x' }, /needs GOOGLE_CLIENT_ID/],
    [{ AUTH_URL: 'https://project.example.com/auth/v1' }, /^AUTH_URL needs AUTH_ANON_KEY/],
    [{ AUTH_ANON_KEY: 'x' }, /^AUTH_ANON_KEY needs AUTH_URL/],
    [{ SUPABASE_JWT_SECRET: 'x'.repeat(32) }, /^SUPABASE_JWT_SECRET needs AUTH_URL/],
    [{ ...HOSTED, SMTP_URL: 'smtp://localhost', MAIL_FROM: 'a@example.com' }, /^SMTP_URL has no/],
    [{ ...HOSTED, GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: 'y' }, /^GOOGLE_CLIENT_ID has no/],
    [{ STRIPE_SECRET_KEY: 'sk_live_1' }, /^STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRET/],
    [{ STRIPE_WEBHOOK_SECRET: 'whsec_1' }, /need STRIPE_SECRET_KEY/],
    [{ STRIPE_API_BASE: 'http://127.0.0.1:12111' }, /need STRIPE_SECRET_KEY/],
    [{ ...LIVE, BILLING: 'embedded' }, /^STRIPE_SECRET_KEY has no use with BILLING=embedded/],
    [{ ...LIVE, STRIPE_API_BASE: 'http://127.0.0.1:12111' }, /live key/],
    [{ LLM_MODEL: 'x' }, /needs LLM_PROVIDER/],
    [{ LLM_API_KEY: 'x' }, /needs LLM_PROVIDER/],
    [{ LLM_PROVIDER: 'anthropic' }, /^LLM_PROVIDER=anthropic needs LLM_API_KEY/],
    [{ LLM_PROVIDER: 'openai', LLM_MODEL: 'x' }, /^LLM_PROVIDER=openai needs LLM_API_KEY/],
    [{ LLM_PROVIDER: 'openai-compatible', LLM_MODEL: 'x' }, /needs LLM_BASE_URL/],
    [{ LLM_PROVIDER: 'openai-compatible', LLM_BASE_URL: 'http://ollama/v1' }, /needs LLM_MODEL/],
  ])('rejects conflicting or incomplete settings: %o', (environment, problem) => {
    expect(problemsOf(environment)).toEqual([expect.stringMatching(problem)]);
  });

  it('strips the trailing slash from the auth service URL', () => {
    const { hostedAuth } = readConfiguration(HOSTED);
    expect(hostedAuth.url).toBe('https://project.example.com/auth/v1');
    const local = { ...HOSTED, AUTH_URL: 'http://127.0.0.1:9999/auth/v1' };
    expect(readConfiguration(local).hostedAuth.url).toBe(local.AUTH_URL);
  });

  it('has no language model by default, but default limits on tokens and concurrency', () => {
    expect(readConfiguration({}).languageModel).toEqual({
      provider: undefined,
      model: undefined,
      baseUrl: undefined,
      apiKey: undefined,
      tokensPerMonth: 2_000_000,
      concurrency: 3,
    });
    const own = {
      LLM_PROVIDER: 'openai-compatible',
      LLM_MODEL: 'qwen3:8b',
      LLM_BASE_URL: 'http://ollama:11434/v1/',
    };
    expect(readConfiguration(own).languageModel).toMatchObject({
      provider: 'openai-compatible',
      model: 'qwen3:8b',
      baseUrl: 'http://ollama:11434/v1',
    });
  });

  it.each(['a@example.com', 'Proviso <a@example.com>', 'Übersetzer, "A" <a@example.com>'])(
    'accepts %s as a sender',
    (from) => {
      expect(readConfiguration({ MAIL_FROM: from }).mail.from).toBe(from);
    },
  );

  it('reports all invalid variables at once', () => {
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
