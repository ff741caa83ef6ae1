import { auditPageSchema } from '@proviso/contracts';
import { infiniteQueryOptions } from '@tanstack/react-query';

import { readFile, readJson, withParameters } from '#web/lib/api/api-client.ts';
import { saveFile } from '#web/lib/save-file.ts';

import { type ActivityFilter, parametersOf } from './activity-filter.ts';

const PATH = '/api/audit';

/** The activity that matches the filter, newest first, page by page. */
export function activityQuery(filter: ActivityFilter) {
  return infiniteQueryOptions({
    queryKey: [PATH, filter],
    queryFn: ({ pageParam: before, signal }) =>
      readJson(PATH, auditPageSchema, {
        parameters: { ...parametersOf(filter), before },
        signal,
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    refetchOnMount: 'always',
  });
}

/** Saves all matching activity as a CSV file. */
export async function downloadActivity(filter: ActivityFilter): Promise<void> {
  const content = await readFile(withParameters(`${PATH}.csv`, parametersOf(filter)));
  saveFile('proviso-activity.csv', content);
}
