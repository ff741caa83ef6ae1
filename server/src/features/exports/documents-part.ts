import type { Cleaning, Document } from '@proviso/contracts';

import type { ProfileRecord } from '#server/account.ts';
import type { Decisions } from '#server/analysis/apply-decisions.ts';
import type { PlacedMark } from '#server/analysis/apply-marks.ts';
import {
  DOCUMENT_DONE,
  type ExportEntry,
  type ExportPart,
  type ExportSubject,
  jsonEntry,
} from '#server/ports/account-lifecycle.ts';
import type { AnalyzedDocument, ReadAnalyzedDocument } from '#server/ports/documents.ts';
import type { Database } from '#server/tables/schema.ts';

/** The dependencies for reading documents' files. */
export interface DocumentsPartDependencies {
  readonly database: Database;
  readonly documents: {
    readonly list: (profile: ProfileRecord) => Promise<Document[]>;
    readonly readAnalyzedDocument: ReadAnalyzedDocument;
  };
  readonly cleanings: { readonly listByDocument: (documentId: number) => Promise<Cleaning[]> };
  readonly decisions: {
    readonly read: (database: Database, documentId: number) => Promise<Decisions>;
  };
  readonly marks: {
    readonly list: (database: Database, documentId: number) => Promise<readonly PlacedMark[]>;
  };
}

/**
 * Every document with its file, analysis, decisions, marks and certificates; documents deleted meanwhile are left out.
 */
export function createDocumentsPart(dependencies: DocumentsPartDependencies): ExportPart {
  return async function* writeDocuments(subject) {
    const documents = await dependencies.documents.list(subject.profile);
    yield jsonEntry('documents.json', documents);
    for (const document of documents) {
      const entries = await writeDocument(dependencies, subject, document);
      yield* entries;
      yield DOCUMENT_DONE;
    }
  };
}

/** The original, analysis, decisions, marks and certificates. */
export const MAX_ENTRIES_OF_DOCUMENT = 5;

async function writeDocument(
  dependencies: DocumentsPartDependencies,
  { profile }: ExportSubject,
  document: Document,
): Promise<ExportEntry[]> {
  const { database, documents, cleanings, decisions, marks } = dependencies;
  const { id } = document;
  const found = await documents.readAnalyzedDocument(profile, id);
  if (found === undefined) return [];
  const folder = `documents/${id}`;
  const original = await readOriginal(dependencies, profile, found);
  const decided = [...(await decisions.read(database, id))];
  return [
    ...(original === null ? [] : [originalEntry(folder, document, original)]),
    ...(found.analysis === undefined
      ? []
      : [{ path: `${folder}/analysis.json`, bytes: found.analysis }]),
    ...listEntry(
      `${folder}/decisions.json`,
      decided.map(([fingerprint, decision]) => ({ fingerprint, decision })),
    ),
    ...listEntry(`${folder}/marks.json`, (await marks.list(database, id)).map(toEntry)),
    ...listEntry(`${folder}/certificates.json`, await cleanings.listByDocument(id)),
  ];
}

/** Null when the file was deleted at the end of its retention period, or with its document meanwhile. */
async function readOriginal(
  { documents }: DocumentsPartDependencies,
  profile: ProfileRecord,
  { document, readFile }: AnalyzedDocument,
): Promise<Uint8Array | null> {
  if (document.originalDeletedAt !== null) return null;
  return readFile().catch(async (error: unknown) => {
    const again = await documents.readAnalyzedDocument(profile, document.id);
    if (again === undefined || again.document.originalDeletedAt !== null) return null;
    throw error;
  });
}

function originalEntry(folder: string, { name, type }: Document, bytes: Uint8Array): ExportEntry {
  const isCompressed = type === 'pdf' || type === 'docx';
  return { path: `${folder}/${safeName(name)}`, bytes, isCompressed };
}

/** Omitted when the list is empty. */
function listEntry(path: string, list: readonly unknown[]): ExportEntry[] {
  return list.length === 0 ? [] : [jsonEntry(path, list)];
}

function toEntry({ mark: { text, category, severity, note }, markedAt }: PlacedMark) {
  return { text, category, severity, note, markedAt };
}

/** A name without path traversal for any unpacker, and distinct from our own file names. */
function safeName(name: string): string {
  return `original-${name.replaceAll(/[/\\:*?"<>|\p{Cc}]/gu, '_')}`;
}
