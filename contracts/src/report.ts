import { z } from 'zod';

import { analysisSchema } from './analysis.ts';
import { changesSchema } from './changes.ts';
import { cleaningListSchema } from './cleaning.ts';
import { documentSchema } from './document.ts';

/** The report's download formats: `GET /api/download-report/{id}?format=`; the default is JSON. */
export const REPORT_FORMATS = ['json', 'pdf', 'csv', 'sarif'] as const;
export const reportFormatSchema = z.enum(REPORT_FORMATS);
/** The query of `GET /api/download-report/{id}`. */
export const reportQuerySchema = z.strictObject({ format: reportFormatSchema.default('json') });
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** The downloadable report of one document, saved as JSON. */
export const reportSchema = z.object({
  generator: z.object({ name: z.string(), version: z.string() }),
  generatedAt: z.iso.datetime(),
  document: documentSchema.pick({
    id: true,
    name: true,
    type: true,
    size: true,
    uploadedAt: true,
    processingTime: true,
  }),
  analysis: analysisSchema,
  /** What changed since the previous version; absent when there is none to compare with. */
  changes: changesSchema.exactOptional(),
  /** The cleaned copies, newest first. */
  cleanings: cleaningListSchema,
  /** States that this is an automated analysis and not legal advice. */
  disclaimer: z.string(),
});
export type Report = z.infer<typeof reportSchema>;
