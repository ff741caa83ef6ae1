import {
  type Analysis,
  type MarkedAnalysis,
  type Marking,
  type MarkRequest,
  wasNothingRead,
} from '@proviso/contracts';
import type { Mark } from '@proviso/engine/marks';

import type { ProfileRecord } from '#server/account.ts';
import { parseAnalysis } from '#server/analysis/parse-analysis.ts';
import type { AccountLimiter } from '#server/concurrency/account-limiter.ts';
import type { Analyzer, FoundMark, MarkingTask } from '#server/ports/analyzer.ts';
import type { Audit } from '#server/ports/audit.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { AnalyzedDocument, ReadAnalyzedDocument } from '#server/ports/documents.ts';
import { toRefusal } from '#server/refusals/analysis-refusals.ts';
import type { Database } from '#server/tables/schema.ts';

import {
  documentNotFound,
  markingFailed,
  markNotFound,
  markRefusals,
  analysisRunning,
} from './errors.ts';
import { dayOf, type MarkStore } from './mark-store.ts';

interface Dependencies {
  readonly documents: {
    readonly readAnalyzedDocument: ReadAnalyzedDocument;
    /** Undefined when the profile currently has no such report. */
    readonly review: (
      profile: ProfileRecord,
      id: number,
      change: (transaction: Database, reviewed: { readonly name: string }) => Promise<void>,
    ) => Promise<Analysis | undefined>;
  };
  readonly analyzer: Pick<Analyzer, 'findMark'>;
  readonly marks: MarkStore;
  readonly audit: Audit;
  readonly clock: Clock;
  readonly runLimited: AccountLimiter;
}

/** Marking words in one's own documents, and undoing that. Both return the resulting analysis. */
export interface MarkWords {
  readonly mark: (
    profile: ProfileRecord,
    id: number,
    request: MarkRequest,
    signal: AbortSignal,
  ) => Promise<MarkedAnalysis>;
  readonly unmark: (profile: ProfileRecord, id: number, mark: number) => Promise<Analysis>;
}

/**
 * A mark applies to its words wherever they occur: they are searched in the file now, and again in each later analysis.
 */
export function createMarkWords(dependencies: Dependencies): MarkWords {
  const { documents, marks, audit, clock, runLimited } = dependencies;
  const review = async (
    profile: ProfileRecord,
    id: number,
    change: (transaction: Database, reviewed: { readonly name: string }) => Promise<void>,
  ): Promise<Analysis> =>
    (await documents.review(profile, id, change)) ?? refuseWithoutReport(dependencies, profile, id);
  return {
    mark: (profile, id, request, signal) =>
      runLimited(profile.id, signal, async () => {
        const markedAt = new Date(clock.now()).toISOString();
        const words = { ...request, day: dayOf(markedAt) };
        const found = await findPlaces(dependencies, { profile, id, words, signal });
        let markId = 0;
        const analysis = await review(profile, id, async (transaction, { name }) => {
          markId = await marks.put(transaction, id, {
            mark: { ...words, isWithinWords: found.isWithinWords },
            markedAt,
            ...found,
          });
          await audit.record(transaction, profile, {
            kind: 'finding.marked',
            subject: { id, name },
          });
        });
        return { ...analysis, marking: describeMarking(analysis, markId, found) };
      }),
    unmark: (profile, id, mark) =>
      review(profile, id, async (transaction, { name }) => {
        if (!(await marks.remove(transaction, id, mark))) throw markNotFound();
        await audit.record(transaction, profile, {
          kind: 'finding.unmarked',
          subject: { id, name },
        });
      }),
  };
}

interface MarkSearch {
  readonly profile: ProfileRecord;
  readonly id: number;
  readonly words: Omit<Mark, 'isWithinWords'>;
  readonly signal: AbortSignal;
}

async function findPlaces(
  { documents, analyzer }: Dependencies,
  { profile, id, words: mark, signal }: MarkSearch,
): Promise<FoundMark> {
  const document = await documents.readAnalyzedDocument(profile, id);
  if (document === undefined) throw documentNotFound();
  requireReadableReport(document);
  const { format, readFile } = document;
  const sensitive = sensitivePlaces(document);
  const makeTask = async () => ({ bytes: await readFile(), format, mark, sensitive });
  const found = await analyzer.findMark(makeTask, signal).catch((error: unknown) => {
    throw toRefusal(error, markingFailed);
  });
  if (found.places.length === 0) throw markRefusals.notInText();
  if (found.isCut) throw markRefusals.tooManyPlaces();
  return found;
}

/** The places of sensitive findings of the analysis; marks are left out, because they come and go. */
function sensitivePlaces({ analysis }: AnalyzedDocument): MarkingTask['sensitive'] {
  const issues = analysis === undefined ? [] : parseAnalysis(analysis).issues;
  return issues
    .filter(({ isSensitive, mark }) => isSensitive && mark === undefined)
    .map(({ start, end }) => ({ start, end }));
}

function requireReadableReport({ document: { status }, analysis }: AnalyzedDocument): void {
  if (status === 'uploaded' || status === 'processing') throw analysisRunning();
  if (analysis === undefined || wasNothingRead(parseAnalysis(analysis).coverage)) {
    throw markRefusals.unread();
  }
}

/** The document may be under analysis again, or gone. */
async function refuseWithoutReport(
  { documents }: Pick<Dependencies, 'documents'>,
  profile: ProfileRecord,
  id: number,
): Promise<never> {
  const document = await documents.readAnalyzedDocument(profile, id);
  if (document === undefined) throw documentNotFound();
  requireReadableReport(document);
  throw analysisRunning();
}

function describeMarking(
  { issues }: Analysis,
  mark: number,
  { places, boxes }: FoundMark,
): Marking {
  const added = issues.filter((issue) => issue.mark === mark);
  const byStart = new Map(places.map(({ start, end }, index) => [`${start} ${end}`, boxes[index]]));
  const highlights = added.flatMap(({ id, start, end }) => {
    const onPages = byStart.get(`${start} ${end}`) ?? [];
    return onPages.length === 0 ? [] : [{ id, boxes: [...onPages] }];
  });
  return { mark, places: places.length, findings: added.length, highlights };
}
