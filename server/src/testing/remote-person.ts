import { type Document, documentListSchema, uploadResponseSchema } from '@proviso/contracts';
import { z } from 'zod';

import type { TestFile } from './form.ts';

const sessionSchema = z.object({ access_token: z.string() });

/** A user of a server over the network. */
export interface RemotePerson {
  readonly token: string;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  upload(file: TestFile): Promise<Document>;
  list(): Promise<Document[]>;
}

/** Signs up at a running server. */
export async function signUpRemotely(address: string, email: string): Promise<RemotePerson> {
  const response = await fetch(`${address}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'three blue lamps' }),
  });
  const { access_token: token } = sessionSchema.parse(await response.json());
  const person = actAs(address, token);
  await person.fetch('/api/users', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  return person;
}

/** A user with an existing token, at the same or another server. */
export function actAs(address: string, token: string): RemotePerson {
  const request: RemotePerson['fetch'] = (path, init = {}) =>
    fetch(`${address}${path}`, {
      ...init,
      headers: { ...(init.headers as Record<string, string>), authorization: `Bearer ${token}` },
    });
  return {
    token,
    fetch: request,
    async upload({ name, bytes }) {
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(bytes)]), name);
      const response = await request('/api/upload', { method: 'POST', body: form });
      return uploadResponseSchema.parse(await response.json()).document;
    },
    list: async () => documentListSchema.parse(await (await request('/api/documents')).json()),
  };
}
