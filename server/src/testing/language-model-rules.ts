import type { IncomingHttpHeaders } from 'node:http';

import {
  type Body,
  type Conversation,
  WIRE_FORMATS,
  type WirePath,
} from './language-model-wire.ts';

/** A request as received. */
export interface ModelRequest {
  readonly path: WirePath;
  readonly headers: IncomingHttpHeaders;
  readonly body: Body;
}

/** JSON Schema keywords that Anthropic rejects in an answer's schema. */
const NOT_AT_ANTHROPIC = ['minLength', 'maxLength', 'minimum', 'maximum', 'pattern', 'maxItems'];
/** These providers' models that do not accept a temperature. */
const WITHOUT_TEMPERATURE = /^(?:claude-haiku-5|gpt-6)/;

/** Why a provider would reject a request, or undefined. */
export function findRequestFault(request: ModelRequest): string | undefined {
  return [...findCommonFaults(request), ...FAULTS[request.path](request)][0];
}

const FAULTS: Readonly<Record<WirePath, (request: ModelRequest) => readonly string[]>> = {
  '/v1/messages': ({ headers, body }) => [
    ...faultIf(headers['anthropic-version'] !== '2023-06-01', 'anthropic-version is missing'),
    ...faultIf(!isCount(body['max_tokens']), 'max_tokens is missing'),
    ...findSchemaFaults(at(body, 'output_config', 'format'), (schema) => [
      ...faultIf(isOpen(schema), 'open object'),
      ...NOT_AT_ANTHROPIC.filter((word) => word in schema),
    ]),
  ],
  '/v1/responses': ({ body }) => [
    ...faultIf(!isCount(body['max_output_tokens']), 'max_output_tokens is missing'),
    ...findStrictFaults(at(body, 'text', 'format')),
  ],
  '/v1/chat/completions': ({ body }) => [
    ...faultIf(!isCount(body['max_tokens']), 'max_tokens is missing'),
    ...findStrictFaults(at(body, 'response_format', 'json_schema')),
  ],
};

function findCommonFaults({ path, headers, body }: ModelRequest): readonly string[] {
  const { instructions, messages }: Conversation = WIRE_FORMATS[path].read(body);
  const model = body['model'];
  const takesNoTemperature = typeof model === 'string' && WITHOUT_TEMPERATURE.test(model);
  return [
    ...faultIf(!headers['content-type']?.startsWith('application/json'), 'not application/json'),
    ...faultIf(typeof model !== 'string' || model === '', 'model is missing'),
    ...faultIf('temperature' in body && takesNoTemperature, 'temperature is not supported'),
    ...faultIf(body['stream'] === true, 'stream is not spoken here'),
    ...faultIf(instructions === '', 'there are no instructions'),
    ...faultIf(messages.length === 0, 'there are no messages'),
    ...faultIf(
      messages.some(({ role }, index) => role !== (index % 2 === 0 ? 'user' : 'assistant')),
      'user and assistant do not take turns',
    ),
    ...faultIf(messages.at(-1)?.role !== 'user', 'the user does not speak last'),
    ...faultIf(
      messages.some(({ text }) => text.trim() === ''),
      'a message is empty',
    ),
  ];
}

/** Strict schemas have a name, are closed, and have no optional properties. */
function findStrictFaults(format: unknown): readonly string[] {
  if (!isBody(format)) return [];
  return [
    ...faultIf(format['strict'] !== true, 'the form is not strict'),
    ...faultIf(!isName(format['name']), 'the form has no name'),
    ...findSchemaFaults(format, (schema) => {
      const required: unknown = schema['required'] ?? [];
      const names = Object.keys(isBody(schema['properties']) ? schema['properties'] : {});
      const areRequired = Array.isArray(required) && names.every((name) => required.includes(name));
      return [
        ...faultIf(isOpen(schema), 'open object'),
        ...faultIf(!areRequired, 'a property that is not required'),
      ];
    }),
  ];
}

/** Checks every subschema of the answer's schema, if there is one. */
function findSchemaFaults(
  format: unknown,
  find: (schema: Body) => readonly string[],
): readonly string[] {
  if (!isBody(format)) return [];
  const schema = format['schema'];
  if (!isBody(schema) || schema['type'] !== 'object') return ['the form is no object'];
  return listSchemas(schema).flatMap(find);
}

function listSchemas(value: unknown): readonly Body[] {
  if (Array.isArray(value)) return value.flatMap(listSchemas);
  if (!isBody(value)) return [];
  const isSchema = typeof value['type'] === 'string' || Array.isArray(value['type']);
  return [...(isSchema ? [value] : []), ...Object.values(value).flatMap(listSchemas)];
}

function isOpen(schema: Body): boolean {
  return schema['type'] === 'object' && schema['additionalProperties'] !== false;
}

function at(body: Body, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((value, name) => (isBody(value) ? value[name] : undefined), body);
}

function isBody(value: unknown): value is Body {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isName(value: unknown): boolean {
  return typeof value === 'string' && /^[\w-]{1,64}$/.test(value);
}

function isCount(value: unknown): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value > 0;
}

function faultIf(isWrong: boolean, fault: string): readonly string[] {
  return isWrong ? [fault] : [];
}
