import { CATEGORIES, type Category } from '#web/product/categories.ts';

/** The fill color of each category in charts. */
export const CATEGORY_FILLS: Readonly<Record<Category, string>> = {
  pii: 'var(--color-pii)',
  discrimination: 'var(--color-discrimination)',
  legal: 'var(--color-legal)',
  policy: 'var(--color-policy)',
};

/** The same patterns as on marks in pages: solid, dots, diagonal lines, vertical lines. */
const FIGURES: Readonly<Record<Category, string>> = {
  pii: '',
  discrimination: 'M1.5 1.5h1.6v1.6h-1.6z M4.5 4.5h1.6v1.6h-1.6z',
  legal: 'M-1 7 7 -1 M2 10 10 2',
  policy: 'M1.5 0v6 M4.5 0v6',
};

/** The SVG patterns that distinguish categories without color; render once per chart. */
export function CategoryPatterns({ id }: { readonly id: string }) {
  return (
    <defs>
      {CATEGORIES.map((category) => (
        <pattern
          key={category}
          id={patternId(id, category)}
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
        >
          <rect width="6" height="6" fill={CATEGORY_FILLS[category]} />
          <path
            d={FIGURES[category]}
            stroke="var(--color-surface)"
            strokeWidth="1.1"
            opacity="0.8"
          />
        </pattern>
      ))}
    </defs>
  );
}

/** The fill of a category's shapes in the chart with this id. */
export function patternFill(id: string, category: Category): string {
  return `url(#${patternId(id, category)})`;
}

function patternId(id: string, category: Category): string {
  return `${id}-${category}`;
}
