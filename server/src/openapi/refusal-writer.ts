import { errorBodySchema } from '@proviso/contracts';

import { statusOf } from '#server/http/handle-errors.ts';
import type { Refusal } from '#server/refusals/refusal.ts';

import type { Json } from './add-descriptions.ts';
import type { SchemaWriter } from './schema-writer.ts';

/** Longer lists of codes do not make a readable name. */
const MAX_CODES_IN_NAME = 6;
const SECONDS = { type: 'integer', minimum: 0 };
const FAULT = 'server.error';

/** Writes operations' refusals. Those shared by several are written once, as a component. */
export function createRefusalWriter(schemas: SchemaWriter) {
  const components = new Map<string, Json>();
  const share = (name: string, response: Json): Json => {
    components.set(name, response);
    return { $ref: `#/components/responses/${name}` };
  };
  return {
    /** An operation's refusals by status, with the codes that distinguish them. */
    responses(refusals: readonly Refusal[]): Json {
      const groups = [...Map.groupBy(refusals, statusOf)].toSorted(([one], [other]) => one - other);
      const entries = groups.map(([status, reasons]) => {
        const response = describeReasons(reasons, schemas);
        const name = reasons.map(({ code }) => code).join('-');
        return [
          status,
          reasons.length > MAX_CODES_IN_NAME ? response : share(name, response),
        ] as const;
      });
      return { ...Object.fromEntries(entries), default: share(FAULT, describeFault(schemas)) };
    },
    /** All components written so far, by name. */
    components: (): Json => Object.fromEntries(components),
  };
}

export type RefusalWriter = ReturnType<typeof createRefusalWriter>;

function describeReasons(refusals: readonly Refusal[], schemas: SchemaWriter): Json {
  const codes = refusals.map(({ code }) => code);
  const isRetryable = refusals.some(({ retryAfter }) => retryAfter !== undefined);
  const waiting = { description: 'Seconds to wait before retrying.', schema: SECONDS };
  const schema = {
    allOf: [schemas.answer(errorBodySchema), { properties: { code: { enum: codes } } }],
  };
  return {
    description: refusals.map(({ code, message }) => `- \`${code}\`: ${message}`).join('\n'),
    ...(isRetryable && { headers: { 'Retry-After': waiting } }),
    content: { 'application/json': { schema } },
  };
}

function describeFault(schemas: SchemaWriter): Json {
  return {
    description: `- \`${FAULT}\`: The server could not handle the request.`,
    content: { 'application/json': { schema: schemas.answer(errorBodySchema) } },
  };
}
