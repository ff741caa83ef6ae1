/**
 * The terms that every part of Proviso shares: findings and reports. Only constants and types; nothing here computes.
 */

/** The four kinds of problem that Proviso looks for. */
export const CATEGORIES = ['pii', 'discrimination', 'legal', 'policy'] as const;
export type Category = (typeof CATEGORIES)[number];

/** How much harm a finding can do, mildest first. */
export const SEVERITIES = ['low', 'medium', 'high'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** The verdict on a whole text: `critical` when a flagged finding is high, `issues` when any other raises a flag. */
export const COMPLIANCE_STATUSES = ['compliant', 'issues', 'critical'] as const;
export type ComplianceStatus = (typeof COMPLIANCE_STATUSES)[number];

/**
 * What produced a finding: a written rule, a statistical model of ours, a language model, or a person who marked it.
 */
export const SOURCE_KINDS = ['rule', 'model', 'language-model', 'person'] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

/** A law, a standard or a publication, and the place in it, for example `GDPR` and `Art. 9(1)`. */
export interface LegalReference {
  /** Its name; the detectors have theirs from `detectors/laws.ts`. */
  readonly law: string;
  /** An article, a section, a requirement, a recital, a point of an annex, or the number of a publication. */
  readonly article: string;
}

/** The source of a finding: its kind and its version. */
export interface FindingSource {
  readonly kind: SourceKind;
  readonly version: string;
}

/** A part of a text, by offsets that count UTF-16 code units from its beginning; `end` is exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A part of a text that must be masked wherever the text is shown; `type` is that of the value. */
export interface SensitiveSpan extends Span {
  readonly type: string;
}

/** The policy whose list of allowed values contains a finding's whole text. */
export interface AllowedBy {
  /** The policy's title. */
  readonly policy: string;
  /** Why, where the policy says so. */
  readonly reason?: string;
}

/** One problem at one place of a text. */
export interface Finding extends Span {
  readonly category: Category;
  /** The field's standard term in kebab-case, for example `email-address`. */
  readonly type: string;
  /** The type's name for people, for example `E-mail address`. */
  readonly typeName: string;
  readonly severity: Severity;
  /** How sure the source is, from 0 (exclusive) to 1. */
  readonly confidence: number;
  /** One sentence that names the evidence. Never repeats a secret or an identifier. */
  readonly why: string;
  /** One sentence that says what to do. */
  readonly recommendation: string;
  /** A wording that would cure the finding, where there is one. */
  readonly replacement?: string;
  /** True for what is worth knowing but raises no flag, such as the governing law of a contract. */
  readonly isInformational: boolean;
  /** True where the text of the finding must be masked wherever it is listed. */
  readonly isSensitive: boolean;
  /** The detector that found it. */
  readonly ruleId: string;
  readonly source: FindingSource;
  readonly legalReference?: LegalReference;
  /** Other types that the same characters match, surest first: many numbers satisfy several checks. */
  readonly alternatives?: readonly string[];
  /** Present where the policy allows the finding: it then does not count. */
  readonly allowedBy?: AllowedBy;
}

/** A part of the analysis that was not done, and why, so that silence is never read as "compliant". */
export interface CoverageNote {
  readonly code: 'language-not-supported' | 'text-empty' | 'findings-truncated';
  readonly message: string;
}

/** A remark on findings that were left out on purpose, so that a reader can look for them. The text counts as read. */
export interface ReportRemark {
  readonly code: 'examples-left-out';
  readonly message: string;
}

/** The verdict on a text's findings. */
export interface Assessment {
  readonly complianceStatus: ComplianceStatus;
  /** The highest severity present among findings that raise a flag, else `low`. */
  readonly overallRisk: Severity;
  /** Whether a category has a finding that raises a flag. */
  readonly flags: Readonly<Record<Category, boolean>>;
  /** What to do, most serious first, without repeats. */
  readonly recommendations: readonly string[];
}

/** The name and version of the engine that read a text. */
export interface EngineIdentity {
  readonly name: string;
  readonly version: string;
}

/** Everything that the engine says about one text. */
export interface Report {
  readonly engine: EngineIdentity;
  /** Ordered by start, then end; within a category they do not overlap, except for signs of the file. */
  readonly findings: readonly Finding[];
  /**
   * The spans that must be masked wherever the text is shown, ordered by start. They include what the options or the
   * policy leave out of the findings, because an excerpt of one finding may hold another's secret.
   */
  readonly sensitive: readonly SensitiveSpan[];
  readonly assessment: Assessment;
  /** The language recognized, as an ISO 639-1 code; null when the text is too short to tell. */
  readonly language: string | null;
  readonly notes: readonly CoverageNote[];
  readonly remarks: readonly ReportRemark[];
}

/**
 * What a cleaned copy does with a finding: replace it by a stable label such as `[PERSON-1]`, remove it and leave a
 * bar, replace it by the suggested wording, keep it and add a comment, or keep it as it is.
 */
export const TREATMENTS = ['label', 'remove', 'suggest', 'comment', 'keep'] as const;
export type Treatment = (typeof TREATMENTS)[number];

/** A person's choices of treatment; where several apply to a finding, the most specific one wins. */
export interface TreatmentChoices {
  readonly categories?: Readonly<Partial<Record<Category, Treatment>>>;
  /** By finding type, for example `person-name`. */
  readonly types?: Readonly<Record<string, Treatment>>;
  /** By the finding's index in the report's list. */
  readonly findings?: Readonly<Record<number, Treatment>>;
  /** Strings of at least three visible characters to be removed wherever they occur, also within words. */
  readonly values?: readonly string[];
}

/** The kinds of observation that a reader of a file may make beside its text. */
export const SIGN_KINDS = ['hidden-text', 'failed-redaction', 'active-content'] as const;
export type SignKind = (typeof SIGN_KINDS)[number];

/** An observation about a file, and the text that it concerns; both offsets are 0 where it concerns the whole file. */
export interface Sign extends Span {
  readonly kind: SignKind;
  /** From 0 (exclusive) to 1. */
  readonly confidence: number;
  /** One sentence that names the evidence and quotes nothing. */
  readonly why: string;
}
