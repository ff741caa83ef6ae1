import { once } from 'node:events';
import { createServer } from 'node:net';

import { z } from 'zod';

import type { Configuration } from '#server/config/configuration.ts';
import { PRODUCT } from '#server/product.ts';

import { codeOf, reasonOf, type Verdict, verdictsFor } from './verdict.ts';

const TIMEOUT_MS = 3000;
const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|::1|\[::1\])$/;
const healthSchema = z.object({ status: z.literal('ok'), version: z.string() });

/** Whether the port can be bound, and whether the server's public address is set up properly. */
export async function checkNetwork(configuration: Configuration): Promise<Verdict[]> {
  const port = await checkPort(configuration);
  return configuration.processes.role === 'worker' ? [port] : [port, checkAddress(configuration)];
}

async function checkPort({ network: { host, port } }: Configuration): Promise<Verdict> {
  const { ok, failure } = verdictsFor('Port');
  const place = `${host}:${port}`;
  const server = createServer();
  try {
    server.listen({ host, port });
    await once(server, 'listening');
    server.close();
    return ok(port === 0 ? `one of ${host} that the system chooses` : `${place} is free`);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EADDRINUSE') return describeListener(host, port);
    if (code === 'EACCES') return failure(`this user may not listen on ${place}. Set PORT.`);
    return failure(`${place} cannot be listened on (${reasonOf(error)}). Set HOST and PORT.`);
  }
}

async function describeListener(host: string, port: number): Promise<Verdict> {
  const { ok, failure } = verdictsFor('Port');
  const nearby = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  const name = nearby.includes(':') ? `[${nearby}]` : nearby;
  const health = await fetch(`http://${name}:${port}/healthz`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
    .then(async (response) => healthSchema.safeParse(await response.json()).data)
    .catch(() => undefined);
  return health === undefined
    ? failure(`another program listens on ${host}:${port}. Stop it, or set PORT.`)
    : ok(`${PRODUCT.name} ${health.version} runs at ${host}:${port}`);
}

function checkAddress({ network, publicOrigin }: Configuration): Verdict {
  const { ok, warning } = verdictsFor('Address');
  const { protocol, hostname } = new URL(publicOrigin);
  const isLocal = LOOPBACK.test(hostname);
  if (isLocal && !LOOPBACK.test(network.host)) {
    return warning(
      `others can reach ${network.host}, but mails and pages name ${publicOrigin}. Set PUBLIC_URL.`,
    );
  }
  if (isLocal) return ok(`${publicOrigin}, for this machine alone`);
  if (protocol !== 'https:') {
    return warning(
      `${publicOrigin} carries passwords and documents in the open. Put a proxy with TLS before it.`,
    );
  }
  return network.trustProxy.length > 0
    ? ok(publicOrigin)
    : warning(
        `${publicOrigin} is behind a proxy, whose visitors count as one address: set TRUST_PROXY.`,
      );
}
