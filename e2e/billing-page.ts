import { type Browser, expect, type Locator, type Page } from '@playwright/test';

import type { ProvisoServer } from './proviso-server.ts';

/** A page in a context of its own, which axe needs. */
export async function openPage(browser: Browser, server: ProvisoServer): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url });
  return context.newPage();
}

/** Opens the billing portal from the settings. */
export async function openPortal(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Manage Subscription' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Billing' })).toBeVisible();
}

/** The buttons that stand out. */
export function darkButtons(page: Page): Locator {
  return page.locator('button.bg-accent');
}
