import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{engine,documents,contracts,database,auth,server,web,cli}/src/**/*.test.ts',
      '{tools,training,examples}/**/*.test.ts',
    ],
    globalSetup: ['database/src/testing/postgresql-global-setup.ts'],
    // Modules keep no state and nothing is mocked: loading the engine anew for each file would cost half the time.
    isolate: false,
    // The tests wait for processes and databases as often as they compute: leaving a core free would leave it idle.
    maxWorkers: '100%',
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
