import type { RequestListener } from 'node:http';

import { expect, it } from 'vitest';

import { startLoopbackServer } from '#server/testing/start-loopback-server.ts';

import type { ResolveAll } from './guarded-lookup.ts';
import { createHttpWebhookSender } from './http.ts';

const guarded = createHttpWebhookSender({ allowPrivate: false });
const atPublicHost = createHttpWebhookSender({
  allowPrivate: false,
  resolveAll: (_name, answer) => answer(null, [{ address: '1.1.1.1', family: 4 }]),
});
const open = createHttpWebhookSender({ allowPrivate: true, timeLimitMs: 500 });

async function startReceiver(answer: RequestListener) {
  const server = await startLoopbackServer(answer);
  return { ...server, url: `${server.url}/hook` };
}

const post = (url: string) => ({
  url,
  body: '{}',
  headers: { 'content-type': 'application/json' },
});

it.each([
  'https://example.com/hook',
  'http://example.com:8080/hook?token=1',
  'https://1.1.1.1/hook',
  'https://[2606:4700:4700::1111]/hook',
])('a webhook can be sent to %s', async (url) => {
  expect(await atPublicHost.accepts(url)).toBe(true);
});

it.each([
  'ftp://example.com/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'hook',
  'https://user:password@example.com/',
  'http://example.com:22/',
  'http://example.com:25/',
  'http://127.0.0.1/',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://0177.0.0.1/',
  'http://127.1:3000/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://169.254.169.254/latest/meta-data/',
  'http://[fd00::1]:8080/',
])('a webhook to %s is rejected before anything is sent', async (url) => {
  expect(await guarded.accepts(url)).toBe(false);
});

it('a webhook to a host with a private address is rejected like at delivery, one to an unknown host is not', async () => {
  const url = 'https://hook.example.com/';
  const at = (resolveAll: ResolveAll, allowPrivate = false) =>
    createHttpWebhookSender({ allowPrivate, resolveAll }).accepts(url);
  const resolvePrivately: ResolveAll = (_name, answer) =>
    answer(null, [
      { address: '1.1.1.1', family: 4 },
      { address: '10.0.0.8', family: 4 },
    ]);
  expect(await at(resolvePrivately)).toBe(false);
  expect(await at(resolvePrivately, true)).toBe(true);
  expect(await at((_name, answer) => answer(new Error('ENOTFOUND'), []))).toBe(true);
});

it('a webhook never connects to a hostname that resolves to loopback, even by DNS rebinding', async () => {
  const { port, connections } = await startReceiver((_request, response) => response.end());
  const url = `http://hook.example.com:${port}/`;
  const answers = [
    [{ address: '127.0.0.1', family: 4 }],
    [{ address: '::ffff:127.0.0.1', family: 6 }],
    [
      { address: '1.1.1.1', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ],
  ];
  for (const addresses of answers) {
    const resolveAll: ResolveAll = (_name, answer) => answer(null, addresses);
    const sender = createHttpWebhookSender({ allowPrivate: false, resolveAll });
    expect(await sender.accepts(url)).toBe(false);
    expect(await sender.send(post(url))).toEqual({ status: null, failure: 'forbidden_address' });
  }
  // The resolved address is the one connected to: there is no second lookup that could be answered differently.
  let questions = 0;
  const rebinding: ResolveAll = (_name, answer) => {
    questions += 1;
    answer(null, [{ address: questions === 1 ? '203.0.113.9' : '127.0.0.1', family: 4 }]);
  };
  const sender = createHttpWebhookSender({ allowPrivate: false, resolveAll: rebinding });
  for (let attempt = 0; attempt < 3; attempt += 1) {
    expect((await sender.send(post(url))).failure).toBe('forbidden_address');
  }
  expect(questions).toBe(3);
  expect(connections()).toBe(0);
});

it('a webhook reaches private addresses when the operator allows it', async () => {
  const { url } = await startReceiver((_request, response) => response.end('ok'));
  expect(await open.send(post(url))).toEqual({ status: 200, failure: null });
});

it('a webhook does not follow redirects', async () => {
  const target = await startReceiver((_request, response) => response.end());
  const { url } = await startReceiver((_request, response) =>
    response.writeHead(307, { location: target.url }).end(),
  );
  expect(await open.send(post(url))).toEqual({ status: 307, failure: 'redirect' });
  expect(target.connections()).toBe(0);
});

it("a webhook reports the receiver's error status or why the receiver was not reached", async () => {
  const { url } = await startReceiver((_request, response) => response.writeHead(500).end());
  expect(await open.send(post(url))).toEqual({ status: 500, failure: 'status' });
  const nobody = await open.send(post('http://127.0.0.1:1024/'));
  expect(nobody).toEqual({ status: null, failure: 'unreachable' });
  const unknown = await open.send(post('http://nowhere.invalid/'));
  expect(unknown).toEqual({ status: null, failure: 'unresolved' });
});

it('a webhook receiver that switches protocols counts as unreachable', async () => {
  const { url } = await startReceiver((_request, response) =>
    response.writeHead(101, { connection: 'Upgrade', upgrade: 'x' }).end(),
  );
  expect(await open.send(post(url))).toEqual({ status: null, failure: 'unreachable' });
});

it('a webhook times out at its limit and does not read an endless response to the end', async () => {
  const silent = await startReceiver(() => undefined);
  expect(await open.send(post(silent.url))).toEqual({ status: null, failure: 'timeout' });
  const endless = await startReceiver((_request, response) => {
    const chunk = 'x'.repeat(8192);
    const pump = () => {
      while (!response.destroyed && response.write(chunk));
    };
    response.on('drain', pump);
    pump();
  });
  expect(await open.send(post(endless.url))).toEqual({ status: 200, failure: null });
});

it('a webhook that is aborted throws instead of reporting a failure of the receiver', async () => {
  const stopping = new AbortController();
  const { url } = await startReceiver(() => stopping.abort(new Error('stopping')));
  await expect(open.send(post(url), stopping.signal)).rejects.toThrow('stopping');
});
