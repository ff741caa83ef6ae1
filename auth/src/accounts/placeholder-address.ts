/** A reserved domain, which no mail server can have (RFC 2606). */
const PLACEHOLDER_DOMAIN = '@anonymous.invalid';

/** The stored address of a user without one: the column is unique and not nullable. */
export function placeholderAddress(userId: string): string {
  return `${userId}${PLACEHOLDER_DOMAIN}`;
}

/** Whether an address is a placeholder; nobody can sign up with one. */
export function isPlaceholder(address: string): boolean {
  return address.endsWith(PLACEHOLDER_DOMAIN);
}

/** A stored address for display: empty for a placeholder. */
export function displayAddress(stored: string): string {
  return isPlaceholder(stored) ? '' : stored;
}
