import { wasNothingRead, type Coverage } from '@proviso/contracts';

import { Banner } from '#web/ui/banner.tsx';

import { ReadingNotes } from './reading-notes.tsx';
import { texts } from './texts.ts';

/** What was not read and why, where the eye meets it first; nothing when all was read and there is nothing to say. */
export function CoverageNotice({ coverage }: { readonly coverage: Coverage }) {
  if (coverage.isComplete && coverage.notes.length === 0) return null;
  return (
    <Banner title={coverage.isComplete ? texts.coverage.notes : texts.coverage.incomplete}>
      <ReadingNotes notes={coverage.notes} />
      {!coverage.isComplete && !wasNothingRead(coverage) && (
        <p className="mt-1.5">{texts.coverage.verdictLimited}</p>
      )}
    </Banner>
  );
}
