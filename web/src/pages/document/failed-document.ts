import type { Document } from '@proviso/contracts';

import { texts } from '#web/pages/texts.ts';

/** Failures whose message already says what to do. */
const WITH_ADVICE: ReadonlySet<string> = new Set(['documents.encrypted', 'analysis.unavailable']);

/** What to do about a failed document, unless its failure says so itself. */
export function adviceOn({ failure }: Pick<Document, 'failure'>): string | null {
  return failure !== null && WITH_ADVICE.has(failure.code) ? null : texts.detail.failed.text;
}
