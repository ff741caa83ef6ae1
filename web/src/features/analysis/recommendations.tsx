import { classNames } from '#web/lib/class-names.ts';

import { texts } from './texts.ts';

/** Beyond these, a list in one column pushes what follows too far down. */
const FEW = 8;

/** What to do, most serious first. */
export function Recommendations({ items }: { readonly items: readonly string[] }) {
  if (items.length === 0) return null;
  const advice = withoutRepeats(items);
  return (
    <section className="@container">
      <h3 className="text-lg font-semibold">{texts.recommendations}</h3>
      <ul
        className={classNames(
          'mt-2 list-disc space-y-1.5 pl-5 text-sm text-ink-soft marker:text-ink-faint',
          advice.length > FEW && '@4xl:columns-2 @4xl:gap-x-10',
        )}
      >
        {advice.map((item) => (
          <li key={item} className="break-inside-avoid">
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Advice that differs only in the capitalization of a word is shown once. */
function withoutRepeats(items: readonly string[]): string[] {
  return [...Map.groupBy(items, (item) => item.toLowerCase()).values()].flatMap((alike) =>
    alike.slice(0, 1),
  );
}
