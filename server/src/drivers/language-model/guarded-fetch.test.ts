import { expect, it } from 'vitest';

import { startLoopbackServer } from '#server/testing/start-loopback-server.ts';

import { createGuardedFetch, LIMITS } from './guarded-fetch.ts';

// A delay this long means that the provider's retry time was misread.
const fetchOnce = createGuardedFetch({ ...LIMITS, retryDelaysMs: [100_000], maxDelayMs: 100_000 });

it.each([
  ['in seconds', () => ({ 'retry-after': '0' })],
  ['as a date', () => ({ 'retry-after': new Date(Date.now() + 1000).toUTCString() })],
  ['as a date that has passed', () => ({ 'retry-after': 'Wed, 21 Oct 2015 07:28:00 GMT' })],
  ['in milliseconds, which is more exact', () => ({ 'retry-after-ms': '5', 'retry-after': '99' })],
])("the provider's retry time can be given %s", async (_form, makeHeaders) => {
  let requests = 0;
  const { url } = await startLoopbackServer((_request, response) => {
    requests += 1;
    response.writeHead(requests === 1 ? 503 : 200, makeHeaders()).end('{}');
  });
  expect((await fetchOnce(url, { method: 'POST', body: '{}' })).status).toBe(200);
  expect(requests).toBe(2);
});

it('requests ask for uncompressed responses because a compressed one could expand to any size', async () => {
  const encodings: unknown[] = [];
  const { url } = await startLoopbackServer((request, response) => {
    encodings.push(request.headers['accept-encoding']);
    response.end('{}');
  });
  await fetchOnce(url, { method: 'POST', body: '{}' });
  expect(encodings).toEqual(['identity']);
});

it('consecutive requests reuse the connection', async () => {
  const { url, connections } = await startLoopbackServer((_request, response) => {
    response.end('{}');
  });
  for (let passages = 0; passages < 3; passages += 1) {
    await (await fetchOnce(url, { method: 'POST', body: '{}' })).json();
  }
  expect(connections()).toBe(1);
});

it('a provider that switches protocols counts as unreachable', async () => {
  const { url } = await startLoopbackServer((_request, response) => {
    response.writeHead(101, { connection: 'Upgrade', upgrade: 'x' }).end();
  });
  const fetchAtOnce = createGuardedFetch({ ...LIMITS, retryDelaysMs: [] });
  await expect(fetchAtOnce(url, { method: 'POST', body: '{}' })).rejects.toMatchObject({
    code: 'language_model.unreachable',
  });
});
