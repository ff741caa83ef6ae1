import { join } from 'node:path';

import { expect, type Page } from '@playwright/test';

/** What a person does on the screens, in the words that the screens use. */
export interface Person {
  readonly email: string;
  signUp(): Promise<void>;
  signIn(): Promise<void>;
  signOut(): Promise<void>;
  /** Uploads a file from `examples/documents` and returns its name. */
  upload(file: string): Promise<string>;
  /** Opens a document's report from the library and waits until it has rendered. */
  openReport(name: string): Promise<void>;
}

const examplesFolder = join(import.meta.dirname, '../examples/documents');
const password = 'harbour-lantern-47';

/** A person with their own browser page; no email address is used twice. */
export function createPerson(page: Page, name = 'Ada Quill'): Person {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}.${crypto.randomUUID().slice(0, 8)}@example.com`;
  return {
    email,
    async signUp() {
      await page.goto('/signup');
      await page.getByLabel('Full name').fill(name);
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByLabel('Confirm password').fill(password);
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(page).toHaveURL(/\/dashboard$/);
    },
    async signIn() {
      await page.goto('/login');
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(page).toHaveURL(/\/dashboard$/);
    },
    async signOut() {
      await page.getByRole('button', { name: /log ?out|sign out/i }).click();
      await expect(page).toHaveURL(/\/$/);
    },
    async upload(file) {
      await page.goto('/upload');
      await page.getByLabel('Document to upload').setInputFiles(join(examplesFolder, file));
      await page.getByRole('button', { name: 'Upload File' }).click();
      await expect(page.getByText('Document uploaded and analysis started').first()).toBeVisible();
      return file;
    },
    async openReport(document) {
      await page.goto('/documents');
      await page.getByRole('link', { name: `View Analysis of ${document}`, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: document })).toBeVisible();
      await expect(page.getByText('Analyzed', { exact: true }).first()).toBeVisible({
        timeout: 90_000,
      });
    },
  };
}
