import * as contracts from '@proviso/contracts';
import { z } from 'zod';

import { addDescriptions, descriptionOf, type Json } from './add-descriptions.ts';
import { componentName } from './component-name.ts';

const COMPONENTS = '#/components/schemas/';
const DEFINITIONS = '#/$defs/';

/** Names the contracts' schemas: `documentSchema` becomes `Document`. */
const names = z.registry<{ id: string }>();
for (const [name, value] of Object.entries(contracts)) {
  if (value instanceof z.ZodType) names.add(value, { id: componentName(name) });
}

/** Writes schemas as JSON Schema. Named ones are written once, as components. */
export function createSchemaWriter() {
  const components = new Map<string, Json>();
  const write = (schema: z.ZodType, io: 'input' | 'output'): Json => {
    const { $schema: _, $defs: definitions = {}, ...written } = toComponents(convert(schema, io));
    for (const [name, plain] of Object.entries(definitions as Record<string, Json>)) {
      const definition = addDescriptions(plain, name);
      const known = components.get(name);
      if (known === undefined) components.set(name, definition);
      else if (JSON.stringify(known) !== JSON.stringify(definition)) {
        throw new Error(`${name} is another shape when it is sent than when it is answered.`);
      }
    }
    return written;
  };
  return {
    /** The schema of a request. */
    request: (schema: z.ZodType): Json => write(schema, 'input'),
    /** The schema of an answer. */
    answer: (schema: z.ZodType): Json => write(schema, 'output'),
    /** The contracts' description of a schema's property. */
    descriptionOf: (schema: z.ZodType, property: string) =>
      descriptionOf(`${names.get(schema)?.id}.${property}`),
    /** All named schemas written so far, by name. */
    components: (): Json => Object.fromEntries([...components].toSorted(byName)),
  };
}

export type SchemaWriter = ReturnType<typeof createSchemaWriter>;

function convert(schema: z.ZodType, io: 'input' | 'output'): Json {
  return z.toJSONSchema(schema, {
    io,
    metadata: names,
    override: ({ zodSchema, jsonSchema }) => {
      // Answers gain properties over time: clients must ignore unknown ones.
      const isOpen = zodSchema._zod.def.type === 'object' && !isStrict(zodSchema);
      if (io === 'output' && isOpen) delete jsonSchema.additionalProperties;
      // Implied by the format.
      if (jsonSchema.format?.startsWith('date')) delete jsonSchema.pattern;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    },
  });
}

function isStrict(schema: z.core.$ZodType): boolean {
  return schema instanceof z.ZodObject && schema.def.catchall !== undefined;
}

function toComponents(schema: Json): Json {
  return JSON.parse(JSON.stringify(schema).replaceAll(DEFINITIONS, COMPONENTS)) as Json;
}

function byName([one]: [string, Json], [other]: [string, Json]): number {
  return one < other ? -1 : 1;
}
