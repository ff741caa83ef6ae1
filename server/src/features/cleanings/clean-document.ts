import { type CleanRequest, type Issue, type KeyFile, writeKey } from '@proviso/contracts';

import type { ProfileRecord } from '#server/account.ts';
import { parseAnalysis } from '#server/analysis/parse-analysis.ts';
import type { Analyzer, CleaningTask } from '#server/ports/analyzer.ts';
import type { AnalyzedDocument, ReadAnalyzed } from '#server/ports/documents.ts';
import { refusalOf } from '#server/refusals/analysis-refusals.ts';
import type { InAccountTurn } from '#server/turns/account-turns.ts';

import type { CleaningStore } from './cleaning-store.ts';
import { cleaningFailed, cleaningNotFound } from './errors.ts';

interface Makers {
  readonly documents: { readonly readAnalyzed: ReadAnalyzed };
  readonly analyzer: Pick<Analyzer, 'cleanDocument'>;
}

interface Dependencies extends Makers {
  readonly cleanings: CleaningStore;
  readonly inTurn: InAccountTurn;
}

/** A file to be handed out. */
interface CleanedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

type OnDemand<Made> = (
  profile: ProfileRecord,
  id: number,
  choices: CleanRequest,
  signal: AbortSignal,
) => Promise<Made>;

export type CleanDocument = OnDemand<CleanedFile>;
export type MakeKey = OnDemand<NamedKey>;

/** A key, and the name of its file. */
interface NamedKey {
  readonly name: string;
  readonly key: KeyFile;
}

/** Makes a cleaned copy of an own document. Its certificate is kept, the copy itself is not. */
export function createCleanDocument(dependencies: Dependencies): CleanDocument {
  const { cleanings, inTurn } = dependencies;
  const makeCopy = createMakeCopy(dependencies);
  return (profile, id, choices, signal) =>
    inTurn(profile.id, signal, async () => {
      const { document, bytes, certificate } = await makeCopy(profile, id, choices, signal);
      if (!(await cleanings.add(profile, document, certificate))) throw cleaningNotFound();
      return { name: `cleaned-${document.name}`, bytes };
    });
}

/**
 * Makes the key to the copy that the same choices give. It names that copy by its digest, as a certificate does, so that who
 * holds both can tell whether they belong together: the findings may have changed in between. It is kept nowhere.
 */
export function createMakeKey(dependencies: Dependencies): MakeKey {
  const { cleanings, inTurn } = dependencies;
  const makeCopy = createMakeCopy(dependencies);
  return (profile, id, choices, signal) =>
    inTurn(profile.id, signal, async () => {
      const { document, key, certificate } = await makeCopy(profile, id, choices, signal);
      if (!(await cleanings.noteKey(profile, document))) throw cleaningNotFound();
      return { name: `key-${document.name}.json`, key: writeKey(key, certificate.output) };
    });
}

function createMakeCopy({ documents, analyzer }: Makers) {
  return async (...[profile, id, choices, signal]: Parameters<CleanDocument>) => {
    const found = await documents.readAnalyzed(profile, id);
    if (found?.analysis === undefined) throw cleaningNotFound();
    const { analysis, document } = found;
    const copy = await analyzer
      .cleanDocument(() => makeTask({ ...found, analysis }, choices), signal)
      .catch((error: unknown) => {
        throw refusalOf(error, cleaningFailed);
      });
    return { document, ...copy };
  };
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
