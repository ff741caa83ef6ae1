import type { Metrics } from '#server/ports/metrics.ts';

/** For installations without metrics. */
export const silentMetrics: Metrics = {
  recordRequest: () => undefined,
  recordAnalysis: () => undefined,
  recordWorkerDeath: () => undefined,
  recordDelivery: () => undefined,
  recordMail: () => undefined,
};
