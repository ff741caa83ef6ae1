import { queryOptions } from '@tanstack/react-query';

import { guideAt } from './guide-address.ts';
import type { GuideName } from './guide-names.ts';
import { parseMarkdown, type Block } from './parse-markdown.ts';

// The repository's own files; each is loaded when opened.
const SOURCES = import.meta.glob<string>(
  [
    '../../../../docs/{accuracy,api,authentication,billing,configuration,detectors}.md',
    '../../../../policies/README.md',
  ],
  { query: '?raw', import: 'default' },
);

/** The content of a page without its title, since screens render that themselves. */
export function guideQuery(name: GuideName) {
  return queryOptions({
    queryKey: ['guide', name],
    queryFn: async (): Promise<readonly Block[]> => {
      const load = Object.entries(SOURCES).find(([path]) => guideAt(path) === name)?.[1];
      if (load === undefined) throw new Error(`There is no guide ${name}.`);
      return parseMarkdown(await load()).slice(1);
    },
  });
}
