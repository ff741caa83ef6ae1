import {
  CATEGORIES,
  COMPLIANCE_STATUSES,
  SEVERITIES,
  SOURCE_KINDS,
} from '@proviso/engine/vocabulary';
import { z } from 'zod';

import { cleanedTextSchema } from './cleaning.ts';
import { issueDecisionSchema } from './decision.ts';
import { markingSchema, markSchema } from './mark.ts';
import { secondReadingSchema } from './second-reader.ts';

/** Where a finding is, as text (`label`) and for a viewer. */
export const placeSchema = z.object({
  label: z.string(),
  part: z.string(),
  page: z.int().positive().optional(),
  line: z.int().positive().optional(),
  paragraph: z.int().positive().optional(),
});
export type Place = z.infer<typeof placeSchema>;

export const legalReferenceSchema = z.object({ law: z.string(), article: z.string() });

/** One finding. */
export const issueSchema = z.object({
  /**
   * Stable within one analysis; ids of marks start at 20,000, so that adding or removing marks does not change others.
   */
  id: z.int().nonnegative(),
  category: z.enum(CATEGORIES),
  /** The standard term, kebab-case. */
  type: z.string(),
  /** The type's display name. */
  typeName: z.string(),
  severity: z.enum(SEVERITIES),
  confidence: z.number().min(0).max(1),
  /**
   * The flagged text; masked (`••••`, for a card or an account `•••• 1111`) if the finding is a secret or a sensitive
   * identifier.
   */
  excerpt: z.string(),
  /** The place in words. */
  location: z.string(),
  place: placeSchema,
  /** UTF-16 code units in the extracted text; `end` is exclusive. */
  start: z.int().nonnegative(),
  end: z.int().nonnegative(),
  why: z.string(),
  recommendation: z.string(),
  replacement: z.string().optional(),
  isInformational: z.boolean(),
  /** Whether the excerpt is masked. */
  isSensitive: z.boolean(),
  ruleId: z.string(),
  source: z.object({ kind: z.enum(SOURCE_KINDS), version: z.string() }),
  legalReference: legalReferenceSchema.optional(),
  /** Identifies the finding in other analyses of its document. */
  fingerprint: z.string(),
  /** Present when its owner has dismissed it or its value is allowed: it then does not count. */
  decision: issueDecisionSchema.optional(),
  /** The id of its mark; present when a user has marked it. */
  mark: z.int().positive().optional(),
});
export type Issue = z.infer<typeof issueSchema>;

/** An entry of the four lists of details, one for each category. */
export const issueDetailSchema = z.object({
  type: z.string(),
  content: z.string(),
  recommendation: z.string(),
});
export type IssueDetail = z.infer<typeof issueDetailSchema>;

/** What was read and what was not, so that an absence of findings is not mistaken for compliance. */
export const coverageSchema = z.object({
  characters: z.int().nonnegative(),
  /** Null for formats without fixed pages. */
  pages: z.int().nonnegative().nullable(),
  pagesRead: z.int().nonnegative().nullable(),
  /** ISO 639-1; null when the text is too short to detect it. */
  language: z.string().nullable(),
  /** True when nothing was left out. */
  isComplete: z.boolean(),
  notes: z.array(
    z.object({
      code: z.string(),
      message: z.string(),
      pages: z.array(z.int().positive()).optional(),
    }),
  ),
});
export type Coverage = z.infer<typeof coverageSchema>;

const flagsShape = {
  hasPii: z.boolean(),
  hasDiscriminatoryLanguage: z.boolean(),
  hasLegalRisks: z.boolean(),
  hasPolicyViolations: z.boolean(),
  recommendations: z.array(z.string()),
};

/** The result of one analysis. */
export const analysisSchema = z.object({
  complianceStatus: z.enum(COMPLIANCE_STATUSES),
  ...flagsShape,
  piiDetails: z.array(issueDetailSchema),
  discriminationDetails: z.array(issueDetailSchema),
  legalRiskDetails: z.array(issueDetailSchema),
  policyViolationDetails: z.array(issueDetailSchema),
  summary: z.object({ overallRisk: z.enum(SEVERITIES), ...flagsShape }),
  issues: z.array(issueSchema),
  engine: z.object({ name: z.string(), version: z.string() }),
  /** The policy it was made under; absent when the detectors' defaults apply. */
  policy: z.object({ name: z.string(), title: z.string(), version: z.string() }).optional(),
  coverage: coverageSchema,
  /** Present when a second reader was asked, even without success. */
  secondReading: secondReadingSchema.optional(),
  /** The owner's marks, oldest first; absent when there are none. */
  marks: z.array(markSchema).optional(),
  /** In milliseconds. */
  timings: z.object({ extraction: z.number(), analysis: z.number(), total: z.number() }),
});
export type Analysis = z.infer<typeof analysisSchema>;

/** The answer to `POST /api/documents/{id}/marks`. */
export const markedAnalysisSchema = analysisSchema.extend({ marking: markingSchema });
export type MarkedAnalysis = z.infer<typeof markedAnalysisSchema>;

/** `GET /api/analysis/{id}`: null while the analysis is in progress. */
export const analysisOrPendingSchema = analysisSchema.nullable();

export const analyzeTextRequestSchema = z.strictObject({
  text: z.string(),
  /** The name of a policy. */
  policy: z.string().exactOptional(),
  /** Whether to return a cleaned copy as well. */
  clean: z.boolean().exactOptional(),
  /** Whether to return a key of what the copy's labels stand for. */
  key: z.boolean().exactOptional(),
});
export type AnalyzeTextRequest = z.infer<typeof analyzeTextRequestSchema>;

/** Nothing of it is stored. */
export const analyzeTextResponseSchema = z.object({
  analysisResult: analysisSchema,
  /** Present when requested; null when the text is too long or the copy could not be verified. */
  cleanedText: cleanedTextSchema.nullable().exactOptional(),
});
export type AnalyzeTextResponse = z.infer<typeof analyzeTextResponseSchema>;
