import { join } from 'node:path';

import { type DatabaseConnection, openDatabase } from '@proviso/database';
import fastify, { type FastifyInstance } from 'fastify';

import { createAuth } from '../create-auth.ts';
import { createOutboxMailer } from '../mail/outbox-mailer.ts';
import { createSmtpMailer } from '../mail/smtp-mailer.ts';
import { allowOrigins } from './allow-origins.ts';
import { readConfiguration, type StandaloneConfiguration } from './configuration.ts';
import type { Environment } from './environment.ts';
import { openSealer } from './open-sealer.ts';

/** A standalone instance. */
export interface StandaloneAuth {
  /** Its local address, including the base path. */
  readonly url: string;
  /** Finishes running requests and closes the database. */
  close(): Promise<void>;
}

/** Starts an instance from its environment; throws an `EnvironmentError` or a `DatabaseError` that says what to fix. */
export async function startStandalone(environment: Environment): Promise<StandaloneAuth> {
  const configuration = readConfiguration(environment);
  const sealer = await openSealer(configuration.dataFolder, configuration.masterKey);
  const connection = await openDatabase(configuration.database);
  try {
    const auth = await createAuth({
      ...configuration.auth,
      connection,
      sealer,
      clock: { now: () => Date.now() },
      mailer: createMailer(configuration),
    });
    const app = createApp(configuration, connection);
    await app.register(auth.routes, { prefix: configuration.basePath });
    const { host, port, basePath } = configuration;
    const address = await app.listen({ host, port });
    return { url: `${address}${basePath}`, close: () => app.close() };
  } catch (error) {
    await connection.close();
    throw error;
  }
}

function createMailer({ smtpUrl, smtpTls, mailFrom, dataFolder }: StandaloneConfiguration) {
  if (smtpUrl !== undefined) {
    return createSmtpMailer({ url: smtpUrl, from: mailFrom, tls: smtpTls });
  }
  return createOutboxMailer({ folder: join(dataFolder, 'outbox'), from: mailFrom });
}

function createApp(
  { basePath, logLevel, trustProxy, allowedOrigins }: StandaloneConfiguration,
  connection: DatabaseConnection,
): FastifyInstance {
  const app = fastify({
    logger: {
      level: logLevel,
      // Even unknown URLs may contain secrets meant for the service's routes.
      serializers: { req: ({ method, ip }: { method: string; ip: string }) => ({ method, ip }) },
    },
    trustProxy: trustProxy.length > 0 ? [...trustProxy] : false,
  });
  allowOrigins(app, allowedOrigins);
  // The framework's default answer logs the URL with its query.
  if (basePath !== '') app.setNotFoundHandler((_request, reply) => reply.code(404).send());
  app.addHook('onClose', () => connection.close());
  return app;
}
