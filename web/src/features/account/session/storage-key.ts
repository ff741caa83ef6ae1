const STORED_SESSION = /^sb-.+-auth-token$/;

/** Where the browser keeps the session: named after the first label of the auth service's host. */
export function storageKeyFor(authUrl: string, origin: string): string {
  const [label] = new URL(authUrl, origin).hostname.split('.');
  return `sb-${label}-auth-token`;
}

/** True for the name of a stored session, whichever auth service it belongs to. */
export function isStorageKey(name: string | null): boolean {
  return name !== null && STORED_SESSION.test(name);
}
