/**
 * A terminal and systemd send their signals to the children of the server as well. Its worker processes end with it:
 * one that ended before would look like a document's crash.
 */
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined);
