import descriptions from './schema-descriptions.json' with { type: 'json' };

/** A JSON object under construction. */
export type Json = Record<string, unknown>;

const DESCRIPTIONS: Readonly<Record<string, string>> = descriptions;
const ALTERNATIVES = ['anyOf', 'oneOf', 'allOf'] as const;

/** The contracts' description of a schema, or of a property by its path: `Document.counts.pii`. */
export function descriptionOf(path: string): string | undefined {
  return DESCRIPTIONS[path];
}

/** The schema with the contracts' descriptions of it and its properties. */
export function addDescriptions(schema: Json, path: string): Json {
  const description = descriptionOf(path);
  return { ...(description && { description }), ...describeParts(schema, path) };
}

/** Arrays and unions add nothing to the path. */
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
