import descriptions from './schema-descriptions.json' with { type: 'json' };

/** JSON that is built up here. */
export type Json = Record<string, unknown>;

const DESCRIPTIONS: Readonly<Record<string, string>> = descriptions;
const ALTERNATIVES = ['anyOf', 'oneOf', 'allOf'] as const;

/** What the contracts say of a schema, or of a property of one by its path: `Document.counts.pii`. */
export function descriptionOf(path: string): string | undefined {
  return DESCRIPTIONS[path];
}

/** The schema with everything that the contracts say of it and its properties. */
export function addDescriptions(schema: Json, path: string): Json {
  const description = descriptionOf(path);
  return { ...(description && { description }), ...describeParts(schema, path) };
}

/** Lists and alternatives add nothing to the path. */
function describeParts(schema: Json, path: string): Json {
  const { properties, items } = schema as { properties?: Record<string, Json>; items?: Json };
  const described: Json = { ...schema };
  if (properties !== undefined) {
    const entries = Object.entries(properties);
    described['properties'] = Object.fromEntries(
      entries.map(([name, property]) => [name, addDescriptions(property, `${path}.${name}`)]),
    );
  }
  if (items !== undefined) described['items'] = describeParts(items, path);
  for (const key of ALTERNATIVES) {
    const alternatives = schema[key] as Json[] | undefined;
    if (alternatives !== undefined) {
      described[key] = alternatives.map((alternative) => describeParts(alternative, path));
    }
  }
  return described;
}
