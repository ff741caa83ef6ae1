import { errorBodySchema } from '@proviso/contracts';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';

import { statusOf } from '#server/http/handle-errors.ts';
import { listRefusals } from '#server/openapi/list-refusals.ts';
import { API_OPERATIONS, type ApiOperation } from '#server/openapi/operations.ts';

/** Fails when the API gives an answer that its description does not document. */
export function expectDescribed(method: string, url: string, answer: LightMyRequestResponse): void {
  const operation = findOperation(method === 'HEAD' ? 'GET' : method, url);
  if (operation === undefined) return;
  if (answer.statusCode >= 400) expectRefusal(operation, method, answer);
  else expectAnswer(operation, method, answer);
}

function findOperation(method: string, url: string): ApiOperation | undefined {
  const path = /^\/api(?<path>\/[^?]*)/u.exec(url)?.groups?.['path'];
  return API_OPERATIONS.find((operation) => {
    const pattern = operation.path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/gu, '[^/]+');
    return operation.method === method && new RegExp(`^${pattern}$`, 'u').test(path ?? '');
  });
}

function expectRefusal(
  operation: ApiOperation,
  method: string,
  answer: LightMyRequestResponse,
): void {
  if (method === 'HEAD') return;
  const { code } = errorBodySchema.parse(answer.json());
  // An internal error may happen anywhere, and a disconnected client gets no answer.
  if (code === 'server.error' || code === 'request.abandoned') return;
  const described = listRefusals(operation).map((one) => `${statusOf(one)} ${one.code}`);
  expect(described, operation.id).toContain(`${answer.statusCode} ${code}`);
}

function expectAnswer(
  { id, answers }: ApiOperation,
  method: string,
  answer: LightMyRequestResponse,
): void {
  const content = answers[answer.statusCode];
  if (content === undefined) throw new Error(`${id} does not tell of ${answer.statusCode}.`);
  const [type = ''] = (answer.headers['content-type'] ?? '').split(';');
  if (Object.keys(content).length === 0) expect([id, answer.body]).toEqual([id, '']);
  else expect(Object.keys(content), id).toContain(type);
  const schema = content[type];
  if (method === 'HEAD' || !schema) return;
  const body: unknown = answer.json();
  // Parsing drops properties that the schema does not know.
  expect(schema.parse(body), id).toEqual(body);
}
