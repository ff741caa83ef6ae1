import type { Coverage } from '@proviso/contracts';
import { wasNothingRead } from '@proviso/contracts/was-nothing-read';

import { Banner } from '#web/ui/banner.tsx';

import { ReadingNotes } from './reading-notes.tsx';
import { texts } from './texts.ts';

/** What was not read and why, where the eye meets it first; nothing when all was read and there is nothing to say. */
export function CoverageNotice({ coverage }: { readonly coverage: Coverage }) {
  if (coverage.isComplete && coverage.notes.length === 0) return null;
  const { notes, incomplete, nothing, verdictLimited } = texts.coverage;
  if (wasNothingRead(coverage)) {
    return (
      <Banner title={nothing}>
        <ReadingNotes notes={coverage.notes} />
      </Banner>
    );
  }
  return (
    <Banner title={coverage.isComplete ? notes : incomplete}>
      <ReadingNotes notes={coverage.notes} />
      {!coverage.isComplete && <p className="mt-1.5">{verdictLimited}</p>}
    </Banner>
  );
}
