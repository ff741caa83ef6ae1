import { Check } from 'lucide-react';

/** The features of an offer, one per line. */
export function TickedList({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className="space-y-2 text-sm">
      {items.map((item) => (
        <li key={item} className="flex items-start gap-2.5">
          <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-good" />
          {item}
        </li>
      ))}
    </ul>
  );
}
