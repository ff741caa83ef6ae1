import type { Statistics } from '@proviso/contracts';

import { formatWeek } from '#web/lib/format/format-date.ts';
import { CATEGORIES, CATEGORY_NAMES } from '#web/product/categories.ts';
import { CategoryIcon } from '#web/ui/category-icon.tsx';

import { texts } from './texts.ts';
import { totalOf } from './weeks-picture.tsx';

const CELL =
  'px-2 py-1.5 text-right tabular-nums first:pl-0 first:text-left last:pr-0 @max-[33rem]:px-1';

/** A scrollable element must be reachable by keyboard. */
const REACHABLE = { tabIndex: 0 };

/** The figures of each week. */
export function WeeksTable({ weeks }: { readonly weeks: Statistics['weeks'] }) {
  return (
    <section {...REACHABLE} aria-label={texts.title} className="@container overflow-x-auto">
      <table className="w-full text-sm @max-[33rem]:text-xs">
        <caption className="visually-hidden">{texts.title}</caption>
        <thead>
          <tr className="border-b border-line text-ink-soft">
            <th scope="col" className={`${CELL} font-medium`}>
              {texts.week}
            </th>
            <th scope="col" className={`${CELL} font-medium`}>
              {texts.documents}
            </th>
            {CATEGORIES.map((category) => (
              <th key={category} scope="col" className={`${CELL} font-medium`}>
                <CategoryIcon category={category} className="inline size-4 @[33rem]:hidden" />
                <span className="@max-[33rem]:visually-hidden">{CATEGORY_NAMES[category]}</span>
              </th>
            ))}
            <th scope="col" className={`${CELL} font-medium`}>
              {texts.total}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {weeks.map((week) => (
            <tr key={week.start}>
              <th scope="row" className={`${CELL} font-normal whitespace-nowrap`}>
                <time dateTime={week.start}>{formatWeek(week.start)}</time>
              </th>
              <td className={CELL}>{texts.count(week.documents)}</td>
              {CATEGORIES.map((category) => (
                <td key={category} className={CELL}>
                  {texts.count(week.findings[category])}
                </td>
              ))}
              <td className={`${CELL} font-semibold`}>{texts.count(totalOf(week))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul
        aria-hidden
        className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-soft @[33rem]:hidden"
      >
        {CATEGORIES.map((category) => (
          <li key={category} className="flex items-center gap-1.5">
            <CategoryIcon category={category} className="size-4" />
            {CATEGORY_NAMES[category]}
          </li>
        ))}
      </ul>
    </section>
  );
}
