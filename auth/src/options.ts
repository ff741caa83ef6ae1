import type { DatabaseConnection } from '@proviso/database';
import type { JWK } from 'jose';
import type { Kysely } from 'kysely';

import type { GoogleOptions } from './google/google-provider.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Rate } from './throttling/throttle.ts';

/** Encryption at rest. What was sealed for one context cannot be opened for another. */
export interface Sealer {
  seal(plain: Uint8Array, context: string): Uint8Array;
  open(sealed: Uint8Array, context: string): Uint8Array;
}

/** The time of day. */
export interface Clock {
  /** Unix milliseconds. */
  now(): number;
}

/** Lifetimes and rate limits; times in milliseconds. */
export interface AuthLimits {
  readonly accessTokenLife: number;
  /** A session ends this long after its sign-in, whatever happens (ASVS 7.3.2). */
  readonly sessionLife: number;
  /** A session ends this long after its last refresh (ASVS 7.3.1). */
  readonly sessionIdleLife: number;
  /**
   * How long after a sign-in or second factor code address, identities and second factors can be changed (ASVS 7.5.1).
   */
  readonly recentSignIn: number;
  /** How long the previous refresh token can still fetch the current one, in case the answer was lost. */
  readonly previousTokenLife: number;
  /** The same for older ones: several tabs may refresh at once. */
  readonly reuseInterval: number;
  readonly signUpsPerAddress: Rate;
  readonly anonymousSignUpsPerAddress: Rate;
  /** Password checks for one address, right or wrong. */
  readonly passwordsPerAddress: Rate;
  /** Password checks for one account from one address; a right password resets the count. */
  readonly failuresPerAccountAndAddress: Rate;
  /**
   * The same from all addresses, right or wrong, except those where its owner has signed in before: nothing resets it.
   */
  readonly failuresPerAccount: Rate;
  /** How long an address counts as the owner's. */
  readonly knownAddressLife: number;
  /** How long a second factor may wait for its first code while others are enrolled. */
  readonly enrollmentLife: number;
  readonly challengeLife: number;
  /** Code attempts for one factor; a correct code resets the count. */
  readonly factorCodesPerFactor: Rate;
  readonly factorCodesPerAddress: Rate;
  readonly recoveryCodesPerUser: Rate;
  /** How long a browser may stay at the sign-in provider. */
  readonly providerSignInLife: number;
  readonly providerSignInsPerAddress: Rate;
  readonly mailedLinkLife: number;
  /** ASVS 6.5.5 allows ten minutes. */
  readonly mailedCodeLife: number;
  /** How long a browser may take to exchange its PKCE flow's code. */
  readonly flowCodeLife: number;
  /** Between two mails of one kind to one address. */
  readonly mailGap: number;
  /** Mails requested from one address. */
  readonly mailsPerAddress: Rate;
  /** Mailed codes tried for one account; a correct code resets the count. */
  readonly mailedCodesPerAccount: Rate;
  /** Codes and links tried from one address. */
  readonly verificationsPerAddress: Rate;
}

/** An account event, and where it was requested from. */
export interface AccountEvent {
  /** A UUID. */
  readonly userId: string;
  readonly address: string;
  readonly userAgent: string;
}

/**
 * Called within the event's transaction, which it gets without this service's column naming; a rejection rolls it all
 * back.
 */
type AccountListener<Event = AccountEvent> = (
  transaction: Kysely<unknown>,
  event: Event,
) => Promise<void>;

/**
 * An account change worth remembering. Without address and user agent when an operator made
 * it: where operators work from does not concern the owner.
 */
export interface AccountChange {
  readonly userId: string;
  readonly address: string | null;
  readonly userAgent: string | null;
  readonly kind:
    | 'password_changed'
    | 'email_changed'
    | 'email_change_requested'
    | 'email_change_canceled'
    /** Nobody did it: the time to confirm it is over. */
    | 'email_change_expired'
    | 'factor_added'
    | 'factor_removed'
    | 'recovery_codes_created'
    | 'recovery_code_used'
    | 'identity_linked'
    | 'identity_unlinked'
    | 'sign_in_notices_changed'
    /** Of other browsers than the one that ended them. */
    | 'sessions_ended';
}

/** Which keys sign tokens. */
export interface KeyOptions {
  /** ES256 is the default; HS256 signs with the secret. For the others, the service creates and stores the keys. */
  readonly algorithm?: 'ES256' | 'RS256' | 'HS256';
  /** Shared with services that verify tokens without the published keys; at least 32 bytes. */
  readonly secret?: string;
  /** Keys to use instead of the service's own: exactly one with `sign` among its `key_ops`, the others verify. */
  readonly keySet?: readonly JWK[];
}

/** What the service needs from its host program. */
export interface AuthOptions {
  readonly connection: DatabaseConnection;
  /** The service's public address, `<origin>/auth/v1`: the `iss` of its tokens. */
  readonly issuer: string;
  readonly signup: 'open' | 'closed';
  /** Whether anonymous sign-ins are allowed; default false. */
  readonly anonymousSignIns?: boolean;
  /**
   * True when operators may assign phone numbers, usable with a password to sign in; false (default) when all phone
   * requests are answered as disabled. In neither case is a message ever sent to one.
   */
  readonly phoneSignIns?: boolean;
  /** The site's address, to which mailed links lead back; by default the issuer's origin. */
  readonly siteUrl?: string;
  /** Further allowed link destinations, as globs: `*` stops at `.` and `/`, `**` does not. */
  readonly redirectAllowList?: readonly string[];
  /** True (default) when new addresses are confirmed immediately, without being proven. */
  readonly autoConfirm?: boolean;
  /**
   * True when requesting a code reveals that an address has no account and will get none, as Supabase Auth does; false
   * (default) when the answer is always the same.
   */
  readonly refuseUnknown?: boolean;
  /** Without a mailer no mail is sent, and sign-ups must be confirmed automatically. */
  readonly mailer?: Mailer;
  /** The product name in mails, and on the page of a mailed link. */
  readonly productName?: string;
  /** True (default) when a change of address must also be confirmed from the old one. */
  readonly secureEmailChange?: boolean;
  /** True (default) when a new password requires the current one (ASVS 6.2.3). */
  readonly requireCurrentPassword?: boolean;
  /** True when a new password in a session older than a day requires a mailed code; default false. */
  readonly securePasswordChange?: boolean;
  /** True (default) when a mailed link first shows a button, so that link scanners do not use it up. */
  readonly linkPage?: boolean;
  /** Sign-in through Google; disabled when absent. Its redirect address is `<issuer>/callback`. */
  readonly google?: GoogleOptions;
  /** True when users may link and unlink further identities; default false. */
  readonly manualLinking?: boolean;
  /**
   * True (default) when operators can delete users through `/admin`; false when the host program keeps user data that
   * the service does not know of, and deletes users itself.
   */
  readonly userDeletion?: boolean;
  /** In characters. */
  readonly passwordMinLength: number;
  readonly sealer: Sealer;
  readonly clock: Clock;
  readonly keys?: KeyOptions;
  /** Called for every sign-in. */
  readonly onSessionOpened?: AccountListener;
  /**
   * Called when an account passes from whoever opened it to its address's proven owner: all other access to the account
   * must be revoked.
   */
  readonly onAccountReclaimed?: AccountListener;
  /** Called for every account change, the owner's or an operator's. */
  readonly onAccountChanged?: AccountListener<AccountChange>;
  readonly limits?: Partial<AuthLimits>;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** Supabase Auth's rates for each address; where it has none, ASVS's requirements. */
export const DEFAULT_LIMITS: AuthLimits = {
  accessTokenLife: 60 * MINUTE,
  sessionLife: 30 * DAY,
  sessionIdleLife: 14 * DAY,
  recentSignIn: 60 * MINUTE,
  previousTokenLife: MINUTE,
  reuseInterval: 10 * SECOND,
  signUpsPerAddress: { burst: 30, interval: 10 * SECOND },
  anonymousSignUpsPerAddress: { burst: 30, interval: 2 * MINUTE },
  passwordsPerAddress: { burst: 30, interval: 2 * SECOND },
  failuresPerAccountAndAddress: { burst: 10, interval: 90 * SECOND },
  failuresPerAccount: { burst: 100, interval: 36 * SECOND },
  knownAddressLife: 90 * DAY,
  enrollmentLife: 5 * MINUTE,
  challengeLife: 5 * MINUTE,
  factorCodesPerFactor: { burst: 10, interval: MINUTE },
  factorCodesPerAddress: { burst: 30, interval: 4 * SECOND },
  recoveryCodesPerUser: { burst: 5, interval: 5 * MINUTE },
  providerSignInLife: 5 * MINUTE,
  providerSignInsPerAddress: { burst: 30, interval: 10 * SECOND },
  mailedLinkLife: 60 * MINUTE,
  mailedCodeLife: 10 * MINUTE,
  flowCodeLife: 5 * MINUTE,
  mailGap: MINUTE,
  mailsPerAddress: { burst: 30, interval: 10 * SECOND },
  // Thirty a day: then it takes ninety years on average to guess one.
  mailedCodesPerAccount: { burst: 10, interval: 48 * MINUTE },
  verificationsPerAddress: { burst: 30, interval: 10 * SECOND },
};
