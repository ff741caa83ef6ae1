import type { Reader } from '@proviso/contracts';

import { texts } from './texts.ts';

const { points } = texts;

/** What is sent, what of it is masked and what is not, and how the results are used. */
export function ReaderTerms({ reader }: { readonly reader: Reader }) {
  const sentences = [
    points.sent(reader.host),
    points.masked,
    points.unmasked,
    points.added,
    points.cost,
    points.bound,
  ];
  return (
    <ul aria-label={points.title} className="list-disc space-y-1.5 pl-5 text-sm text-ink-soft">
      {sentences.map((sentence) => (
        <li key={sentence} className="max-w-prose break-words">
          {sentence}
        </li>
      ))}
    </ul>
  );
}
