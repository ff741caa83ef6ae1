import { expect, type Page } from '@playwright/test';

/** Chooses a text as the document on the upload page. */
export async function chooseText(page: Page, name: string, text: string): Promise<void> {
  await page
    .getByLabel('Document to upload')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
}

/** Uploads the chosen document and waits until the server has accepted it. */
export async function sendFile(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Upload File' }).click();
  await expect(page.getByText('Document uploaded and analysis started').first()).toBeVisible();
}

/** Uploads a text as a document on the upload page. */
export async function uploadText(page: Page, name: string, text: string): Promise<void> {
  await chooseText(page, name, text);
  await sendFile(page);
}
