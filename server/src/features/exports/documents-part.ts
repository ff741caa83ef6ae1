import type { Cleaning, Document } from '@proviso/contracts';

import type { ProfileRecord } from '#server/account.ts';
import type { Decisions } from '#server/analysis/apply-decisions.ts';
import type { PlacedMark } from '#server/analysis/apply-marks.ts';
import { jsonEntry } from '#server/json-entry.ts';
import type { ExportEntry, ExportPart, ExportSubject } from '#server/ports/account-lifecycle.ts';
import type { ReadAnalyzed } from '#server/ports/documents.ts';
import type { Database } from '#server/tables/schema.ts';

/** What the files of documents are read with. */
export interface DocumentsPartDependencies {
  readonly database: Database;
  readonly documents: {
    readonly list: (profile: ProfileRecord) => Promise<Document[]>;
    readonly readAnalyzed: ReadAnalyzed;
  };
  readonly cleanings: { readonly listOf: (documentId: number) => Promise<Cleaning[]> };
  readonly decisions: {
    readonly read: (database: Database, documentId: number) => Promise<Decisions>;
  };
  readonly marks: {
    readonly list: (database: Database, documentId: number) => Promise<readonly PlacedMark[]>;
  };
}

/** Every document with its file, analysis, decisions, marks and certificates; one that is deleted meanwhile is left out. */
export function createDocumentsPart(dependencies: DocumentsPartDependencies): ExportPart {
  return async function* writeDocuments(subject) {
    const documents = await dependencies.documents.list(subject.profile);
    yield jsonEntry('documents.json', documents);
    for (const document of documents) {
      const entries = await writeDocument(dependencies, subject, document);
      yield* entries;
    }
  };
}

async function writeDocument(
  { database, documents, cleanings, decisions, marks }: DocumentsPartDependencies,
  { profile }: ExportSubject,
  { id, name, type, originalDeletedAt }: Document,
): Promise<ExportEntry[]> {
  const found = await documents.readAnalyzed(profile, id);
  if (found === undefined) return [];
  const folder = `documents/${id}`;
  const entries: ExportEntry[] = [];
  if (originalDeletedAt === null) {
    const bytes = await found.readFile().catch(async (error: unknown) => {
      // Deleted since it was found, or its time has just ended.
      const again = await documents.readAnalyzed(profile, id);
      if (again === undefined || again.document.originalDeletedAt !== null) return null;
      throw error;
    });
    const path = `${folder}/${safeName(name)}`;
    if (bytes !== null)
      entries.push({ path, bytes, isCompressed: type === 'pdf' || type === 'docx' });
  }
  if (found.analysis !== undefined) {
    entries.push({ path: `${folder}/analysis.json`, bytes: found.analysis });
  }
  const decided = [...(await decisions.read(database, id))];
  if (decided.length > 0) {
    const list = decided.map(([fingerprint, decision]) => ({ fingerprint, decision }));
    entries.push(jsonEntry(`${folder}/decisions.json`, list));
  }
  const marked = await marks.list(database, id);
  if (marked.length > 0) {
    const list = marked.map(toEntry);
    entries.push(jsonEntry(`${folder}/marks.json`, list));
  }
  const certificates = await cleanings.listOf(id);
  if (certificates.length > 0) {
    entries.push(jsonEntry(`${folder}/certificates.json`, certificates));
  }
  const last = entries.pop();
  return last === undefined ? [] : [...entries, { ...last, endsDocument: true }];
}

function toEntry({ mark: { text, category, severity, note }, markedAt }: PlacedMark) {
  return { text, category, severity, note, markedAt };
}

/** A name that leads out of no folder, whatever unpacks it, and is none of ours. */
function safeName(name: string): string {
  return `original-${name.replaceAll(/[/\\:*?"<>|\p{Cc}]/gu, '_')}`;
}
