import * as contracts from '@proviso/contracts';
import { z } from 'zod';

import { addDescriptions, descriptionOf, type Json } from './add-descriptions.ts';
import { componentName } from './component-name.ts';

const COMPONENTS = '#/components/schemas/';
const DEFINITIONS = '#/$defs/';

/** The schemas of the contracts by what they are called there: `documentSchema` is a `Document`. */
const names = z.registry<{ id: string }>();
for (const [name, value] of Object.entries(contracts)) {
  if (value instanceof z.ZodType) names.add(value, { id: componentName(name) });
}

/** Writes schemas as JSON Schema. What has a name is written once, as a component. */
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
    /** What a program may send. */
    request: (schema: z.ZodType): Json => write(schema, 'input'),
    /** What it is answered. */
    answer: (schema: z.ZodType): Json => write(schema, 'output'),
    /** What the contracts say of a property of one of their schemas. */
    descriptionOf: (schema: z.ZodType, property: string) =>
      descriptionOf(`${names.get(schema)?.id}.${property}`),
    /** Everything with a name that was written so far, by its name. */
    components: (): Json => Object.fromEntries([...components].toSorted(byName)),
  };
}

export type SchemaWriter = ReturnType<typeof createSchemaWriter>;

function convert(schema: z.ZodType, io: 'input' | 'output'): Json {
  return z.toJSONSchema(schema, {
    io,
    metadata: names,
    override: ({ zodSchema, jsonSchema }) => {
      // Answers gain properties over time: clients are to ignore those that they do not know.
      const isOpen = zodSchema._zod.def.type === 'object' && !isStrict(zodSchema);
      if (io === 'output' && isOpen) delete jsonSchema.additionalProperties;
      // The format says it.
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
