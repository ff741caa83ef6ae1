import type { z } from 'zod';

import type { Content } from '#server/http/operation.ts';
import { isReadOnlyOperation } from '#server/http/write-guard.ts';

import type { Json } from './add-descriptions.ts';
import { listRefusals } from './list-refusals.ts';
import type { ApiOperation } from './operations.ts';
import type { RefusalWriter } from './refusal-writer.ts';
import type { SchemaWriter } from './schema-writer.ts';

type Write = (schema: z.ZodType) => Json;

const ANSWERS: Readonly<Record<string, string>> = {
  200: 'Done.',
  201: 'Made.',
  202: 'Accepted; in progress.',
  204: 'Done; no content.',
};

interface Writers {
  readonly schemas: SchemaWriter;
  readonly refusals: RefusalWriter;
}

/** One operation in OpenAPI form. */
export function describeOperation(operation: ApiOperation, { schemas, refusals }: Writers): Json {
  const { id, tag, summary, description, body, isBodyOptional = false } = operation;
  const parameters = describeParameters(operation, schemas);
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(description !== undefined && { description }),
    security: describeSecurity(operation),
    ...(parameters.length > 0 && { parameters }),
    ...(body !== undefined && {
      requestBody: { required: !isBodyOptional, content: describeContent(body, schemas.request) },
    }),
    responses: {
      ...describeAnswers(operation, schemas),
      ...refusals.responses(listRefusals(operation)),
    },
  };
}

/** An empty list means no authentication. A key has a scope, a session may do everything. */
function describeSecurity(operation: ApiOperation): readonly Json[] {
  const { access } = operation;
  if (access === 'public') return [];
  const scope = isReadOnlyOperation(operation) ? 'read' : 'write';
  return [{ session: [] }, ...(access === 'session-or-key' ? [{ apiKey: [scope] }] : [])];
}

function describeParameters(operation: ApiOperation, schemas: SchemaWriter): readonly Json[] {
  const { path, parameters = {}, query } = operation;
  const inPath = [...path.matchAll(/\{(\w+)\}/gu)].map(([, name = '']) => {
    const given = parameters[name];
    const schema = given === undefined ? { type: 'integer', minimum: 1 } : schemas.request(given);
    return { name, in: 'path', required: true, schema };
  });
  if (query === undefined) return inPath;
  const inQuery = Object.entries(query.shape).map(([name, schema]) => ({
    name,
    in: 'query',
    description: schemas.descriptionOf(query, name),
    required: !schema.safeParse(undefined).success,
    schema: schemas.request(schema),
  }));
  return [...inPath, ...inQuery];
}

function describeContent(content: Content, write: Write): Json {
  const entries = Object.entries(content).map(([type, schema]) => [
    type,
    schema === null ? {} : { schema: write(schema) },
  ]);
  return Object.fromEntries(entries) as Json;
}

function describeAnswers({ answers }: ApiOperation, { answer }: SchemaWriter): Json {
  const entries = Object.entries(answers).map(([status, content]) => {
    const hasBody = Object.keys(content).length > 0;
    const description = ANSWERS[status] ?? 'Done.';
    return [
      status,
      { description, ...(hasBody && { content: describeContent(content, answer) }) },
    ] as const;
  });
  return Object.fromEntries(entries);
}
