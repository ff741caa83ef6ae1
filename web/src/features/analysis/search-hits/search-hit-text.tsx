import type { ReactNode } from 'react';

import { useSearchHits } from './search-hits.ts';

/** A piece of the document's text starting at an offset, with the search matches highlighted. */
export function SearchHitText({ text, start }: { readonly text: string; readonly start: number }) {
  const search = useSearchHits();
  const end = start + text.length;
  const hits = search?.hits.filter((hit) => hit.start < end && hit.end > start) ?? [];
  if (hits.length === 0) return text;
  const parts: ReactNode[] = [];
  let at = start;
  for (const hit of hits) {
    const [from, to] = [Math.max(hit.start, start), Math.min(hit.end, end)];
    parts.push(text.slice(at - start, from - start));
    parts.push(
      <mark
        key={from}
        data-search-hit={hit === search?.current ? 'current' : 'other'}
        className="search-hit-mark"
      >
        {text.slice(from - start, to - start)}
      </mark>,
    );
    at = to;
  }
  parts.push(text.slice(at - start));
  return parts;
}
