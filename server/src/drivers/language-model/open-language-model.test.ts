import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

import { expect, it } from 'vitest';

import { readConfiguration } from '#server/config/configuration.ts';
import { startLanguageModelServer } from '#server/testing/language-model-server.ts';
import { startLoopbackServer } from '#server/testing/start-loopback-server.ts';

import { openLanguageModel } from './open-language-model.ts';

const SOURCE = join(import.meta.dirname, '..', '..');
const run = promisify(execFile);

/** The output of a script in its own process; `load` imports a server module. */
async function runScript(script: string, environment: Readonly<Record<string, string>> = {}) {
  const root = `${pathToFileURL(SOURCE).href}/`;
  const preface = `const load = (path) => import(${JSON.stringify(root)} + path);`;
  return run(process.execPath, ['--input-type=module', '-e', preface + script], {
    env: { ...process.env, ...environment },
  });
}

it('no language model is opened when none is configured', () => {
  expect(openLanguageModel(readConfiguration({}).languageModel)).toBeNull();
});

it('the host of a language model includes its port unless it is the default', () => {
  const at = (LLM_BASE_URL: string) =>
    openLanguageModel(
      readConfiguration({ LLM_PROVIDER: 'openai-compatible', LLM_MODEL: 'x', LLM_BASE_URL })
        .languageModel,
    )?.host;
  expect(at('http://ollama:11434/v1')).toBe('ollama:11434');
  expect(at('https://models.example.com:443/v1')).toBe('models.example.com');
});

it('no provider client is loaded until a language model is asked', async () => {
  const { stdout } = await runScript(`
    import { registerHooks } from 'node:module';
    const found = [];
    registerHooks({ resolve: (name, context, next) => {
      if (name === 'ai' || name.startsWith('@ai-sdk/')) found.push(name);
      return next(name, context);
    } });
    await load('compose.ts');
    const { openLanguageModel } = await load('drivers/language-model/open-language-model.ts');
    const model = openLanguageModel({ provider: 'anthropic', apiKey: 'x', baseUrl: 'http://127.0.0.1:1/v1' },
      { retryDelaysMs: [] });
    console.log(JSON.stringify(found));
    await model.ask({ instructions: 'x', text: 'x', maxTokens: 1, answerSchema: (await import('zod')).z.object({}) },
      new AbortController().signal).catch(() => undefined);
    console.log(found.includes('ai') && found.includes('@ai-sdk/anthropic'), found.includes('@ai-sdk/openai'));
  `);
  expect(stdout).toBe('[]\ntrue false\n');
});

// Models whose clients would warn that they must reason, and a name that a gateway would resolve.
it.each([
  ['anthropic', 'claude-opus-5-5'],
  ['openai', 'gpt-5-mini'],
  ['openai-compatible', 'openai/gpt-6-luna'],
] as const)(
  'the %s client calls only the configured address, ignores environment variables and prints nothing',
  async (provider, LLM_MODEL) => {
    const server = await startLanguageModelServer({ object: {} });
    const elsewhere = await startLoopbackServer((_request, response) => response.end());
    const configured = { ...server.environment(provider), LLM_MODEL };
    const { stdout, stderr } = await runScript(
      `
      const { readConfiguration } = await load('config/configuration.ts');
      const { openLanguageModel } = await load('drivers/language-model/open-language-model.ts');
      const model = openLanguageModel(readConfiguration(${JSON.stringify(configured)}).languageModel);
      const { answer } = await model.ask({ instructions: 'x', text: 'x', maxTokens: 9,
        answerSchema: (await import('zod')).z.object({}) }, new AbortController().signal);
      console.log(JSON.stringify(answer));
    `,
      {
        NODE_USE_ENV_PROXY: '1',
        HTTP_PROXY: elsewhere.url,
        HTTPS_PROXY: elsewhere.url,
        NO_PROXY: '',
        AI_GATEWAY_API_KEY: 'x',
        ANTHROPIC_BASE_URL: elsewhere.url,
        ANTHROPIC_API_KEY: 'x',
        OPENAI_BASE_URL: elsewhere.url,
        OPENAI_API_KEY: 'x',
      },
    );
    expect(stdout).toBe('{}\n');
    expect(stderr).toBe('');
    expect(server.requests).toHaveLength(1);
    expect(elsewhere.connections()).toBe(0);
  },
);
