import { type Analysis, type Document, documentListSchema } from '@proviso/contracts';

import { textFile } from './form.ts';
import { readAnalysis } from './mark-words.ts';
import type { Person } from './sign-up.ts';

/** Contains a value of each of two types. */
export const LETTER = 'Write to ines@acme.example.\nCard 4111-1111-1111-1111.\n';
export const REASON = { reason: 'not-relevant' } as const;

/** Uploads a text and waits until it is analyzed. */
export async function upload(person: Person, text: string, name?: string): Promise<number> {
  const { id } = await person.upload(textFile(text, name));
  await person.waitFor(id);
  return id;
}

/** A request's reference to the first finding of a type. */
export function findingOf({ issues }: Analysis, type: string) {
  const issue = issues.find((candidate) => candidate.type === type);
  if (issue === undefined) throw new Error(`There is no ${type}.`);
  return { finding: issue.id, ...(issue.fingerprint && { fingerprint: issue.fingerprint }) };
}

/** Allows the values of findings of these types in a document. */
export async function allow(person: Person, document: number, ...types: string[]) {
  const analysis = await readAnalysis(person, document);
  const findings = types.map((type) => findingOf(analysis, type));
  return person.post('/api/allowed', { document, findings, ...REASON });
}

export async function listDocuments(person: Person): Promise<Document[]> {
  return documentListSchema.parse((await person.get('/api/documents')).json());
}
