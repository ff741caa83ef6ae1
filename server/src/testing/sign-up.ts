import {
  type Document,
  documentSchema,
  profileSchema,
  uploadResponseSchema,
} from '@proviso/contracts';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { z } from 'zod';

import { expectDescribed } from './expect-described.ts';
import { createForm, type TestFile } from './form.ts';

const PASSWORD = 'three blue lamps';
const sessionSchema = z.object({ access_token: z.string(), user: z.object({ id: z.string() }) });

/** Options of a request, besides the token. */
interface RequestOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly payload?: string | Buffer | object;
}
type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A user with an account and a session. */
export interface Person {
  readonly userId: string;
  readonly email: string;
  readonly token: string;
  readonly profileId: number;
  request(method: Method, url: string, options?: RequestOptions): Promise<LightMyRequestResponse>;
  get(url: string): Promise<LightMyRequestResponse>;
  post(url: string, payload: object): Promise<LightMyRequestResponse>;
  sendForm(parts: Parameters<typeof createForm>[0]): Promise<LightMyRequestResponse>;
  /** Uploads a document, expecting it to be accepted. */
  upload(file: TestFile, policy?: string): Promise<Document>;
  /** Waits until a document is completed or failed. */
  waitFor(id: number): Promise<Document>;
}

/** Signs up through the auth service and creates the profile, as the web app does. */
export async function signUp(app: FastifyInstance, email: string): Promise<Person> {
  const person = await signUpWithoutProfile(app, email);
  const response = await person.post('/api/users', { id: person.userId, email, name: 'Test' });
  const { id } = profileSchema.parse(response.json());
  return { ...person, profileId: id };
}

/** Signs up through the auth service only. */
export async function signUpWithoutProfile(app: FastifyInstance, email: string): Promise<Person> {
  return enter(app, { email, password: PASSWORD }, '/auth/v1/signup');
}

/** Opens another session of an existing user. */
export async function signIn(
  app: FastifyInstance,
  email: string,
  password = PASSWORD,
): Promise<Person> {
  return enter(app, { email, password }, '/auth/v1/token?grant_type=password');
}

/** A user with the session that the auth service returned. */
export function personFromSession(
  app: FastifyInstance,
  email: string,
  answer: LightMyRequestResponse,
): Person {
  return createPerson(app, email, sessionSchema.parse(answer.json()));
}

async function enter(
  app: FastifyInstance,
  payload: { readonly email: string; readonly password: string },
  url: string,
): Promise<Person> {
  return personFromSession(app, payload.email, await app.inject({ method: 'POST', url, payload }));
}

function createPerson(
  app: FastifyInstance,
  email: string,
  { access_token: token, user }: z.infer<typeof sessionSchema>,
): Person {
  const request: Person['request'] = async (method, url, { headers = {}, payload } = {}) => {
    const answer = await app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${token}`, ...headers },
      ...(payload !== undefined && { payload }),
    });
    expectDescribed(method, url, answer);
    return answer;
  };
  const sendForm: Person['sendForm'] = async (parts) => {
    const { contentType, payload } = await createForm(parts);
    return request('POST', '/api/upload', { headers: { 'content-type': contentType }, payload });
  };
  return {
    userId: user.id,
    email,
    token,
    profileId: 0,
    request,
    get: (url) => request('GET', url),
    post: (url, payload) => request('POST', url, { payload }),
    sendForm,
    async upload(file, policy) {
      const chosen = policy === undefined ? [] : [['policy', policy] as const];
      const response = await sendForm([['file', file], ...chosen]);
      return uploadResponseSchema.parse(response.json()).document;
    },
    async waitFor(id) {
      for (;;) {
        const document = documentSchema.parse(
          (await request('GET', `/api/documents/${id}`)).json(),
        );
        if (document.status === 'completed' || document.status === 'failed') return document;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
  };
}
