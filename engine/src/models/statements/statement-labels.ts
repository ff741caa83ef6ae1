/** What a sentence may be, beside ordinary; the order is that of the weights. */
export const STATEMENT_LABELS = [
  'bias',
  'threat',
  'concealment',
  'inside',
  'health',
  'circumstance',
  'risk',
  'misconduct',
  'admission',
] as const;
export type StatementLabel = (typeof STATEMENT_LABELS)[number];

/** Of these the words that say so are marked, for names and dates beside them are findings of their own. */
export const MARKED_BY_CORE: ReadonlySet<StatementLabel> = new Set(['health', 'circumstance']);
