import type { PhraseForm } from './phrases/phrase-rule.ts';
import type { Category, LegalReference, Severity, Span } from './vocabulary.ts';

/** The properties of every finding of a type, unless its match overrides them. */
export interface FindingType {
  /** The field's standard term in kebab-case; unique among all types. */
  readonly id: string;
  /** The type's name for people, for example `E-mail address`. */
  readonly typeName: string;
  readonly category: Category;
  readonly severity: Severity;
  /** One sentence that says what to do. */
  readonly recommendation: string;
  /** True where listings must mask the text that was found. */
  readonly isSensitive?: boolean;
  /** True for what is worth knowing but raises no flag. */
  readonly isInformational?: boolean;
  readonly legalReference?: LegalReference;
}

/** What every detector says about itself, for the report, the documentation and the test that proves its examples. */
export interface DetectorDescription extends FindingType {
  /** One sentence: what is found, and what decides. */
  readonly description: string;
  /**
   * Texts with the expected findings marked `[[like this]]`; one without brackets must stay silent. Both kinds
   * are required: the silent ones are the traps that the detector was built to avoid.
   */
  readonly examples: readonly string[];
}

/** Types that identify a person, and how far before and after a match, in UTF-16 units, one of them counts. */
export interface Company {
  readonly types: ReadonlySet<string>;
  readonly before: number;
  readonly after: number;
}

/** What a detector found. Offsets are relative to the text that it was given. */
export interface Match extends Span {
  /** From 0 (exclusive) to 1: about 0.6 for a form alone, 0.8 with context, 0.95 and more when a checksum holds. */
  readonly confidence: number;
  /** Of what means something only beside a person, such as a dose: without such company, the match is dropped. */
  readonly company?: Company;
  /** One sentence that names the evidence, without repeating a secret or an identifier. */
  readonly why: string;
  readonly severity?: Severity;
  readonly isInformational?: boolean;
  readonly recommendation?: string;
  readonly replacement?: string;
  readonly legalReference?: LegalReference;
}

/** How certain a match is, and what it needs for that. */
export type Certainty = Pick<Match, 'confidence' | 'company'>;

/** What a match means, wherever it is. */
export type Meaning = Pick<Match, 'why' | 'severity' | 'recommendation' | 'legalReference'>;

/**
 * The window around an occurrence of a trigger, and the trigger's position in it. A detector never sees more than this
 * window, which keeps the engine's time linear in the length of any text.
 */
export interface Place extends Span {
  readonly text: string;
}

/** How many UTF-16 units a place shows on either side of its trigger. */
export interface Reach {
  readonly before: number;
  readonly after: number;
}

/** Looks at each occurrence of its triggers. */
export interface PlaceDetector extends DetectorDescription {
  readonly scope: 'place';
  /** Literals in the notation of `literals/literal.ts`; the detector runs only where one of them occurs. */
  readonly triggers: readonly string[];
  readonly reach?: Reach;
  /**
   * Whether a place is worth verifying, by the few characters right beside the trigger. For triggers that are frequent
   * in ordinary texts: rejecting a place here costs a tenth of `verify`.
   */
  readonly glance?: (text: string, start: number, end: number) => boolean;
  /**
   * True for a detector that finds something only beside a word, or where the value is the whole text; it is skipped
   * within rows of numbers.
   */
  readonly needsWords?: boolean;
  readonly verify: (place: Place) => Match | undefined;
  /**
   * Reads the values that the trigger introduces, such as the cells below it where it heads a table column; called
   * where `verify` found nothing, with a window of many rows.
   */
  readonly readList?: (place: Place) => readonly Match[];
}

/** Reads each sentence that contains one of its triggers, once. */
export interface SentenceDetector extends DetectorDescription {
  readonly scope: 'sentence';
  readonly triggers: readonly string[];
  readonly read: (sentence: string) => readonly Match[];
  /** Wordings of which every match contains one; however such a wording is filled in, it must contain a trigger. */
  readonly forms?: readonly PhraseForm[];
  /** What the first match in a sentence means, if there is one; where that is cheaper than finding all matches. */
  readonly meaningOf?: (sentence: string) => Meaning | undefined;
}

/** The first occurrence of a trigger in a document, and the number of occurrences. */
export interface TriggerCount extends Span {
  readonly count: number;
}

/** Judges a document as a whole by the triggers that it contains; offsets are relative to the document. */
export interface DocumentDetector extends DetectorDescription {
  readonly scope: 'document';
  readonly triggers: readonly string[];
  readonly judge: (counts: ReadonlyMap<string, TriggerCount>) => Match | undefined;
}

export type Detector = PlaceDetector | SentenceDetector | DocumentDetector;
