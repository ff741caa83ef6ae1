import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { RunningServer } from '../start-server.ts';

const EXAMPLES = join(import.meta.dirname, '..', '..', '..', 'examples', 'documents');
const EMAIL = 'demo@proviso.local';
const FORMATS = ['pdf', 'docx', 'doc', 'txt'] as const;

/**
 * Creates a demo account and has the example documents analyzed for it, through the regular use cases. The password is
 * random each time, so that a demo left running cannot be entered with a known one.
 */
export async function seedDemo({
  composition,
  features,
}: RunningServer): Promise<readonly string[]> {
  const { auth } = composition;
  if (auth === null) throw new Error('The demo needs the embedded auth service.');
  const { profiles, documents } = features;
  const password = randomBytes(9).toString('base64url');
  const { id } = await auth.createUser({ email: EMAIL, password, metadata: { name: 'Demo' } });
  const principal = {
    userId: id,
    sessionId: null,
    email: EMAIL,
    isEmailProven: false,
    hasSecondFactor: false,
    needsSecondFactor: false,
    authenticatedAt: 0,
    metadata: {},
  };
  const account = { principal, profile: null };
  const { profile } = await profiles.createProfile(account, { name: 'Demo' }, true);
  if (profile === null) throw new Error('A created profile is there.');
  for (const name of await chooseExamples()) {
    await documents.uploadDocument(profile, { name, bytes: await readFile(join(EXAMPLES, name)) });
  }
  return ['Sign in to the demo with', `  e-mail    ${EMAIL}`, `  password  ${password}`];
}

/** Each example once, rotating through the four formats. */
async function chooseExamples(): Promise<string[]> {
  const files = await readdir(EXAMPLES);
  const titles = [...new Set(files.map((file) => file.slice(0, file.lastIndexOf('.'))))].sort();
  return titles
    .map((title, index) => `${title}.${FORMATS[index % FORMATS.length]}`)
    .filter((name) => files.includes(name));
}
