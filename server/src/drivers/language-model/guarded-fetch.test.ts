import { expect, it } from 'vitest';

import { startLoopbackServer } from '#server/testing/start-loopback-server.ts';

import { createGuardedFetch, LIMITS } from './guarded-fetch.ts';

// A delay this long means that the provider's retry time was misread.
const fetchOnce = createGuardedFetch({ ...LIMITS, delaysMs: [100_000], mostDelayMs: 100_000 });

it.each([
  ['in seconds', () => ({ 'retry-after': '0' })],
  ['as a date', () => ({ 'retry-after': new Date(Date.now() + 1000).toUTCString() })],
  ['as a date that has passed', () => ({ 'retry-after': 'Wed, 21 Oct 2015 07:28:00 GMT' })],
  ['in milliseconds, which is more exact', () => ({ 'retry-after-ms': '5', 'retry-after': '99' })],
])('understands when to ask again: %s', async (_form, makeHeaders) => {
  let requests = 0;
  const { url } = await startLoopbackServer((_request, response) => {
    requests += 1;
    response.writeHead(requests === 1 ? 503 : 200, makeHeaders()).end('{}');
  });
  expect((await fetchOnce(url, { method: 'POST', body: '{}' })).status).toBe(200);
  expect(requests).toBe(2);
});

it('asks for an answer that is not packed, because it might unpack to any length', async () => {
  const encodings: unknown[] = [];
  const { url } = await startLoopbackServer((request, response) => {
    encodings.push(request.headers['accept-encoding']);
    response.end('{}');
  });
  await fetchOnce(url, { method: 'POST', body: '{}' });
  expect(encodings).toEqual(['identity']);
});

it('keeps its connection for the next passage', async () => {
  const { url, connections } = await startLoopbackServer((_request, response) => {
    response.end('{}');
  });
  for (let passages = 0; passages < 3; passages += 1) {
    await (await fetchOnce(url, { method: 'POST', body: '{}' })).json();
  }
  expect(connections()).toBe(1);
});

it('takes a provider that switches protocols for one that nobody reached', async () => {
  const { url } = await startLoopbackServer((_request, response) => {
    response.writeHead(101, { connection: 'Upgrade', upgrade: 'x' }).end();
  });
  const fetchAtOnce = createGuardedFetch({ ...LIMITS, delaysMs: [] });
  await expect(fetchAtOnce(url, { method: 'POST', body: '{}' })).rejects.toMatchObject({
    code: 'language_model.unreachable',
  });
});
