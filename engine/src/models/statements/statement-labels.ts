/** What a sentence may be, beside ordinary; the order is that of the weights. */
export const STATEMENT_LABELS = [
  'bias',
  'threat',
  'concealment',
  'inside',
  'health',
  'circumstance',
  'risk',
] as const;
export type StatementLabel = (typeof STATEMENT_LABELS)[number];
