/** Who makes a request, as the auth service vouches for him. */
export interface Principal {
  /** The auth user's UUID. */
  readonly userId: string;
  readonly email: string;
  /** True only when the address was proven by a mailed code or by a provider that vouches for it. */
  readonly isEmailProven: boolean;
  /** What the person told about himself when he signed up. */
  readonly metadata: Readonly<Record<string, unknown>>;
}

/** Tells who holds an access token. */
export interface Identity {
  /** Rejects when the token, its session or its user is not valid at this moment. */
  verifyAccessToken(token: string): Promise<Principal>;
}
