import type { Metrics } from '#server/ports/metrics.ts';

/** For installations without metrics. */
export const silentMetrics: Metrics = {
  noteRequest: () => undefined,
  noteAnalysis: () => undefined,
  noteWorkerDeath: () => undefined,
  noteDelivery: () => undefined,
  noteMail: () => undefined,
};
