import { configDefaults, defineConfig } from 'vitest/config';

/** Watches the engine's modules from before they are loaded, so that it needs a process of its own. */
const LOADS_ANEW = ['engine/src/testing/regular-expressions.test.ts'];

export default defineConfig({
  test: {
    // The tests wait for processes and databases as often as they compute: leaving a core free would leave it idle.
    maxWorkers: '100%',
    // Some analyze a dozen documents, each in a process of its own, beside all the others.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'all',
          // The server of PostgreSQL runs as another user, who may not look into the folder of the tests.
          globalSetup: [
            'database/src/testing/postgresql-global-setup.ts',
            'tools/temporary-folder.ts',
          ],
          include: [
            '{engine,documents,contracts,database,auth,server,web,cli}/src/**/*.test.ts',
            '{tools,training,examples}/**/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, ...LOADS_ANEW],
          // Modules keep no state and nothing is mocked: loading the engine anew for each file would cost half the
          // time.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'anew', include: LOADS_ANEW } },
    ],
  },
});
