import { CircleCheck, TriangleAlert } from 'lucide-react';

import {
  CATEGORIES,
  CATEGORY_FLAGS,
  type Category,
  type CategoryFlags,
} from '#web/lib/categories.ts';
import { classNames } from '#web/lib/class-names.ts';
import { CategoryIcon } from '#web/ui/category-icon.tsx';

import { texts } from './texts.ts';

/** Four tiles, one for each category: a warning or a tick, and how many findings there are. */
export function CategoryTiles({
  flags,
  countOf,
}: {
  readonly flags: CategoryFlags;
  readonly countOf: (category: Category) => number;
}) {
  return (
    <ul aria-label={texts.summary} className="grid grid-cols-2 gap-3 md:grid-cols-4">
      {CATEGORIES.map((category) => {
        const isFlagged = flags[CATEGORY_FLAGS[category]];
        const Sign = isFlagged ? TriangleAlert : CircleCheck;
        return (
          <li key={category} className="rounded-md border border-line bg-surface p-4">
            <p className="flex items-center gap-2 text-sm font-medium">
              <CategoryIcon category={category} className="size-4.5" />
              {texts.tiles[category]}
            </p>
            <p className="mt-3 flex flex-wrap items-center justify-between gap-x-3">
              <span className="font-serif text-2xl font-semibold tabular-nums">
                {countOf(category)}
              </span>
              <span
                className={classNames(
                  'inline-flex items-center gap-1.5 text-sm',
                  isFlagged ? 'text-medium' : 'text-good',
                )}
              >
                <Sign aria-hidden className="size-4 shrink-0" />
                {isFlagged ? texts.flagged : texts.clear}
              </span>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
