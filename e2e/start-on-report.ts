import { type Browser, expect, type Page } from '@playwright/test';

import { createPerson } from './person.ts';
import { type ProvisoServer, startProvisoServer } from './proviso-server.ts';

/** A page of a server of its own on which somebody has just opened a report. */
interface OpenedReport {
  readonly server: ProvisoServer;
  readonly page: Page;
}

/** Starts a server, on which this person signs up, uploads one of the documents and opens its report. */
export async function startOnReport(
  browser: Browser,
  { name, document }: { readonly name: string; readonly document: string },
): Promise<OpenedReport> {
  const server = await startProvisoServer();
  const page = await browser.newPage({ baseURL: server.url });
  const person = createPerson(page, name);
  await person.signUp();
  await person.upload(document);
  await person.openReport(document);
  return { server, page };
}

/** Opens the app's own library: the first paint, which the server renders, has the same heading, but no documents. */
export async function openLibrary(page: Page, document: string): Promise<void> {
  await page.goto('/documents');
  await expect(page.getByRole('link', { name: `View Analysis of ${document}` })).toBeVisible();
}
