import type { ReactNode } from 'react';

import { useSought } from './sought-places.ts';

/** A piece of the document's text starting at an offset, with the search matches highlighted. */
export function SoughtText({ text, start }: { readonly text: string; readonly start: number }) {
  const sought = useSought();
  const end = start + text.length;
  const within = sought?.places.filter((place) => place.start < end && place.end > start) ?? [];
  if (within.length === 0) return text;
  const parts: ReactNode[] = [];
  let at = start;
  for (const place of within) {
    const [from, to] = [Math.max(place.start, start), Math.min(place.end, end)];
    parts.push(text.slice(at - start, from - start));
    parts.push(
      <mark
        key={from}
        data-sought={place === sought?.current ? 'current' : 'place'}
        className="sought-mark"
      >
        {text.slice(from - start, to - start)}
      </mark>,
    );
    at = to;
  }
  parts.push(text.slice(at - start));
  return parts;
}
