import { webhookBodySchema } from '@proviso/contracts';

import { PRODUCT } from '#server/product.ts';

import type { Json } from './add-descriptions.ts';
import { describeOperation } from './describe-operation.ts';
import { API_OPERATIONS } from './operations.ts';
import { createRefusalWriter } from './refusal-writer.ts';
import { createSchemaWriter, type SchemaWriter } from './schema-writer.ts';

const DESCRIPTION = `Everything that the web app does with documents, for programs.

A refusal has a status and a body with a stable \`code\`, which programs match, and a \`message\` for people, which may
change. Answers gain properties over time: pass over those that you do not know.`;

/** The API as an OpenAPI document, generated from the schemas and refusals that the server itself uses. */
export function describeApi(): Json {
  const schemas = createSchemaWriter();
  const refusals = createRefusalWriter(schemas);
  const paths: Record<string, Json> = {};
  for (const operation of API_OPERATIONS) {
    const path = (paths[`/api${operation.path}`] ??= {});
    path[operation.method.toLowerCase()] = describeOperation(operation, { schemas, refusals });
  }
  return {
    openapi: '3.1.1',
    info: {
      title: `${PRODUCT.name} API`,
      version: PRODUCT.version,
      description: DESCRIPTION,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/', description: 'The server that serves this description.' }],
    tags: [...new Set(API_OPERATIONS.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    webhooks: { analysis: { post: describeWebhook(schemas) } },
    components: {
      securitySchemes: {
        session: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The access token of a session, from the auth service below `/auth/v1`.',
        },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          description: 'An API key, `pv_…`, of the scope that is named: `write` opens reads too.',
        },
      },
      responses: refusals.components(),
      schemas: schemas.components(),
    },
  };
}

/** The server's own calls, to the addresses of accounts' webhooks. */
function describeWebhook(schemas: SchemaWriter): Json {
  const header = (name: string, description: string) => ({
    name,
    in: 'header',
    required: true,
    description,
    schema: { type: 'string' },
  });
  return {
    operationId: 'receiveEvent',
    tags: ['Webhooks'],
    summary: 'Notifies a webhook that an analysis has ended',
    security: [],
    parameters: [
      header('Proviso-Event', 'The event, as in the body.'),
      header('Proviso-Delivery', 'The id of the delivery, the same in every attempt.'),
      header('Proviso-Signature', '`t=TIME,v1=DIGEST`; docs/api.md says how it is checked.'),
    ],
    requestBody: {
      required: true,
      content: { 'application/json': { schema: schemas.answer(webhookBodySchema) } },
    },
    responses: { '2XX': { description: 'Accepted. Any other response is retried.' } },
  };
}
