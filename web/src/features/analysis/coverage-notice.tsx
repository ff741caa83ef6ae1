import type { Coverage } from '@proviso/contracts';

import { Banner } from '#web/ui/banner.tsx';

import { texts } from './texts.ts';

/** What was not read and why, where the eye meets it first; nothing when all was read and there is nothing to say. */
export function CoverageNotice({ coverage }: { readonly coverage: Coverage }) {
  if (coverage.isComplete && coverage.notes.length === 0) return null;
  return (
    <Banner title={coverage.isComplete ? texts.coverage.notes : texts.coverage.incomplete}>
      <ul className="space-y-1">
        {coverage.notes.map((note) => (
          <li key={`${note.code} ${note.pages?.join()}`}>
            {note.pages && note.pages.length > 0 && (
              <strong className="font-semibold">{texts.coverage.pages(note.pages)}: </strong>
            )}
            {note.message}
          </li>
        ))}
      </ul>
      {!coverage.isComplete && <p className="mt-1.5">{texts.coverage.verdictLimited}</p>}
    </Banner>
  );
}
