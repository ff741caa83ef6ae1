import { expect, it } from 'vitest';

import { isLocalHost } from './is-local-host.ts';

it.each([
  'localhost',
  'localhost:11434',
  'models.localhost',
  'ollama:11434',
  'gpu',
  'studio.local',
  'llm.corp.internal',
  'nas.home.arpa',
  '127.0.0.1:8080',
  '127.1',
  '10.0.0.4',
  '172.16.0.1',
  '172.31.255.255:8000',
  '192.168.1.20',
  '169.254.7.7',
  '[::1]:11434',
  '[fd12:3456::1]',
  '[fe80::1]',
])('%s is a host on the local network', (host) => {
  expect(isLocalHost(host)).toBe(true);
});

it.each([
  'api.anthropic.com',
  'api.openai.com:443',
  'localhost.example.com',
  'internal.example.com',
  '10.example.com',
  '172.32.0.1',
  '11.0.0.1',
  '8.8.8.8',
  // An IP address written as a single number.
  '134744072',
  '[2001:db8::1]',
  '[::ffff:8.8.8.8]',
  'not a host',
  '',
])('%s is not a host on the local network', (host) => {
  expect(isLocalHost(host)).toBe(false);
});
