import { expect, it } from 'vitest';

import { modelAddress } from './model-address.ts';

it.each([
  ['https://api.anthropic.com/v1', 'https://api.anthropic.com/v1'],
  ['https://models.example.com:8443/openai/v1/', 'https://models.example.com:8443/openai/v1'],
  ['https://203.0.113.9/v1', 'https://203.0.113.9/v1'],
  ['http://localhost:11434/v1', 'http://localhost:11434/v1'],
  ['http://127.0.0.1:8000/v1//', 'http://127.0.0.1:8000/v1'],
  ['http://2130706433/v1', 'http://2130706433/v1'],
  ['http://[::1]:8080/v1', 'http://[::1]:8080/v1'],
  ['http://ollama:11434/v1', 'http://ollama:11434/v1'],
  ['http://llama_server/v1', 'http://llama_server/v1'],
  ['http://host.docker.internal:11434/v1', 'http://host.docker.internal:11434/v1'],
  ['http://models.local/v1', 'http://models.local/v1'],
  ['http://10.1.2.3/v1', 'http://10.1.2.3/v1'],
  ['http://172.16.0.1/v1', 'http://172.16.0.1/v1'],
  ['http://172.31.255.255/v1', 'http://172.31.255.255/v1'],
  ['http://192.168.1.9/v1', 'http://192.168.1.9/v1'],
  ['http://[fd12:3456::1]/v1', 'http://[fd12:3456::1]/v1'],
  ['http://[::ffff:10.0.0.1]/v1', 'http://[::ffff:10.0.0.1]/v1'],
])('a model address can be %s', (address, taken) => {
  expect(modelAddress.parse(address)).toBe(taken);
});

it.each([
  ['no address', 'ollama'],
  ['another protocol', 'ftp://ollama/v1'],
  ['unencrypted through the internet', 'http://models.example.com/v1'],
  ['unencrypted through the internet', 'http://8.8.8.8/v1'],
  ['unencrypted through the internet', 'http://internal.example.com/v1'],
  ['just outside a private network', 'http://172.32.0.1/v1'],
  ['just outside a private network', 'http://172.15.255.255/v1'],
  ['just outside a private network', 'http://[fe00::1]/v1'],
  ['every address of this host', 'http://0.0.0.0/v1'],
  ['a network of a carrier', 'http://100.64.0.1/v1'],
  ['a public address inside an IPv6 one', 'http://[::ffff:8.8.8.8]/v1'],
  ['a user', 'https://user@models.example.com/v1'],
  ['a password', 'https://:password@models.example.com/v1'],
  ['a query', 'https://models.example.com/v1?key=1'],
  ['a fragment', 'https://models.example.com/v1#key'],
])('a model address is rejected (%s): %s', (_kind, address) => {
  expect(modelAddress.safeParse(address).success).toBe(false);
});

it.each([
  '169.254.169.254',
  '169.254.0.1',
  '2852039166',
  '0xa9fea9fe',
  '0251.0376.0251.0376',
  '[::ffff:169.254.169.254]',
  '[::ffff:a9fe:a9fe]',
  '[fe80::1]',
  '[febf::1]',
  '[fd00:ec2::254]',
  '100.100.100.200',
  'metadata',
  'metadata.google.internal',
  'metadata.google.internal.',
])('a cloud metadata address is rejected over HTTP and HTTPS: %s', (host) => {
  expect(modelAddress.safeParse(`http://${host}/v1`).success).toBe(false);
  expect(modelAddress.safeParse(`https://${host}/v1`).success).toBe(false);
});
