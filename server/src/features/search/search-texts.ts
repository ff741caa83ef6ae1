import {
  MAX_SEARCH_RESULTS,
  type NotSearched,
  type SearchAnswer,
  type SearchResult,
} from '@proviso/contracts';
import { markedFinding } from '@proviso/engine/marks';

import type { ProfileRecord } from '#server/account.ts';
import type { PlacedMark } from '#server/analysis/apply-marks.ts';
import type { AccountLimiter } from '#server/concurrency/account-limiter.ts';
import { AnalysisError, type Analyzer, type SearchTask } from '#server/ports/analyzer.ts';
import type { Clock } from '#server/ports/clock.ts';
import { analysisBusy } from '#server/refusals/analysis-refusals.ts';
import type { Database } from '#server/tables/schema.ts';

import type { ListedText, TextStore } from './text-store.ts';

/** The longest wait for an answer; what is not searched by then is reported. */
const LIMIT_MS = 20_000;
/** The size of a batch for one process: some megabytes, so that neither side holds many texts at once. */
const BATCH = { documents: 64, characters: 4_000_000 };

interface Dependencies {
  readonly database: Database;
  readonly texts: TextStore;
  readonly marks: {
    readonly list: (database: Database, documentId: number) => Promise<readonly PlacedMark[]>;
  };
  readonly analyzer: Pick<Analyzer, 'searchTexts'>;
  readonly clock: Clock;
  readonly runLimited: AccountLimiter;
}

export type SearchTexts = (
  profile: ProfileRecord,
  words: string,
  signal: AbortSignal,
) => Promise<SearchAnswer>;

/**
 * Searches the texts of an account's own documents, newest first, until enough documents match or the time is up.
 * Neither texts nor queries are logged or stored.
 */
export function createSearchTexts(dependencies: Dependencies): SearchTexts {
  const { database, texts, clock, runLimited } = dependencies;
  return (profile, words, signal) =>
    runLimited(profile.id, signal, async () => {
      const deadline = clock.now() + LIMIT_MS;
      const listed = await texts.list(database, profile.id);
      const searchable = listed.filter(isSearchable);
      const blank = listed.filter(isBlank);
      const results: SearchResult[] = [];
      const searched: ListedText[] = [];
      let notReached = 0;
      for (const batch of batchesOf(searchable)) {
        if (results.length > MAX_SEARCH_RESULTS) break;
        const remaining = deadline - clock.now();
        const search = { profile, batch, words, signal, remaining };
        const found = remaining > 0 ? await searchBatch(dependencies, search) : undefined;
        if (found === undefined) notReached += batch.length;
        else {
          searched.push(...batch);
          results.push(...found);
        }
      }
      return {
        results: results.slice(0, MAX_SEARCH_RESULTS),
        hasMore: results.length > MAX_SEARCH_RESULTS,
        searched: searched.length + blank.length,
        searchedInPart: searched.filter(({ is_partial: isPartial }) => isPartial === 1).length,
        notSearched: { ...countUnsearchable(listed), notReached },
      };
    });
}

/** A document without any text is searched as soon as it is known to have none: no words can stand in it. */
function isBlank(document: ListedText): boolean {
  return document.is_unread === 1 && document.is_blank === 1;
}

/** An empty reading of a document that is not blank proves nothing: it counts as not searchable. */
function isSearchable({ characters, is_unread: isUnread }: ListedText): boolean {
  return characters !== null && isUnread !== 1;
}

function countUnsearchable(listed: readonly ListedText[]): Omit<NotSearched, 'notReached'> {
  const counts = { olderAnalysis: 0, originalDeleted: 0, unread: 0, underWay: 0 };
  for (const document of listed) {
    if (!isSearchable(document) && !isBlank(document)) counts[reasonOf(document)] += 1;
  }
  return counts;
}

function reasonOf({
  status,
  is_unread: isUnread,
  original_deleted_at: deletedAt,
}: ListedText): Exclude<keyof NotSearched, 'notReached'> {
  if (status === 'failed' || isUnread === 1) return 'unread';
  if (deletedAt !== null) return 'originalDeleted';
  return status === 'completed' ? 'olderAnalysis' : 'underWay';
}

function* batchesOf(documents: readonly ListedText[]): Generator<ListedText[]> {
  let batch: ListedText[] = [];
  let characters = 0;
  for (const document of documents) {
    const isFull = batch.length >= BATCH.documents || characters >= BATCH.characters;
    if (isFull) {
      yield batch;
      [batch, characters] = [[], 0];
    }
    batch.push(document);
    characters += document.characters ?? 0;
  }
  if (batch.length > 0) yield batch;
}

interface BatchSearch {
  readonly profile: ProfileRecord;
  readonly batch: readonly ListedText[];
  readonly words: string;
  readonly signal: AbortSignal;
  /** In milliseconds. */
  readonly remaining: number;
}

/** Undefined when the time ran out, or a text was too much for the process that searched it. */
async function searchBatch(
  { analyzer, ...stores }: Dependencies,
  { profile, batch, words, signal, remaining }: BatchSearch,
): Promise<SearchResult[] | undefined> {
  const timeout = AbortSignal.timeout(remaining);
  const names = new Map(batch.map(({ id, name }) => [id, name]));
  const makeTask = async () => ({ words, texts: await openTexts(stores, profile.id, batch) });
  try {
    const found = await analyzer.searchTexts(makeTask, AbortSignal.any([signal, timeout]));
    return found.flatMap((one) => {
      const name = names.get(one.id);
      return name === undefined ? [] : [{ ...one, name }];
    });
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof AnalysisError && error.code === 'analysis.busy') throw analysisBusy();
    if (timeout.aborted || error instanceof AnalysisError) return undefined;
    throw error;
  }
}

async function openTexts(
  { database, texts, marks }: Pick<Dependencies, 'database' | 'texts' | 'marks'>,
  profileId: number,
  batch: readonly ListedText[],
): Promise<SearchTask['texts']> {
  const ids = batch.map(({ id }) => id);
  const opened = await texts.open(database, profileId, ids);
  const marked = await listMarked(database, ids);
  return Promise.all(
    opened.map(async ({ id, content, layout }) => {
      const placed = marked.has(id) ? await marks.list(database, id) : [];
      return { id, content, layout, sensitive: placed.flatMap(sensitivePlaces) };
    }),
  );
}

async function listMarked(
  database: Database,
  documentIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await database
    .selectFrom('marks')
    .select('document_id')
    .distinct()
    .where('document_id', 'in', documentIds)
    .execute();
  return new Set(rows.map((row) => row.document_id));
}

function sensitivePlaces({ mark, places }: PlacedMark): SearchTask['texts'][number]['sensitive'] {
  const { isSensitive } = markedFinding(mark, { start: 0, end: 0 });
  return isSensitive ? places.map(({ start, end }) => ({ start, end })) : [];
}
