import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

import { describe, expect, it, onTestFinished } from 'vitest';

import { type Environment, diagnose, createFolder, linesAbout } from '#server/testing/diagnose.ts';
import { startLoopbackServer } from '#server/testing/start-loopback-server.ts';

describe('proviso doctor with configured services', () => {
  const diagnoseNew = (environment: Environment) =>
    diagnose({ PROVISO_DATA_DIR: createFolder(), ...environment });

  it('reports a port as taken by another program or by a Proviso server', async () => {
    const other = await startLoopbackServer((_request, response) => response.end('hello'));
    const taken = await diagnoseNew({ PORT: String(other.port) });
    expect([taken.code, linesAbout(taken.text, 'Port')[0]]).toEqual([
      1,
      `failure Port another program listens on 127.0.0.1:${other.port}. Stop it, or set PORT.`,
    ]);
    const health = JSON.stringify({ status: 'ok', version: '9.9.9' });
    const ours = await startLoopbackServer((_request, response) => response.end(health));
    const running = await diagnoseNew({ PORT: String(ours.port) });
    expect(linesAbout(running.text, 'Port')).toEqual([
      `ok Port Proviso 9.9.9 runs at 127.0.0.1:${ours.port}`,
    ]);
  });

  it('connects to the mail server without sending mail', async () => {
    const commands: string[] = [];
    const server = createServer((socket) => {
      socket.on('error', () => undefined).write('220 mail.example.com ESMTP\r\n');
      socket.on('data', (chunk) => {
        const command = chunk.toString().trim();
        commands.push(command.split(' ')[0] ?? '');
        socket.write(command.startsWith('AUTH') ? '535 no\r\n' : '250-hello\r\n250 AUTH PLAIN\r\n');
      });
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const mailOf = async (login: string) => {
      const environment = {
        SMTP_URL: `smtp://${login}127.0.0.1:${port}`,
        MAIL_FROM: 'a@b.example',
      };
      const { code, text } = await diagnoseNew(environment);
      expect(text).not.toContain('wrong-password');
      return [code, linesAbout(text, 'Mail')[0]];
    };
    expect(await mailOf('')).toEqual([0, expect.stringMatching(/^ok Mail 127\.0\.0\.1 takes/)]);
    expect(commands).not.toContain('MAIL');
    const refusal = expect.stringMatching(/^failure .* refuses the user or the password/) as string;
    expect(await mailOf('mailer:wrong-password@')).toEqual([1, refusal]);
    server.close();
    const gone = await diagnoseNew({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@b.example' });
    expect([gone.code, linesAbout(gone.text, 'Mail')[0]]).toEqual([
      1,
      expect.stringMatching(/^failure Mail 127\.0\.0\.1 cannot be used/),
    ]);
  });

  it('checks the issuer of the sign-in provider', async () => {
    let issuer = '';
    const provider = await startLoopbackServer((_request, response) => {
      const authorization_endpoint = `${issuer}/authorize`;
      response.end(JSON.stringify({ issuer, authorization_endpoint }));
    });
    const google = async () => {
      const environment = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'hidden-secret' };
      const { text } = await diagnoseNew({ ...environment, GOOGLE_ISSUER: provider.url });
      expect(text).not.toContain('hidden-secret');
      return linesAbout(text, 'Google')[0];
    };
    issuer = provider.url;
    expect(await google()).toMatch(/^ok Google .*\/auth\/v1\/callback/);
    issuer = 'https://another.example.com';
    expect(await google()).toMatch(/^failure .* GOOGLE_ISSUER/);
  });

  it('checks that the hosted auth service accepts the key', async () => {
    const project = await startLoopbackServer((request, response) => {
      response.writeHead(request.headers['apikey'] === 'public' ? 200 : 401).end('{}');
    });
    const hosted = async (key: string) => {
      const { text } = await diagnoseNew({ AUTH_URL: project.url, AUTH_ANON_KEY: key });
      return linesAbout(text, 'Hosted auth')[0];
    };
    expect(await hosted('public')).toMatch(/^ok /);
    expect(await hosted('outdated')).toMatch(/^failure .* AUTH_ANON_KEY/);
  });

  it('reports the Stripe mode, and whether its prices exist', async () => {
    const answer = { status: 200, prices: ['starter', 'pro'] };
    const stripe = await startLoopbackServer((_request, response) => {
      const data = answer.prices.map((plan) => ({ id: plan, object: 'price' }));
      const error = { type: 'invalid_request_error', message: 'Invalid key: sk_test_hidden' };
      response
        .writeHead(answer.status, { 'content-type': 'application/json' })
        .end(JSON.stringify(answer.status === 200 ? { object: 'list', data } : { error }));
    });
    const environment = {
      STRIPE_SECRET_KEY: 'sk_test_hidden',
      STRIPE_WEBHOOK_SECRET: 'whsec_hidden',
    };
    const payments = async () => {
      const { text } = await diagnoseNew({ ...environment, STRIPE_API_BASE: stripe.url });
      expect(text).not.toContain('hidden');
      return linesAbout(text, 'Payments')[0];
    };
    expect(await payments()).toBe('ok Payments Stripe in test mode, no money, with its 2 prices');
    answer.prices = [];
    expect(await payments()).toMatch(/^failure .* run npm run stripe:setup\.$/);
    answer.status = 401;
    expect(await payments()).toMatch(/^failure .* refuses the key/);
  });
});
