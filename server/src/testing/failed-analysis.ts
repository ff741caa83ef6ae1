import type { EndedAnalysis } from '#server/ports/analysis-listener.ts';

/** An analysis of an account's document that failed, as listeners are told of it; `uploadedAt` in Unix milliseconds. */
export function failedAnalysis(profileId: number, uploadedAt: number): EndedAnalysis {
  return {
    profileId,
    event: 'analysis.failed',
    document: {
      id: 7,
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
