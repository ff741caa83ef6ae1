import type { TestProject } from 'vitest/node';

import { startPostgresqlServer } from './postgresql-server.ts';

/** Where the run's PostgreSQL server is, or why there is none. */
export type TestPostgresql = { readonly host: string } | { readonly reason: string };

declare module 'vitest' {
  interface ProvidedContext {
    postgresql: TestPostgresql;
  }
}

/**
 * Vitest's global setup: one PostgreSQL server for the whole run, stopped at its end. Where CI is set, it must be
 * there: nobody would see that its tests were skipped.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  try {
    const server = await startPostgresqlServer();
    project.provide('postgresql', { host: server.host });
    return () => server.stop();
  } catch (error) {
    if (process.env['CI']) throw error;
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    project.provide('postgresql', { reason });
    return async () => undefined;
  }
}
