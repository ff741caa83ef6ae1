import type { Statistics } from '@proviso/contracts';
import { useId } from 'react';

import { formatWeek } from '#web/lib/format/format-date.ts';
import { CATEGORIES, CATEGORY_NAMES, type Category } from '#web/product/categories.ts';
import { CategoryIcon } from '#web/ui/category-icon.tsx';

import { CategoryPatterns, patternFill } from './category-pattern.tsx';
import { scaleOf } from './scale.ts';
import { texts } from './texts.ts';

type Week = Statistics['weeks'][number];

const WIDTH = 640;
const HEIGHT = 220;
const PLOT_MARGIN = { right: 6, top: 12, bottom: 28 } as const;
/** Space for the axis labels, which are relatively largest on a phone. */
const FIGURE = { first: 18, each: 11 } as const;
const GAP = 0.36;
/** Every nth week is labeled below the axis. */
const LABEL_STEP = 3;

/** The findings of each week as a stacked column by category. The table beside it has the same data as text. */
export function WeeksPicture({ weeks }: { readonly weeks: readonly Week[] }) {
  const id = useId();
  const totals = weeks.map(totalOf);
  const scale = scaleOf(Math.max(...totals));
  const findings = totals.reduce((sum, total) => sum + total, 0);
  const documents = weeks.reduce((sum, week) => sum + week.documents, 0);
  const left = FIGURE.first + FIGURE.each * texts.count(scale.top).length;
  const step = (WIDTH - left - PLOT_MARGIN.right) / weeks.length;
  const heightOf = (count: number) =>
    (count / scale.top) * (HEIGHT - PLOT_MARGIN.top - PLOT_MARGIN.bottom);
  return (
    <figure aria-label={texts.picture(findings, documents)}>
      <svg
        aria-hidden
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className="block h-auto w-full text-ink-faint"
      >
        <CategoryPatterns id={id} />
        <Axis ticks={scale.ticks} left={left} heightOf={heightOf} />
        {weeks.map((week, index) => (
          <g key={week.start} transform={`translate(${left + index * step})`}>
            <Column week={week} id={id} width={step} heightOf={heightOf} />
            {index % LABEL_STEP === (weeks.length - 1) % LABEL_STEP && (
              <text
                x={step / 2}
                y={HEIGHT - 8}
                textAnchor={index === weeks.length - 1 ? 'end' : 'middle'}
                dx={index === weeks.length - 1 ? step / 2 : 0}
                className="fill-current text-[11px] max-sm:text-[19px]"
              >
                {formatWeek(week.start)}
              </text>
            )}
          </g>
        ))}
      </svg>
      <Legend id={id} />
    </figure>
  );
}

/** All findings of a week. */
export function totalOf({ findings }: Week): number {
  return CATEGORIES.reduce((sum, category) => sum + findings[category], 0);
}

function Axis({
  ticks,
  left,
  heightOf,
}: {
  readonly ticks: readonly number[];
  /** The left edge of the columns. */
  readonly left: number;
  readonly heightOf: (count: number) => number;
}) {
  return ticks.map((tick) => {
    const y = HEIGHT - PLOT_MARGIN.bottom - heightOf(tick);
    return (
      <g key={tick}>
        <line x1={left} x2={WIDTH - PLOT_MARGIN.right} y1={y} y2={y} stroke="var(--color-line)" />
        <text
          x={left - 8}
          y={y + 4}
          textAnchor="end"
          className="fill-current text-[11px] tabular-nums max-sm:text-[19px]"
        >
          {texts.count(tick)}
        </text>
      </g>
    );
  });
}

function Column({
  week,
  id,
  width,
  heightOf,
}: {
  readonly week: Week;
  readonly id: string;
  readonly width: number;
  readonly heightOf: (count: number) => number;
}) {
  let bottom = HEIGHT - PLOT_MARGIN.bottom;
  const parts = CATEGORIES.map((category) => {
    const height = heightOf(week.findings[category]);
    bottom -= height;
    return { category, y: bottom, height };
  });
  return parts
    .filter(({ height }) => height > 0)
    .map(({ category, y, height }) => (
      <rect
        key={category}
        x={(width * GAP) / 2}
        y={y}
        width={width * (1 - GAP)}
        height={Math.max(height - 1, 1)}
        fill={patternFill(id, category)}
      >
        <title>{partTitle(week, category)}</title>
      </rect>
    ));
}

function partTitle({ start, findings }: Week, category: Category): string {
  return `${texts.week} ${formatWeek(start)}, ${CATEGORY_NAMES[category]}: ${texts.count(findings[category])}`;
}

function Legend({ id }: { readonly id: string }) {
  return (
    <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-2 text-sm text-ink-soft">
      {CATEGORIES.map((category) => (
        <li key={category} className="flex items-center gap-2">
          <svg aria-hidden viewBox="0 0 18 12" className="h-3 w-4.5">
            <rect width="18" height="12" fill={patternFill(id, category)} />
          </svg>
          <CategoryIcon category={category} />
          {CATEGORY_NAMES[category]}
        </li>
      ))}
    </ul>
  );
}
