import { expect, test } from '@playwright/test';

import { createPerson } from './person.ts';
import { type ProvisoServer, startProvisoServer } from './proviso-server.ts';

let server: ProvisoServer;

test.beforeAll(async () => {
  server = await startProvisoServer();
});
test.afterAll(async () => {
  await server.stop();
});

test('the app works in a browser that blocks its storage', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: server.url });
  const blocked = await context.newPage();
  await blocked.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(globalThis, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  await blocked.goto('/');
  await expect(blocked.getByRole('heading', { level: 1 })).toBeVisible();
  await blocked.goto('/documents');
  await expect(blocked).toHaveURL(/\/login$/);
  await createPerson(blocked, 'Noor Blank').signUp();
  await expect(blocked.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await context.close();
});
