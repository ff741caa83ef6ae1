import type { Statistics } from '@proviso/contracts';

import { CATEGORIES, CATEGORY_NAMES } from '#web/lib/categories.ts';
import { formatWeek } from '#web/lib/format-date.ts';

import { texts } from './texts.ts';
import { totalOf } from './weeks-picture.tsx';

const CELL = 'px-3 py-1.5 text-right tabular-nums first:pl-0 first:text-left';

/** What scrolls must be reachable by the keyboard. */
const REACHABLE = { tabIndex: 0 };

/** The figures of each week. */
export function WeeksTable({ weeks }: { readonly weeks: Statistics['weeks'] }) {
  return (
    <section {...REACHABLE} aria-label={texts.title} className="overflow-x-auto">
      <table className="w-full text-sm">
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
                {CATEGORY_NAMES[category]}
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
    </section>
  );
}
