/** The labels of a sentence, besides ordinary, in the order of the weights. */
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

/** For these labels only the core is marked, because names and dates beside it are separate findings. */
export const MARKED_BY_CORE: ReadonlySet<StatementLabel> = new Set(['health', 'circumstance']);
