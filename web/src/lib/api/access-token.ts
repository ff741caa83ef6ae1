type AccessTokenSource = () => Promise<string | null>;

let source: AccessTokenSource = async () => null;

/** Registers the source of the bearer token; the account feature does so when a session begins. */
export function setAccessTokenSource(next: AccessTokenSource): void {
  source = next;
}

/** The headers that authenticate requests to our server; empty for a visitor. */
export async function authorizationHeaders(): Promise<Record<string, string>> {
  const token = await source();
  return token === null ? {} : { authorization: `Bearer ${token}` };
}
