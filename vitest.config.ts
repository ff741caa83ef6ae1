import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{engine,documents,contracts,database,auth,server,web,cli}/src/**/*.test.ts',
      '{tools,training,examples}/**/*.test.ts',
    ],
    globalSetup: ['database/src/testing/postgresql-global-setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
