import type {
  Analysis,
  Certificate,
  CleanedText,
  Issue,
  SearchResult,
  WordsInDocument,
} from '@proviso/contracts';
import type { DocumentFormat, TextBox } from '@proviso/documents';
import type { KeyFile } from '@proviso/engine/key';
import type { Mark } from '@proviso/engine/marks';
import type { PolicyPack } from '@proviso/engine/policies';
import type { TreatmentChoices } from '@proviso/engine/vocabulary';

import type { SecondReader } from './second-reader.ts';

/** Why an analysis did not finish, other than problems of the document's format. */
export const ANALYSIS_FAILURES = {
  'analysis.crashed': 'The analysis of this document failed. Nothing else was affected.',
  'analysis.too_complex':
    'The text is too complex to be analyzed within the limits of this server.',
  'analysis.busy': 'The server is busy with other analyses. Please try again in a moment.',
  'analysis.unavailable':
    'The server could not complete the analysis. Please upload the document again.',
} as const;
export type AnalysisFailureCode = keyof typeof ANALYSIS_FAILURES;

/** An analysis that failed for one of the reasons above; the message is shown to the user. */
export class AnalysisError extends Error {
  override readonly name = 'AnalysisError';
  readonly code: AnalysisFailureCode;

  constructor(code: AnalysisFailureCode, options?: ErrorOptions) {
    super(ANALYSIS_FAILURES[code], options);
    this.code = code;
  }
}

/** A document to be analyzed, and the policy to apply. */
export interface AnalysisTask {
  readonly bytes: Uint8Array;
  readonly format: DocumentFormat;
  readonly policy: PolicyPack | undefined;
  /** The owner's marks, whose places are returned too. */
  readonly marks?: readonly Mark[];
}

/** A place where marked words occur, as an issue describes it. */
export type MarkedPlace = Pick<Issue, 'start' | 'end' | 'excerpt' | 'place' | 'fingerprint'>;

/** Where marked words occur; `isCut` when there are more places than listed. */
export interface MarkedPlaces {
  readonly places: readonly MarkedPlace[];
  readonly isCut: boolean;
}

/** The most places returned for one mark, and for all marks of a document together. */
export const MAX_PLACES_PER_MARK = 1000;
export const MAX_MARKED_PLACES = 20_000;

/** A document's text as stored for searching, compressed: the text and its layout. */
export interface StoredText {
  /** UTF-16 code units. */
  readonly characters: number;
  /** Whether part of the document could not be read. */
  readonly isPartial: boolean;
  readonly content: Uint8Array;
  readonly layout: Uint8Array;
}

/** The result of analyzing a document. */
export interface DocumentAnalysis {
  readonly analysis: Analysis;
  /** The key that identifies each issue's value, in the issues' order. */
  readonly values?: readonly string[];
  /** The places of each mark in the task, in its order. */
  readonly marked?: readonly MarkedPlaces[];
  readonly storedText?: StoredText;
}

/** A query, and the texts to search. */
export interface SearchTask {
  readonly words: string;
  readonly texts: readonly (Pick<StoredText, 'content' | 'layout'> & {
    readonly id: number;
    /** What to mask in excerpts, besides what the layout names. */
    readonly sensitive: readonly Pick<Issue, 'start' | 'end'>[];
  })[];
}

/** A text that contains the words. */
export type FoundText = Omit<SearchResult, 'name'>;

/** A document, and the words to find in it. */
export interface FindingTask {
  readonly bytes: Uint8Array;
  readonly format: DocumentFormat;
  readonly words: string;
}

/** A document, and the words a user marks in it. */
export interface MarkingTask {
  readonly bytes: Uint8Array;
  readonly format: DocumentFormat;
  readonly mark: Omit<Mark, 'isWithinWords'>;
  /** What must not enter the fingerprints of its places. */
  readonly sensitive: readonly Pick<Issue, 'start' | 'end'>[];
}

/** Where marked words occur, how to match them, and the boxes of each place on its page. */
export interface FoundMark extends MarkedPlaces, Pick<Mark, 'isWithinWords'> {
  readonly boxes: readonly (readonly TextBox[])[];
}

/**
 * The policy for a pasted text, its second reader, and whether to make a cleaned copy, in which values with the allowed
 * keys stay.
 */
interface TextOptions {
  readonly policy?: PolicyPack | undefined;
  readonly secondReader?: SecondReader | undefined;
  readonly clean?: boolean | undefined;
  readonly allowed?: readonly string[] | undefined;
  /** Whether to return a key of what the copy's labels stand for. */
  readonly key?: boolean | undefined;
}

/** The result of analyzing a pasted text. */
export interface TextAnalysis {
  readonly analysis: Analysis;
  /** The key that identifies each issue's value. */
  readonly values: readonly string[];
  /** Present when requested; null when the text is too long or the copy could not be verified. */
  readonly cleanedText?: CleanedText | null;
}

/** A document, and what to do with its findings. */
export interface CleaningTask {
  readonly bytes: Uint8Array;
  readonly format: DocumentFormat;
  readonly issues: readonly Issue[];
  /** False when the report could not hold all findings: the copy is cleaned of the others as well. */
  readonly areAllIssues: boolean;
  readonly choices: TreatmentChoices;
  readonly policy: PolicyPack | undefined;
  /** The keys of values the account allows: they stay even when the report could not hold them. */
  readonly allowed?: readonly string[] | undefined;
}

/** A document, and the spans of its text to locate on the page, in UTF-16 code units. */
export interface ReadingTask {
  readonly bytes: Uint8Array;
  readonly format: DocumentFormat;
  readonly spans: readonly Pick<Issue, 'id' | 'start' | 'end'>[];
}

/** A verified cleaned copy and its record. */
export interface CleanedCopy {
  readonly bytes: Uint8Array;
  readonly certificate: Certificate;
}

/** Isolated processes, busy and idle. */
export interface ProcessCounts {
  readonly working: number;
  readonly ready: number;
}

/**
 * Reads and analyzes hostile input outside the server's own process. Rejects with DocumentError for a document that
 * cannot be read, with AnalysisError for one that broke the analysis, and with the signal's reason when aborted.
 */
export interface Analyzer {
  analyzeDocument(
    task: AnalysisTask,
    signal: AbortSignal,
    secondReader?: SecondReader,
  ): Promise<DocumentAnalysis>;
  analyzeText(text: string, options?: TextOptions): Promise<TextAnalysis>;
  /** Reads a policy pack from untrusted YAML; rejects with PolicyPackError for one with mistakes. */
  readPolicy(source: string): Promise<PolicyPack>;
  /**
   * For a waiting user; runs beside analyses, and neither blocks the other. The task is created only when its turn
   * comes, so that waiting tasks hold no file in memory. Rejects with documents.cleaning_unproven when something that
   * had to be removed is still in the copy.
   */
  cleanDocument(makeTask: () => Promise<CleaningTask>, signal: AbortSignal): Promise<CleanedCopy>;
  /**
   * Like `cleanDocument`, for the key of what that copy's labels stand for. This is the only way removed values leave
   * the process, and only on request.
   */
  makeKey(makeTask: () => Promise<CleaningTask>, signal: AbortSignal): Promise<KeyFile>;
  /** Like `cleanDocument`, for the document's text with its places: a `DocumentText` of the contracts as JSON. */
  readText(makeTask: () => Promise<ReadingTask>, signal: AbortSignal): Promise<Uint8Array>;
  /** Like `readText`, for the places of a mark's words; empty when they occur nowhere. */
  findMark(makeTask: () => Promise<MarkingTask>, signal: AbortSignal): Promise<FoundMark>;
  /** Like `readText`, for the places of words in a document. */
  findWords(makeTask: () => Promise<FindingTask>, signal: AbortSignal): Promise<WordsInDocument>;
  /**
   * The texts that contain the words, in their order. Like the others, it neither blocks analyses nor waits for them.
   */
  searchTexts(
    makeTask: () => Promise<SearchTask>,
    signal: AbortSignal,
  ): Promise<readonly FoundText[]>;
  /** Warms up a process for the first document, and one for texts when some are expected, to save that wait. */
  prepare(expected: { readonly texts: boolean }): void;
  /** Counts the current worker processes. */
  countProcesses(): ProcessCounts;
  /** How many documents can be processed concurrently. */
  readonly documentConcurrency: number;
}
