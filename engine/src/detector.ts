import type { PhraseForm } from './phrases/phrase-rule.ts';
import type { Category, LegalReference, Severity, Span } from './vocabulary.ts';

/** What is true of every finding of a type, unless its match says otherwise. */
export interface FindingType {
  /** The field's standard term in kebab-case; unique among all types. */
  readonly id: string;
  /** The type for people, for example `E-mail address`. */
  readonly typeName: string;
  readonly category: Category;
  /** How grave a finding is. */
  readonly severity: Severity;
  /** One sentence that says what to do. */
  readonly recommendation: string;
  /** True where listings must mask the text that was found. */
  readonly isSensitive?: boolean;
  /** True for what is worth knowing but raises no flag. */
  readonly isInformational?: boolean;
  readonly legalReference?: LegalReference;
}

/** What every detector tells of itself, for the report, the documentation and the proving test. */
export interface DetectorDescription extends FindingType {
  /** One sentence: what is found, and what settles it. */
  readonly description: string;
  /**
   * Texts with the expected findings marked `[[like this]]`; one without brackets must stay silent. Both kinds
   * are required: the silent ones are the traps that the detector was built to avoid.
   */
  readonly examples: readonly string[];
}

/** What a detector found. Offsets count from the start of the text that it was given. */
export interface Match extends Span {
  /** From 0 (exclusive) to 1: about 0.6 for a form alone, 0.8 with context, 0.95 and more when a checksum holds. */
  readonly confidence: number;
  /** One sentence that names the evidence, without repeating a secret or an identifier. */
  readonly why: string;
  readonly severity?: Severity;
  readonly isInformational?: boolean;
  readonly recommendation?: string;
  readonly replacement?: string;
  readonly legalReference?: LegalReference;
}

/**
 * The text around a trigger's hit, and where the trigger stands in it. A detector never sees more than this window,
 * which is what makes the engine linear in the length of a text, whatever the text.
 */
export interface Place extends Span {
  readonly text: string;
}

/** How many UTF-16 units a place shows on either side of its trigger. */
export interface Reach {
  readonly before: number;
  readonly after: number;
}

/** Looks at each place where one of its triggers stands. */
export interface PlaceDetector extends DetectorDescription {
  readonly scope: 'place';
  /** Literals in the notation of `literals/literal.ts`; without one of them the detector is not run. */
  readonly triggers: readonly string[];
  readonly reach?: Reach;
  /**
   * Whether a place is worth a look, from the characters right beside the trigger, no more than a few: triggers that
   * stand in ordinary texts are told apart here, at a tenth of the cost.
   */
  readonly glance?: (text: string, start: number, end: number) => boolean;
  /**
   * True where nothing is found but beside a word, or in a text that is nothing else; then it is not asked amid rows of
   * numbers.
   */
  readonly needsWords?: boolean;
  readonly verify: (place: Place) => Match | undefined;
  /**
   * Several values that the trigger introduces, such as those below it where it heads a column of a table; asked where
   * `verify` found nothing, with a place that shows many rows.
   */
  readonly readList?: (place: Place) => readonly Match[];
}

/** Reads each sentence that holds one of its triggers, once. */
export interface SentenceDetector extends DetectorDescription {
  readonly scope: 'sentence';
  readonly triggers: readonly string[];
  readonly read: (sentence: string) => readonly Match[];
  /** The wordings without one of which nothing is found, each of which must hold a trigger however it is put. */
  readonly forms?: readonly PhraseForm[];
  /** Why the first match in a sentence is one, if there is any; for those who can tell without finding the others. */
  readonly whyOf?: (sentence: string) => string | undefined;
}

/** Where a trigger first stands in a document, and how often it does. */
export interface TriggerCount extends Span {
  readonly count: number;
}

/** Judges a document as a whole from the triggers that it holds; offsets are the document's. */
export interface DocumentDetector extends DetectorDescription {
  readonly scope: 'document';
  readonly triggers: readonly string[];
  readonly judge: (counts: ReadonlyMap<string, TriggerCount>) => Match | undefined;
}

export type Detector = PlaceDetector | SentenceDetector | DocumentDetector;
