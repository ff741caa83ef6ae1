import type { Database } from '#server/tables/schema.ts';

/** Who makes a request, as vouched for by the auth service. */
export interface Principal {
  /** The auth user's UUID. */
  readonly userId: string;
  /** Null where no session is known: programs have none, and hosted services do not let it be looked at. */
  readonly sessionId: string | null;
  readonly email: string;
  /** True only when the address was proven by a mailed code or by a provider that vouches for it. */
  readonly isEmailProven: boolean;
  readonly hasSecondFactor: boolean;
  /** True when the person has a second factor and has not shown it in this session. */
  readonly needsSecondFactor: boolean;
  /** When the person was last authenticated, in Unix milliseconds; 0 where nobody can tell. */
  readonly authenticatedAt: number;
  /** What the person said at sign-up. */
  readonly metadata: Readonly<Record<string, unknown>>;
}

/** What is known about a user without a session. */
type UserAccount = Omit<Principal, 'sessionId' | 'needsSecondFactor' | 'authenticatedAt'>;

/** How people sign in here, as browsers are told. Nothing of it is secret. */
export interface SignInOffer {
  readonly mode: 'embedded' | 'hosted';
  /** Where the auth service is: a path of our own origin, or a whole address. */
  readonly url: string;
  readonly publicKey: string;
  readonly google: boolean;
  readonly signup: 'open' | 'closed';
  /** Whether a new address has to be confirmed by mail before it can sign in. */
  readonly confirmsSignUps: boolean;
  /** Whether an account can be deleted with its user; always where the service is ours. */
  readonly deletesUsers: boolean;
}

/** Tells who holds an access token. */
export interface Identity {
  /**
   * Rejects when the token, its session or its user is not valid at this moment. `address` is where it comes from, by which
   * tokens are counted that turn out not to be.
   */
  verifyAccessToken(token: string, address: string): Promise<Principal>;
  /**
   * Refuses unless the person who makes the request has just proven to own the account: by its password, or by a recent
   * sign-in where it has none. `address` is the client's, by which guesses are counted.
   */
  confirmOwner(principal: Principal, password: string | undefined, address: string): Promise<void>;
  /**
   * Locks the user until the transaction ends, and refuses when the user or the session of the request is gone. Locked
   * before the account's row. Where the users are not in this database, it does nothing.
   */
  holdSession(
    transaction: Database,
    holder: Pick<Principal, 'userId' | 'sessionId'>,
  ): Promise<void>;
  /** Deletes the user and ends all sessions at once; does nothing when the user is gone. */
  deleteUser(userId: string): Promise<void>;
  /**
   * Looks a user up without a session; undefined when it was deleted or is banned. Null where the service tells
   * of nobody who is not signed in.
   */
  readonly findUser: ((userId: string) => Promise<UserAccount | undefined>) | null;
  /** Never rejects: where the service cannot be asked, the offer is a careful guess. */
  describeSignIn(): Promise<SignInOffer>;
}
