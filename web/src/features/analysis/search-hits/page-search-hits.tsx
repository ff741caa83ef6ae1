import { boxStyle } from '../viewer/box-style.ts';
import { useSearchHits } from './search-hits.ts';

/** Highlights the search matches on a page. */
export function PageSearchHits({
  page,
  size,
}: {
  readonly page: number;
  readonly size: { readonly width: number; readonly height: number };
}) {
  const search = useSearchHits();
  return search?.hits.flatMap((hit) =>
    hit.boxes
      .filter((box) => box.page === page)
      .map((box) => (
        <span
          key={`${hit.start} ${box.top} ${box.left}`}
          aria-hidden
          data-search-hit={hit === search.current ? 'current' : 'other'}
          className="search-hit-box"
          style={boxStyle(box, size)}
        />
      )),
  );
}
