import type { Coverage, Extent } from '@proviso/contracts';
import { CircleCheck, CircleMinus, TriangleAlert } from 'lucide-react';

import { classNames } from '#web/lib/class-names.ts';
import { formatCount } from '#web/lib/format/format-count.ts';
import {
  CATEGORIES,
  CATEGORY_FLAGS,
  type Category,
  type CategoryFlags,
} from '#web/product/categories.ts';
import { extentOf } from '#web/product/verdict.ts';
import { CategoryIcon } from '#web/ui/category-icon.tsx';

import { texts } from './texts.ts';

const FLAGGED = { sign: TriangleAlert, text: texts.flagged, color: 'text-medium' } as const;
const UNFLAGGED = {
  whole: { sign: CircleCheck, text: texts.clear, color: 'text-good' },
  part: { sign: CircleMinus, text: texts.partlyRead, color: 'text-ink-faint' },
  none: { sign: CircleMinus, text: texts.notRead, color: 'text-ink-faint' },
} as const satisfies Record<Extent, unknown>;

/** Four tiles, one per category: a warning, a check mark or "not read", and the number of findings. */
export function CategoryTiles({
  flags,
  coverage,
  countOf,
}: {
  readonly flags: CategoryFlags;
  readonly coverage: Coverage;
  readonly countOf: (category: Category) => number;
}) {
  return (
    <ul
      aria-label={texts.summary}
      className="grid grid-cols-2 gap-3 max-[22rem]:grid-cols-1 md:grid-cols-4"
    >
      {CATEGORIES.map((category) => (
        <Tile
          key={category}
          category={category}
          isFlagged={flags[CATEGORY_FLAGS[category]]}
          extent={extentOf(coverage, category)}
          count={countOf(category)}
        />
      ))}
    </ul>
  );
}

function Tile({
  category,
  isFlagged,
  extent,
  count,
}: {
  readonly category: Category;
  readonly isFlagged: boolean;
  readonly extent: Extent;
  readonly count: number;
}) {
  const { sign: Sign, text, color } = isFlagged ? FLAGGED : UNFLAGGED[extent];
  // A count for a category that was not checked would look like a result.
  const figure = !isFlagged && extent === 'none' ? '–' : formatCount(count);
  return (
    <li className="rounded-md border border-line bg-surface p-4">
      <p className="flex items-center gap-2 text-sm font-medium">
        <CategoryIcon category={category} className="size-4.5" />
        {texts.tiles[category]}
      </p>
      <p className="mt-3 flex flex-wrap items-center justify-between gap-x-3">
        <span className="font-serif text-2xl font-semibold tabular-nums">{figure}</span>
        <span className={classNames('inline-flex items-center gap-1.5 text-sm', color)}>
          <Sign aria-hidden className="size-4 shrink-0" />
          {text}
        </span>
      </p>
    </li>
  );
}
