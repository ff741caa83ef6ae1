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

/** Why an analysis did not come to an end through no fault of the document's form. */
export const ANALYSIS_FAILURES = {
  'analysis.crashed': 'The analysis of this document failed. Nothing else was affected.',
  'analysis.too_complex':
    'The text is too complex to be analyzed within the limits of this server.',
  'analysis.busy': 'The server is busy with other analyses. Please try again in a moment.',
  'analysis.unavailable':
    'The server could not complete the analysis. Please upload the document again.',
} as const;
export type AnalysisFailureCode = keyof typeof ANALYSIS_FAILURES;

/** An analysis that failed for one of the reasons above; the message is for the person. */
export class AnalysisError extends Error {
  override readonly name = 'AnalysisError';
  readonly code: AnalysisFailureCode;

  constructor(code: AnalysisFailureCode, options?: ErrorOptions) {
    super(ANALYSIS_FAILURES[code], options);
    this.code = code;
  }
}

/** A document to be analysed, and under which policy. */
export interface AnalysisTask {
  readonly bytes: Uint8Array;
  readonly format: DocumentFormat;
  readonly policy: PolicyPack | undefined;
  /** What its owner has marked, whose places are wanted as well. */
  readonly marks?: readonly Mark[];
}

/** A place of marked words, and what an issue tells of it. */
export type MarkedPlace = Pick<Issue, 'start' | 'end' | 'excerpt' | 'place' | 'fingerprint'>;

/** Where marked words stand; `isCut` where they do so in more places than these. */
export interface MarkedPlaces {
  readonly places: readonly MarkedPlace[];
  readonly isCut: boolean;
}

/** So many places of one mark are told, and of all marks on a document together. */
export const MOST_PLACES_OF_MARK = 1000;
export const MOST_MARKED_PLACES = 20_000;

/** A document's text as it is kept for searching, compressed: what was read, and what stands where in it. */
export interface KeptText {
  /** UTF-16 code units. */
  readonly characters: number;
  /** Whether something in the document could not be read. */
  readonly isPartial: boolean;
  readonly content: Uint8Array;
  readonly layout: Uint8Array;
}

/** What was found in a document. */
export interface DocumentAnalysis {
  readonly analysis: Analysis;
  /** What the value of each issue is recognised by, in their order. */
  readonly values?: readonly string[];
  /** The places of each mark that the task has named, in its order. */
  readonly marked?: readonly MarkedPlaces[];
  readonly keptText?: KeptText;
}

/** Words, and the texts in which they are sought. */
export interface SearchTask {
  readonly words: string;
  readonly texts: readonly (Pick<KeptText, 'content' | 'layout'> & {
    readonly id: number;
    /** What is not to be shown, beside what the layout names. */
    readonly sensitive: readonly Pick<Issue, 'start' | 'end'>[];
  })[];
}

/** A text in which words stand. */
export type FoundText = Omit<SearchResult, 'name'>;

/** A document, and words that are sought in it. */
export interface FindingTask {
  readonly bytes: Uint8Array;
  readonly format: DocumentFormat;
  readonly words: string;
}

/** A document, and what a person marks in it. */
export interface MarkingTask {
  readonly bytes: Uint8Array;
  readonly format: DocumentFormat;
  readonly mark: Omit<Mark, 'isWithinWords'>;
}

/** Where marked words stand, in which way they have to be sought, and the boxes of each place on its page. */
export interface FoundMark extends MarkedPlaces, Pick<Mark, 'isWithinWords'> {
  readonly boxes: readonly (readonly TextBox[])[];
}

/**
 * Under which policy a pasted text is analysed, who else reads it, and whether a cleaned copy is made as well, in which
 * values of the allowed keys stay.
 */
interface TextOptions {
  readonly policy?: PolicyPack | undefined;
  readonly secondReader?: SecondReader | undefined;
  readonly clean?: boolean | undefined;
  readonly allowed?: readonly string[] | undefined;
  /** Whether the copy is to come with what its labels stand for. */
  readonly key?: boolean | undefined;
}

/** What was found in a pasted text. */
export interface TextAnalysis {
  readonly analysis: Analysis;
  /** What the value of each issue is recognised by. */
  readonly values: readonly string[];
  /** Present where it was asked for; null where the text is too long, or a copy could not be proved. */
  readonly cleanedText?: CleanedText | null;
}

/** A document, and what is to become of what was found in it. */
export interface CleaningTask {
  readonly bytes: Uint8Array;
  readonly format: DocumentFormat;
  readonly issues: readonly Issue[];
  /** False where the report had no room for all findings: the copy is rid of the others as well. */
  readonly areAllIssues: boolean;
  readonly choices: TreatmentChoices;
  readonly policy: PolicyPack | undefined;
  /** The keys of values that the account allows: they stay also where the report had no room for them. */
  readonly allowed?: readonly string[] | undefined;
}

/** A document, and the stretches of its text whose places on the page are wanted, in UTF-16 code units. */
export interface ReadingTask {
  readonly bytes: Uint8Array;
  readonly format: DocumentFormat;
  readonly stretches: readonly Pick<Issue, 'id' | 'start' | 'end'>[];
}

/** A cleaned copy that is proved, and the record of it. */
interface CleanedCopy {
  readonly bytes: Uint8Array;
  readonly certificate: Certificate;
}

/** Isolated processes: at work, and ready for it. */
export interface ProcessCounts {
  readonly working: number;
  readonly ready: number;
}

/**
 * Reads and analyses hostile input away from the server's own process. Rejects with DocumentError for a document
 * that cannot be read, with AnalysisError for one that broke the analysis, and with the signal's reason when aborted.
 */
export interface Analyzer {
  analyzeDocument(
    task: AnalysisTask,
    signal: AbortSignal,
    secondReader?: SecondReader,
  ): Promise<DocumentAnalysis>;
  analyzeText(text: string, options?: TextOptions): Promise<TextAnalysis>;
  /** Reads a policy pack from YAML that anybody may have written; rejects with PolicyPackError for one with mistakes. */
  readPolicy(source: string): Promise<PolicyPack>;
  /**
   * For somebody who waits, beside the analyses: neither keeps the other waiting. The task is made when its turn has
   * come, so that no file lies in memory before. Rejects with documents.cleaning_unproven where something of what was
   * to go is still in the copy.
   */
  cleanDocument(makeTask: () => Promise<CleaningTask>, signal: AbortSignal): Promise<CleanedCopy>;
  /**
   * Like `cleanDocument`: what the labels in that copy stand for. What was taken out leaves the process by this alone, where
   * it is asked for.
   */
  makeKey(makeTask: () => Promise<CleaningTask>, signal: AbortSignal): Promise<KeyFile>;
  /** Like `cleanDocument`: the document's text with its places, a `DocumentText` of the contracts as JSON. */
  readText(makeTask: () => Promise<ReadingTask>, signal: AbortSignal): Promise<Uint8Array>;
  /** Like `readText`: where the words of a mark stand; no places where they stand nowhere. */
  findMark(makeTask: () => Promise<MarkingTask>, signal: AbortSignal): Promise<FoundMark>;
  /** Like `readText`: where words stand in a document. */
  findWords(makeTask: () => Promise<FindingTask>, signal: AbortSignal): Promise<WordsInDocument>;
  /** The texts in which words stand, in their order. Like the others, neither kept waiting by them nor the other way round. */
  searchTexts(
    makeTask: () => Promise<SearchTask>,
    signal: AbortSignal,
  ): Promise<readonly FoundText[]>;
  /** Makes ready for the first document, and text where some will come, which would else wait a little longer. */
  prepare(expected: { readonly texts: boolean }): void;
  /** The processes that there are for all this now. */
  countProcesses(): ProcessCounts;
  /** How many documents can be worked on at a time. */
  readonly documentConcurrency: number;
}
