const STORED_SESSION = /^sb-.+-auth-token$/;

/** The key of the stored session: derived from the first label of the auth service's host name. */
export function storageKeyFor(authUrl: string, origin: string): string {
  const [label] = new URL(authUrl, origin).hostname.split('.');
  return `sb-${label}-auth-token`;
}

/** True for the key of a stored session of any auth service. */
export function isStorageKey(name: string | null): boolean {
  return name !== null && STORED_SESSION.test(name);
}
