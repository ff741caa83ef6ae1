/** The mail that a screen refers to; stored in the browser's history entry so that it survives a reload. */
export interface SentMail {
  readonly kind: 'confirmation' | 'recovery';
  readonly email: string;
  /** Unix milliseconds. */
  readonly sentAt: number;
}

/** The auth service's minimum interval between two mails of one kind to one address. */
const MIN_INTERVAL_MS = 60_000;

/** Reads such a mail from a history entry; null when there is none. */
export function readSentMail(state: unknown): SentMail | null {
  const { kind, email, sentAt }: Partial<Record<string, unknown>> =
    typeof state === 'object' && state !== null ? { ...state } : {};
  if (kind !== 'confirmation' && kind !== 'recovery') return null;
  if (typeof email !== 'string' || typeof sentAt !== 'number') return null;
  return { kind, email, sentAt };
}

/** Whole seconds until the next mail may be requested, clamped to 0–60 in case the clock changes. */
export function secondsUntilResend(sentAt: number, now: number): number {
  const left = Math.ceil((sentAt + MIN_INTERVAL_MS - now) / 1000);
  return Math.min(Math.max(left, 0), MIN_INTERVAL_MS / 1000);
}
