import type { OneTimeTokenKind } from '../codes/one-time-token.ts';
import { AuthError } from '../errors.ts';
import type { AuthLimits } from '../options.ts';
import { addressGroup } from '../throttling/address-group.ts';
import type { Throttle } from '../throttling/throttle.ts';

interface MailKind {
  readonly kind: OneTimeTokenKind;
  readonly email: string;
}

/** Enforces an interval between mails to one address, regardless of whether the address has an account. */
export interface MailRateLimit {
  /**
   * Throws `over_email_send_rate_limit` too soon after the previous mail, and `over_request_rate_limit` for too many
   * requests.
   */
  take(kind: OneTimeTokenKind, email: string, requester: string): Promise<void>;
  /**
   * Runs what sends a mail of which the interval was taken; if that fails, it can be asked for again at once. Only
   * where the failure is answered: otherwise the next answer would tell which addresses have accounts.
   */
  whileSending<Result>(mail: MailKind, send: () => Promise<Result>): Promise<Result>;
}

/** Binds `MailRateLimit` to the throttle. */
export function createMailRateLimit(throttle: Throttle, limits: AuthLimits): MailRateLimit {
  return {
    take: async (kind, email, requester) => {
      const subject = `mails asked for from ${addressGroup(requester)}`;
      await throttle.take([{ subject, rate: limits.mailsPerAddress }]);
      if (limits.mailGap <= 0) return;
      try {
        const rate = { burst: 1, interval: limits.mailGap };
        await throttle.take([{ subject: subjectOf(kind, email), rate }]);
      } catch (error) {
        throw toMailLimitError(error);
      }
    },
    whileSending: async ({ kind, email }, send) => {
      try {
        return await send();
      } catch (error) {
        await throttle.forget(subjectOf(kind, email));
        throw error;
      }
    },
  };
}

function subjectOf(kind: OneTimeTokenKind, email: string): string {
  return `${kind} mail to ${email}`;
}

function toMailLimitError(error: unknown): unknown {
  if (!(error instanceof AuthError) || error.code !== 'over_request_rate_limit') return error;
  const { retryAfter = 1 } = error;
  const message = `For security purposes, you can only request this after ${retryAfter} seconds.`;
  return new AuthError('over_email_send_rate_limit', { message, retryAfter });
}
