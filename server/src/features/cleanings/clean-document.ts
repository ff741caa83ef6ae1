import type { CleanRequest, Issue } from '@proviso/contracts';

import type { ProfileRecord } from '#server/account.ts';
import { parseAnalysis } from '#server/analysis/parse-analysis.ts';
import type { Analyzer, CleaningTask } from '#server/ports/analyzer.ts';
import type { AnalyzedDocument, ReadAnalyzed } from '#server/ports/documents.ts';
import { refusalOf } from '#server/refusals/analysis-refusals.ts';
import type { InAccountTurn } from '#server/turns/account-turns.ts';

import type { CleaningStore } from './cleaning-store.ts';
import { cleaningFailed, cleaningNotFound } from './errors.ts';

interface Dependencies {
  readonly documents: { readonly readAnalyzed: ReadAnalyzed };
  readonly analyzer: Pick<Analyzer, 'cleanDocument'>;
  readonly cleanings: CleaningStore;
  readonly inTurn: InAccountTurn;
}

/** A file to be handed out. */
interface CleanedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export type CleanDocument = (
  profile: ProfileRecord,
  id: number,
  choices: CleanRequest,
  signal: AbortSignal,
) => Promise<CleanedFile>;

/** Makes a cleaned copy of an own document. Its certificate is kept, the copy itself is not. */
export function createCleanDocument(dependencies: Dependencies): CleanDocument {
  const { documents, analyzer, cleanings, inTurn } = dependencies;
  return (profile, id, choices, signal) =>
    inTurn(profile.id, signal, async () => {
      const found = await documents.readAnalyzed(profile, id);
      if (found?.analysis === undefined) throw cleaningNotFound();
      const { analysis } = found;
      const { bytes, certificate } = await analyzer
        .cleanDocument(() => makeTask({ ...found, analysis }, choices), signal)
        .catch((error: unknown) => {
          throw refusalOf(error, cleaningFailed);
        });
      if (!(await cleanings.add(profile, found.document, certificate))) throw cleaningNotFound();
      return { name: `cleaned-${found.document.name}`, bytes };
    });
}

async function makeTask(
  {
    analysis,
    format,
    policy,
    readFile,
    readAllowed,
  }: AnalyzedDocument & { readonly analysis: Uint8Array },
  choices: CleanRequest,
): Promise<CleaningTask> {
  const { issues, coverage } = parseAnalysis(analysis);
  return {
    bytes: await readFile(),
    format,
    issues,
    areAllIssues: !coverage.notes.some(({ code }) => code === 'findings-truncated'),
    choices: keepDismissed(issues, choices),
    policy,
    allowed: await readAllowed(),
  };
}

/** What its owner has dismissed stays as it is, unless he names that very finding. */
function keepDismissed(issues: readonly Issue[], choices: CleanRequest): CleanRequest {
  const dismissed = issues.filter(({ decision }) => decision !== undefined);
  const kept = Object.fromEntries(dismissed.map(({ id }) => [id, 'keep' as const]));
  return { ...choices, findings: { ...kept, ...choices.findings } };
}
