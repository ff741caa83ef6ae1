import type { EndedAnalysis } from '#server/ports/analysis-listener.ts';

/** A failed analysis of an account's document, as passed to listeners; `uploadedAt` in Unix milliseconds. */
export function failedAnalysis(
  profileId: number,
  documentId: number,
  uploadedAt: number,
): EndedAnalysis {
  return {
    profileId,
    event: 'analysis.failed',
    document: {
      id: documentId,
      name: 'a.txt',
      type: 'txt',
      size: 1,
      status: 'failed',
      uploadedAt: new Date(uploadedAt).toISOString(),
      processingTime: null,
      complianceStatus: null,
      counts: null,
      failure: null,
      previousId: null,
      originalDeletedAt: null,
    },
  };
}
