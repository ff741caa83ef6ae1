import type { Statistics } from '@proviso/contracts';

import { CATEGORY_NAMES } from '#web/product/categories.ts';
import { CategoryIcon } from '#web/ui/category-icon.tsx';

import { CATEGORY_FILLS } from './category-pattern.tsx';
import { texts } from './texts.ts';

/** The most frequent types as a bar chart; a table for screen readers. */
export function FrequentTypes({ types }: { readonly types: Statistics['types'] }) {
  const highest = Math.max(...types.map(({ findings }) => findings));
  if (types.length === 0) return <p className="text-sm text-ink-soft">{texts.types.none}</p>;
  return (
    <table className="w-full text-sm">
      <caption className="visually-hidden">{texts.types.title}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{texts.types.type}</th>
          <th scope="col">{texts.types.findings}</th>
        </tr>
      </thead>
      <tbody>
        {types.map(({ category, type, typeName, findings, documents }) => (
          <tr key={`${category} ${type}`} className="align-top">
            <th scope="row" className="py-1.5 pr-4 text-left font-normal">
              <span className="flex items-start gap-2">
                <CategoryIcon category={category} className="mt-0.5 size-4" />
                <span className="min-w-0 flex-1">
                  <span className="font-medium">{typeName}</span>
                  <span className="visually-hidden">, {CATEGORY_NAMES[category]}</span>
                  <svg
                    aria-hidden
                    viewBox="0 0 100 4"
                    preserveAspectRatio="none"
                    className="mt-1 block h-1 w-full"
                  >
                    <rect width="100" height="4" fill="var(--color-low-wash)" />
                    <rect
                      width={(findings / highest) * 100}
                      height="4"
                      fill={CATEGORY_FILLS[category]}
                    />
                  </svg>
                </span>
              </span>
            </th>
            <td className="py-1.5 text-right sm:whitespace-nowrap">
              <span className="font-semibold tabular-nums">{texts.count(findings)}</span>{' '}
              <span className="text-ink-faint">{texts.types.inDocuments(documents)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
