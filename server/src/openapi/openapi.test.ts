import { uploadResponseSchema } from '@proviso/contracts';
import { describeDatabases } from '@proviso/database/testing';
import { Validator } from '@seriousme/openapi-schema-validator';
import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';

import { PRODUCT } from '#server/product.ts';
import { collectRoutes } from '#server/testing/collect-routes.ts';
import { createApiKey } from '#server/testing/create-api-key.ts';
import { textFile } from '#server/testing/form.ts';
import { type Person, signUp } from '#server/testing/sign-up.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

import { describeApi } from './describe-api.ts';
import { API_OPERATIONS } from './operations.ts';

const description = JSON.parse(JSON.stringify(describeApi()));

/** Validates answers against the API's description. */
function createAnswerCheck() {
  const ajv = new Ajv2020({ allErrors: true, strict: false });
  addFormats.default(ajv);
  ajv.addSchema({ ...(description as object), $id: 'api' });
  return (
    path: string,
    method: string,
    { statusCode, body }: { statusCode: number; body: string },
  ) => {
    const { responses } = description.paths[path][method];
    const shared = responses[statusCode].$ref as string | undefined;
    const place = ['paths', path, method, 'responses', String(statusCode)].map(escapePointer);
    const pointer = shared ?? `#/${place.join('/')}`;
    const check = ajv.compile({ $ref: `api${pointer}/content/application~1json/schema` });
    check(JSON.parse(body));
    return check.errors;
  };
}

function escapePointer(part: string): string {
  return encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
}

describe('the description of the API', () => {
  it('is a valid OpenAPI document', async () => {
    const { valid, errors } = await new Validator().validate(
      structuredClone(description) as Record<string, unknown>,
    );
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    expect(description.openapi).toMatch(/^3\.1\./);
  });

  it('has unique operation ids, and only parameters that appear in their paths', () => {
    const ids = API_OPERATIONS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { path, parameters = {}, id } of API_OPERATIONS) {
      const unknown = Object.keys(parameters).filter((name) => !path.includes(`{${name}}`));
      expect(unknown, id).toEqual([]);
    }
  });

  it('has no dangling references', () => {
    const text = JSON.stringify(description);
    for (const [, reference = ''] of text.matchAll(/"\$ref":"#\/([^"]+)"/g)) {
      const [, kind = '', name = ''] = reference.split('/');
      expect(Object.keys(description.components[kind] as object), reference).toContain(name);
    }
  });

  it('includes the descriptions from the contracts', () => {
    const { schemas } = description.components;
    expect(schemas.Document.description).toMatch(/^A document as lists/);
    expect(schemas.Document.properties.size.description).toBe('In bytes.');
    const [userId] = description.paths['/api/documents'].get.parameters;
    expect(userId.description).toMatch(/^The account's own id/);
  });

  it('states the authentication and scope each operation requires', () => {
    const { paths } = description;
    const both = (scope: string) => [{ session: [] }, { apiKey: [scope] }];
    expect(paths['/api/documents'].get.security).toEqual(both('read'));
    expect(paths['/api/upload'].post.security).toEqual(both('write'));
    expect(paths['/api/search'].post.security).toEqual(both('read'));
    expect(paths['/api/api-keys'].post.security).toEqual([{ session: [] }]);
    expect(paths['/api/config'].get.security).toEqual([]);
  });

  it('allows extra properties in responses, but not in requests that reject them', () => {
    const { schemas } = description.components;
    expect(schemas.Document.additionalProperties).toBeUndefined();
    expect(schemas.RescanRequest.additionalProperties).toBe(false);
  });
});

describeDatabases('the description of the API', (_open, databases) => {
  it('covers exactly the registered API routes', async () => {
    const routes = await collectRoutes(() => startTestServer(databases, { background: false }));
    const registered = routes.filter((route) => / \/api\//.test(route));
    const described = API_OPERATIONS.map(
      ({ method, path }) => `${method} /api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    );
    expect(registered.toSorted()).toEqual(described.toSorted());
  });

  it('is served without authentication, and answers 304 if unchanged', async () => {
    const { app } = await startTestServer(databases, { background: false });
    const answer = await app.inject('/api/openapi.json');
    expect(answer.json()).toEqual(description);
    expect(answer.json().info.version).toBe(PRODUCT.version);
    expect(answer.headers['cache-control']).toBe('public, max-age=300');
    const headers = { 'if-none-match': String(answer.headers.etag) };
    const again = await app.inject({ url: '/api/openapi.json', headers });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('matches actual responses', async () => {
    const { app } = await startTestServer(databases);
    const check = createAnswerCheck();
    const person = await signUp(app, 'anna@example.com');
    const upload = await person.sendForm([
      ['file', textFile('Write to anna@example.com, SSN 219-09-9999. He must be young.')],
    ]);
    expect(check('/api/upload', 'post', upload)).toBeNull();
    const { id } = uploadResponseSchema.parse(upload.json()).document;
    await person.waitFor(id);
    for (const [path, url] of readsOf(id)) {
      expect([path, check(path, 'get', await person.get(url))]).toEqual([path, null]);
    }
    for (const [path, method, answer] of await writesOf(person, id)) {
      expect([path, answer.statusCode, check(path, method, answer)]).toEqual([path, 200, null]);
    }
    const { secret } = await createApiKey(app, person, { scope: 'read' });
    const headers = { authorization: `Bearer ${secret}` };
    const refused = await app.inject({ method: 'POST', url: '/api/upload', headers });
    expect(refused.statusCode).toBe(403);
    expect(check('/api/upload', 'post', refused)).toBeNull();
  });

  it('does not match invalid responses', async () => {
    const check = createAnswerCheck();
    const faults = check('/api/documents', 'get', { statusCode: 200, body: '[{"id":0}]' });
    expect(faults?.length).toBeGreaterThan(5);
    const body = '{"code":"unheard.of","message":""}';
    expect(check('/api/documents', 'get', { statusCode: 401, body })).not.toBeNull();
  });
});

/** GET requests, by their described paths. */
function readsOf(id: number): readonly (readonly [path: string, url: string])[] {
  const paths = [
    '/api/documents',
    '/api/documents/{id}',
    '/api/documents/{id}/text',
    '/api/documents/{id}/cleanings',
    '/api/analysis/{id}',
    '/api/download-report/{id}',
    '/api/subscription-status',
    '/api/statistics',
    '/api/policies',
    '/api/policies/default',
    '/api/policies/own',
    '/api/retention',
    '/api/second-reader',
    '/api/api-keys',
    '/api/webhooks',
    '/api/audit',
    '/api/config',
  ];
  return paths.map((path) => [path, path.replace('{id}', String(id))]);
}

async function writesOf(person: Person, id: number) {
  const decisions = '/api/documents/{id}/decisions';
  const dismissal = { finding: 0, reason: 'false-alarm' };
  const text = { text: 'Write to anna@example.com.' };
  return [
    ['/api/analyze-text', 'post', await person.post('/api/analyze-text', text)],
    [decisions, 'post', await person.post(decisions.replace('{id}', String(id)), dismissal)],
  ] as const;
}
