import { texts } from './texts.ts';

/** What to do, most serious first. */
export function Recommendations({ items }: { readonly items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <section>
      <h3 className="text-lg font-semibold">{texts.recommendations}</h3>
      <ul className="mt-2 list-disc space-y-1.5 pl-5 text-sm text-ink-soft marker:text-ink-faint">
        {withoutRepeats(items).map((item) => (
          <li key={item}>{item}</li>
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
