import type { Database } from '#server/tables/schema.ts';

/** Who makes a request, as the auth service vouches for him. */
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
  /** When the person last showed who he is, in Unix milliseconds; 0 where nobody can tell. */
  readonly authenticatedAt: number;
  /** What the person told about himself when he signed up. */
  readonly metadata: Readonly<Record<string, unknown>>;
}

/** A user as far as no session is needed to know him. */
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
   * Refuses unless whoever makes the request has just shown that the account is his: by its password, or by a recent
   * sign-in where it has none. `address` is where he is, by which guesses are counted.
   */
  confirmOwner(principal: Principal, password: string | undefined, address: string): Promise<void>;
  /**
   * Holds the user until the transaction ends, and refuses when he is gone or has lost the session that his request was let
   * in by. Held before his account's row. Where the users are not in this database, it does nothing.
   */
  holdSession(
    transaction: Database,
    holder: Pick<Principal, 'userId' | 'sessionId'>,
  ): Promise<void>;
  /** Deletes the user and ends his sessions at once; does nothing for one who is gone. */
  deleteUser(userId: string): Promise<void>;
  /**
   * Who a user is without a session of his; undefined when he was deleted or is banned. Null where the service tells
   * of nobody who is not signed in.
   */
  readonly findUser: ((userId: string) => Promise<UserAccount | undefined>) | null;
  /** Never rejects: where the service cannot be asked, the offer is a careful guess. */
  describeSignIn(): Promise<SignInOffer>;
}
