import { type Analysis, verdictOf } from '@proviso/contracts';

import { texts as cleaningTexts } from './cleaning/texts.ts';
import { texts } from './texts.ts';

/** The ids of a report's sections below its findings. */
export const RECOMMENDATIONS_ID = 'recommendations';
export const COPIES_ID = 'cleaned-copies';

/** With fewer findings, the sections below them are near enough. */
const FEW = 5;

/** Links to the sections that long findings push far down, unless the findings scroll in a pane of their own. */
export function SectionLinks({ analysis }: { readonly analysis: Analysis }) {
  if (analysis.issues.length <= FEW || verdictOf(analysis) === 'unread') return null;
  const links = [
    ...(analysis.recommendations.length > 0
      ? [{ id: RECOMMENDATIONS_ID, name: texts.recommendations }]
      : []),
    { id: COPIES_ID, name: cleaningTexts.proof.title },
  ];
  return (
    <nav
      aria-label={texts.sections}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm xl:hidden print:hidden"
    >
      <span aria-hidden className="text-ink-faint">
        {texts.sections}
      </span>
      {links.map(({ id, name }) => (
        <a
          key={id}
          href={`#${id}`}
          className="rounded-sm font-medium text-accent underline underline-offset-4"
        >
          {name}
        </a>
      ))}
    </nav>
  );
}
