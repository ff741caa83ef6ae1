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

/** Where a finding stands, for people (`label`) and for a viewer. */
export const placeSchema = z.object({
  label: z.string(),
  part: z.string(),
  page: z.int().positive().optional(),
  line: z.int().positive().optional(),
  paragraph: z.int().positive().optional(),
});
export type Place = z.infer<typeof placeSchema>;

export const legalReferenceSchema = z.object({ law: z.string(), article: z.string() });

/** One finding on the wire. */
export const issueSchema = z.object({
  /** Stable within one analysis; those of marks begin at 20,000, so that they come and go without moving others. */
  id: z.int().nonnegative(),
  category: z.enum(CATEGORIES),
  /** The standard term, kebab-case. */
  type: z.string(),
  /** The same for people. */
  typeName: z.string(),
  severity: z.enum(SEVERITIES),
  confidence: z.number().min(0).max(1),
  /** The flagged text; masked (`•••• 6789`) where the finding is a secret or a sensitive identifier. */
  excerpt: z.string(),
  /** The place in words, as the specification names it. */
  location: z.string(),
  place: placeSchema,
  /** UTF-16 code units in the extracted text; `end` is exclusive. */
  start: z.int().nonnegative(),
  end: z.int().nonnegative(),
  why: z.string(),
  recommendation: z.string(),
  replacement: z.string().optional(),
  isInformational: z.boolean(),
  /** Whether the excerpt is masked; absent in analyses made before 0.2. */
  isSensitive: z.boolean().optional(),
  ruleId: z.string(),
  source: z.object({ kind: z.enum(SOURCE_KINDS), version: z.string() }),
  legalReference: legalReferenceSchema.optional(),
  /** What it is recognised by in other analyses of its document; absent in analyses made before 0.2. */
  fingerprint: z.string().optional(),
  /** Present when its owner has dismissed it, or its value is allowed: it then counts for nothing. */
  decision: issueDecisionSchema.optional(),
  /** The id of the mark that it stands for; present where a person has marked it. */
  mark: z.int().positive().optional(),
});
export type Issue = z.infer<typeof issueSchema>;

/** An entry of the specification's four detail lists. */
export const issueDetailSchema = z.object({
  type: z.string(),
  content: z.string(),
  recommendation: z.string(),
});
export type IssueDetail = z.infer<typeof issueDetailSchema>;

/** What was read and what was not, so that silence is never taken for compliance. */
export const coverageSchema = z.object({
  characters: z.int().nonnegative(),
  /** Null for formats without fixed pages. */
  pages: z.int().nonnegative().nullable(),
  pagesRead: z.int().nonnegative().nullable(),
  /** ISO 639-1; null when the text is too short to tell. */
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

/** The result of one analysis: satisfies both shapes of the specification's section 3, and more. */
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
  /** The policy that it was made under; absent where everything counts as its detector says. */
  policy: z.object({ name: z.string(), title: z.string(), version: z.string() }).optional(),
  coverage: coverageSchema,
  /** Present where a second reader was asked, be it in vain. */
  secondReading: secondReadingSchema.optional(),
  /** What its owner has marked by hand, oldest first; absent where that is nothing. */
  marks: z.array(markSchema).optional(),
  /** In milliseconds. */
  timings: z.object({ extraction: z.number(), analysis: z.number(), total: z.number() }),
});
export type Analysis = z.infer<typeof analysisSchema>;

/** The answer to `POST /api/documents/{id}/marks`. */
export const markedAnalysisSchema = analysisSchema.extend({ marking: markingSchema });
export type MarkedAnalysis = z.infer<typeof markedAnalysisSchema>;

/** `GET /api/analysis/{id}`: null while the document is still being worked on. */
export const analysisOrPendingSchema = analysisSchema.nullable();

export const analyzeTextRequestSchema = z.object({
  text: z.string(),
  /** The name of a policy. */
  policy: z.string().exactOptional(),
  /** Whether a cleaned copy is wanted as well. */
  clean: z.boolean().exactOptional(),
  /** Whether the copy is to come with what its labels stand for. */
  key: z.boolean().exactOptional(),
});
export type AnalyzeTextRequest = z.infer<typeof analyzeTextRequestSchema>;

/** Nothing of it is stored. */
export const analyzeTextResponseSchema = z.object({
  analysisResult: analysisSchema,
  /** Present where it was asked for; null where the text is too long, or a copy could not be proved. */
  cleanedText: cleanedTextSchema.nullable().exactOptional(),
});
export type AnalyzeTextResponse = z.infer<typeof analyzeTextResponseSchema>;
