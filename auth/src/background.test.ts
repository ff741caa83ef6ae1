import fastify from 'fastify';
import { expect, it } from 'vitest';

import { createBackground, superviseBackground } from './background.ts';

it('a background task begins only after the answer was written', async () => {
  const background = createBackground();
  const app = fastify();
  superviseBackground(app, background);
  app.addHook('onSend', async () => Promise.resolve());
  const wasAnswered: boolean[] = [];
  app.get('/', async (_request, reply) => {
    background.run(async () => void wasAnswered.push(reply.raw.writableEnded));
    await Promise.resolve();
    return {};
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  await fetch(url);
  await app.close();
  expect(wasAnswered).toEqual([true]);
});

it('a background waits for tasks that have not begun, and reports those that fail', async () => {
  const background = createBackground();
  const reports: unknown[] = [];
  background.onFault((error) => reports.push(error));
  const fault = new Error('no mail was taken');
  background.run(() => Promise.reject(fault));
  background.run(() => {
    throw fault;
  });
  await background.drain();
  expect(reports).toEqual([fault, fault]);
});
