import { boxStyle } from '../viewer/box-style.ts';
import { useSought } from './sought-places.ts';

/** Highlights the search matches on a page. */
export function PageSought({
  page,
  size,
}: {
  readonly page: number;
  readonly size: { readonly width: number; readonly height: number };
}) {
  const sought = useSought();
  return sought?.places.flatMap((place) =>
    place.boxes
      .filter((box) => box.page === page)
      .map((box) => (
        <span
          key={`${place.start} ${box.top} ${box.left}`}
          aria-hidden
          data-sought={place === sought.current ? 'current' : 'place'}
          className="sought-box"
          style={boxStyle(box, size)}
        />
      )),
  );
}
