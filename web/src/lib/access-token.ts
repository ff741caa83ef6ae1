type AccessTokenSource = () => Promise<string | null>;

let source: AccessTokenSource = async () => null;

/** Names who knows the bearer token; the account feature does so when a session begins. */
export function setAccessTokenSource(next: AccessTokenSource): void {
  source = next;
}

/** The headers that identify the person to our server; empty for a visitor. */
export async function authorizationHeaders(): Promise<Record<string, string>> {
  const token = await source();
  return token === null ? {} : { authorization: `Bearer ${token}` };
}
