import type { CleanRequest, Document, KeyFile } from '@proviso/contracts';

import type { ProfileRecord } from '#server/account.ts';
import { parseAnalysis } from '#server/analysis/parse-analysis.ts';
import type { AccountLimiter } from '#server/concurrency/account-limiter.ts';
import type { Analyzer, CleaningTask } from '#server/ports/analyzer.ts';
import type { ReadAnalyzedDocument } from '#server/ports/documents.ts';
import type { Policies } from '#server/ports/policies.ts';
import { toRefusal } from '#server/refusals/analysis-refusals.ts';

import { checkChoices } from './check-choices.ts';
import type { CleaningStore } from './cleaning-store.ts';
import { cleaningFailed, cleaningNotFound } from './errors.ts';

interface Dependencies {
  readonly documents: { readonly readAnalyzedDocument: ReadAnalyzedDocument };
  readonly policies: Policies;
  readonly analyzer: Pick<Analyzer, 'cleanDocument' | 'makeKey'>;
  readonly cleanings: CleaningStore;
  readonly runLimited: AccountLimiter;
}

/** A file for download. */
interface CleanedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

type CleaningCall<Result> = (
  profile: ProfileRecord,
  id: number,
  choices: CleanRequest,
  signal: AbortSignal,
) => Promise<Result>;

export type CleanDocument = CleaningCall<CleanedFile>;
export type MakeKey = CleaningCall<NamedKey>;

/** A key and its file name. */
interface NamedKey {
  readonly name: string;
  readonly key: KeyFile;
}

/** Makes a cleaned copy of one's own document. Its certificate is stored, the copy is not. */
export function createCleanDocument(dependencies: Dependencies): CleanDocument {
  const { analyzer, cleanings, runLimited } = dependencies;
  const make = withAnalysis(dependencies, analyzer.cleanDocument);
  return (profile, id, choices, signal) =>
    runLimited(profile.id, signal, async () => {
      const { document, made } = await make(profile, id, choices, signal);
      if (!(await cleanings.add(profile, document, made.certificate))) throw cleaningNotFound();
      return { name: `cleaned-${document.name}`, bytes: made.bytes };
    });
}

/**
 * Makes the key to the copy that the same choices produce. It names that copy by its digest, as a certificate does, so
 * that a holder of both can tell whether they belong together: the findings may have changed in between. It is not
 * stored.
 */
export function createMakeKey(dependencies: Dependencies): MakeKey {
  const { analyzer, cleanings, runLimited } = dependencies;
  const make = withAnalysis(dependencies, analyzer.makeKey);
  return (profile, id, choices, signal) =>
    runLimited(profile.id, signal, async () => {
      const { document, made } = await make(profile, id, choices, signal);
      if (!(await cleanings.recordKey(profile, document))) throw cleaningNotFound();
      return { name: `key-${document.name}.json`, key: made };
    });
}

/** Runs a cleaning task on one's own document, with its findings and the user's choices. */
function withAnalysis<Result>(
  { documents, policies }: Pick<Dependencies, 'documents' | 'policies'>,
  make: (task: () => Promise<CleaningTask>, signal: AbortSignal) => Promise<Result>,
): CleaningCall<{ readonly document: Document; readonly made: Result }> {
  return async (profile, id, choices, signal) => {
    const found = await documents.readAnalyzedDocument(profile, id);
    if (found?.analysis === undefined) throw cleaningNotFound();
    const { analysis, document } = found;
    const makeTask = async (): Promise<CleaningTask> => {
      const { issues, coverage } = parseAnalysis(analysis);
      return {
        bytes: await found.readFile(),
        format: found.format,
        issues,
        areAllIssues: !coverage.notes.some(({ code }) => code === 'findings-truncated'),
        choices: await checkChoices(policies, profile.id, issues, choices),
        policy: found.policy,
        allowed: await found.readAllowed(),
      };
    };
    const made = await make(makeTask, signal).catch((error: unknown) => {
      throw toRefusal(error, cleaningFailed);
    });
    return { document, made };
  };
}
