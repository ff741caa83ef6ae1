import { type Configuration, readConfiguration } from './config/configuration.ts';
import { warnOfUnknownVariables } from './config/describe-settings.ts';
import { outboxFolder } from './embedded-auth.ts';
import { explainStartFailure } from './explain-start-failure.ts';
import { type RunningServer, startServer } from './start-server.ts';

/** What a command does with a server that has just started; returns the lines of its greeting. */
export type Prepare = (server: RunningServer) => Promise<readonly string[]>;

/**
 * Runs a server as this process's task: reads the configuration, starts, and shuts down gracefully on a signal. If it
 * cannot start, it says why on standard error and sets exit code 1. There it also warns of settings it does not know.
 */
export async function serve(
  environment: Readonly<Record<string, string | undefined>>,
  prepare: Prepare = async () => [],
): Promise<void> {
  for (const sentence of warnOfUnknownVariables(environment)) warn(sentence);
  try {
    const configuration = readConfiguration(environment);
    const server = await startServer(configuration);
    exitOnUncaughtException(server);
    stopOnSignal(server);
    const greeting = await prepare(server).catch(async (error: unknown) => {
      await server.stop();
      throw error;
    });
    for (const line of [...describeStart(configuration, server), ...greeting]) say(line);
  } catch (error) {
    warn(explainStartFailure(error));
    process.exitCode = 1;
  }
}

/** States the kind of process and which usual parts are missing. */
function describeStart(configuration: Configuration, server: RunningServer): string[] {
  const { role } = configuration.processes;
  const data = `(data in ${configuration.data.directory})`;
  if (role === 'worker') return [`Proviso's worker is ready at ${server.address}/healthz ${data}`];
  return [
    `Proviso is ready at ${server.address} ${data}`,
    ...(role === 'web' ? ['Documents wait until a process with PROVISO_ROLE=worker runs too'] : []),
    ...mailNotice(configuration),
    ...paymentNotice(server),
  ];
}

/** Where the operator finds the mail of a server without a mail server. */
function mailNotice(configuration: Configuration): string[] {
  const { mail, hostedAuth } = configuration;
  if (mail.smtpUrl !== undefined || hostedAuth.url !== undefined) return [];
  return [`Without SMTP_URL, mails are written to ${outboxFolder(configuration)}`];
}

/** Whether payments are real. */
function paymentNotice({ composition }: RunningServer): string[] {
  const isEmbedded = composition.dependencies.embeddedCheckout !== null;
  return isEmbedded
    ? ['Without STRIPE_SECRET_KEY, plans are sold by the embedded checkout: test cards, no money']
    : [];
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function warn(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** An uncaught error leaves the process in an unknown state: it exits, and its jobs are retried by another process. */
function exitOnUncaughtException({ composition }: RunningServer): void {
  process.on('uncaughtException', (error) => {
    composition.dependencies.logger.fatal({ error }, 'the process ends by a fault of ours');
    process.exit(1);
  });
}

/** Our launcher passes on a signal that the server itself may have received too. */
const SAME_REQUEST_MS = 1000;

/** The first request to end shuts down gracefully, a later one immediately. */
function stopOnSignal(server: RunningServer): void {
  let requestedAt: number | undefined;
  const onSignal = () => {
    const now = performance.now();
    if (requestedAt !== undefined) {
      if (now - requestedAt > SAME_REQUEST_MS) process.exit(1);
      return;
    }
    requestedAt = now;
    void server.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', onSignal).on('SIGINT', onSignal);
}
