import { readConfiguration } from './config/configuration.ts';
/** The server's process: reads the configuration, starts, and ends in good order when told to. */
import { explainStartFailure } from './explain-start-failure.ts';
import { startServer } from './start-server.ts';

try {
  const server = await startServer(readConfiguration(process.env));
  console.log(`Proviso is ready at ${server.address} (data in ${server.dataDirectory})`);
  stopOnSignal(server.stop);
} catch (error) {
  console.error(explainStartFailure(error));
  process.exitCode = 1;
}

/** The first signal ends the server in good order, a second one at once. */
function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  const onSignal = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    void stop().then(() => process.exit(0));
  };
  process.on('SIGTERM', onSignal).on('SIGINT', onSignal);
}
