/** The result of one check: that all is well, or what to do. */
export interface Verdict {
  /** A warning works but may be unintended; a failure keeps the server from working. */
  readonly level: 'ok' | 'warning' | 'failure';
  readonly subject: string;
  readonly text: string;
}

/** Creates verdicts on one subject. */
export function verdictsFor(subject: string) {
  const say = (level: Verdict['level']) => (text: string) => ({ level, subject, text });
  return { ok: say('ok'), warning: say('warning'), failure: say('failure') };
}

const REASONS: ReadonlyMap<string, string> = new Map([
  ['ECONNREFUSED', 'nothing listens there'],
  ['ENOTFOUND', 'there is no such host'],
  ['EDNS', 'there is no such host'],
  ['EAI_AGAIN', 'names cannot be looked up'],
  ['ETIMEDOUT', 'no answer in time'],
  ['TimeoutError', 'no answer in time'],
  ['EACCES', 'not permitted'],
  ['EPERM', 'not permitted'],
  ['EROFS', 'it cannot be written to'],
  ['ENOSPC', 'no room is left'],
  ['28P01', 'user or password refused'],
  ['28000', 'user refused'],
  ['3D000', 'there is no such database'],
]);

/** Why something failed, in our own words: other programs' messages may quote their input, including passwords. */
export function reasonOf(error: unknown): string {
  const code = codeOf(error);
  return REASONS.get(code) ?? code;
}

/** The short code of an error. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error.cause === undefined ? error.name : codeOf(error.cause);
}
