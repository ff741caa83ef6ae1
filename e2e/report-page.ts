import { type BrowserContext, type Locator, type Page } from '@playwright/test';

import { collectPageErrors } from './collect-page-errors.ts';
import { createPerson } from './person.ts';
import type { ProvisoServer } from './proviso-server.ts';

/** The pane that shows the document. */
export const contentOf = (page: Page): Locator =>
  page.getByRole('region', { name: 'Content of the document' });
/** The buttons that link findings to their places in the document. */
export const placesIn = (page: Page): Locator =>
  page.getByRole('button', { name: /, show in the document$/ });

/** The report's finding with this excerpt. */
export const findingOf = (page: Page, excerpt: RegExp): Locator =>
  page.getByRole('article').filter({ hasText: excerpt });

/** Opens the report of a file from `examples/documents` and collects errors along the way. */
export async function openExample(context: BrowserContext, { url }: ProvisoServer, file: string) {
  const pageErrors = collectPageErrors(context, url);
  const page = await context.newPage();
  const person = createPerson(page, 'Vera Blick');
  await person.signUp();
  await person.upload(file);
  await person.openReport(file);
  return { page, pageErrors };
}

/** The fraction of an element's height, from 0 to 1, that is visible within another. */
export async function visibleFraction(element: Locator, frame: Locator): Promise<number> {
  const [inner, outer] = [await element.boundingBox(), await frame.boundingBox()];
  if (!inner || !outer) return 0;
  const top = Math.max(inner.y, outer.y);
  const bottom = Math.min(inner.y + inner.height, outer.y + outer.height);
  return Math.max(0, bottom - top) / inner.height;
}
