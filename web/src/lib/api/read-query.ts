import { queryOptions } from '@tanstack/react-query';

import { readJson, type Parameters, type Schema } from './api-client.ts';

/** A GET request to our own origin: the key's first element is the path, the second its parameters. */
export function readQuery<Value>(path: string, schema: Schema<Value>, parameters?: Parameters) {
  return queryOptions({
    queryKey: parameters === undefined ? [path] : [path, parameters],
    queryFn: ({ signal }) => readJson(path, schema, { parameters, signal }),
  });
}
