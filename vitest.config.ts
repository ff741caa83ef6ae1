import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{engine,documents,contracts,database,auth,server,web,cli}/src/**/*.test.{ts,tsx}',
      '{tools,training,examples}/**/*.test.ts',
    ],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
