import type { Database } from '#server/tables/schema.ts';

/** Who makes a request, as confirmed by the auth service. */
export interface Principal {
  /** The auth user's UUID. */
  readonly userId: string;
  /** Null when there is no known session: programs have none, and hosted services do not expose it. */
  readonly sessionId: string | null;
  readonly email: string;
  /** True only when the address was proven by a mailed code or by a trusted provider. */
  readonly isEmailProven: boolean;
  readonly hasSecondFactor: boolean;
  /** True when the user has a second factor and has not presented it in this session. */
  readonly needsSecondFactor: boolean;
  /** When the user last authenticated, in Unix milliseconds; 0 when unknown. */
  readonly authenticatedAt: number;
  /** What the user entered at sign-up. */
  readonly metadata: Readonly<Record<string, unknown>>;
}

/** What is known about a user outside a session. */
type UserAccount = Omit<Principal, 'sessionId' | 'needsSecondFactor' | 'authenticatedAt'>;

/** The sign-in options, as sent to browsers. None of it is secret. */
export interface SignInOptions {
  readonly mode: 'embedded' | 'hosted';
  /** The auth service's address: a path on our own origin, or an absolute URL. */
  readonly url: string;
  readonly publicKey: string;
  readonly google: boolean;
  readonly signup: 'open' | 'closed';
  /** Whether a new address must be confirmed by mail before it can sign in. */
  readonly confirmsSignUps: boolean;
  /** Whether deleting an account can delete its user; always true for the embedded service. */
  readonly deletesUsers: boolean;
}

/** Identifies the holder of an access token. */
export interface Identity {
  /**
   * Rejects when the token, its session or its user is not currently valid. `address` is the client's, used to count
   * invalid tokens.
   */
  verifyAccessToken(token: string, address: string): Promise<Principal>;
  /**
   * Refuses unless the user has just proven to own the account, by its password, or by a recent sign-in when it has
   * none. `address` is the client's, used to count guesses.
   */
  confirmOwner(principal: Principal, password: string | undefined, address: string): Promise<void>;
  /**
   * Locks the user until the transaction ends; refuses when the request's user or session no longer exists. Acquire it
   * before the account row's lock. Does nothing when users are not in this database.
   */
  lockSession(
    transaction: Database,
    holder: Pick<Principal, 'userId' | 'sessionId'>,
  ): Promise<void>;
  /** Deletes the user and ends all their sessions immediately; does nothing when the user no longer exists. */
  deleteUser(userId: string): Promise<void>;
  /**
   * Looks a user up without a session; undefined when they were deleted or are banned. Null when the service only
   * answers about signed-in users.
   */
  readonly findUser: ((userId: string) => Promise<UserAccount | undefined>) | null;
  /** Never rejects: when the service cannot be reached, the offer is a conservative guess. */
  describeSignIn(): Promise<SignInOptions>;
}
