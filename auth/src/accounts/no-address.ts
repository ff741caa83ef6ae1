/** No mail server can have it (RFC 2606). */
const NOWHERE = '@anonymous.invalid';

/** What is stored as the address of a user who has none: the column is unique and never empty. */
export function placeholderAddress(userId: string): string {
  return `${userId}${NOWHERE}`;
}

/** True for such an address, which nobody can sign up with. */
export function isPlaceholder(address: string): boolean {
  return address.endsWith(NOWHERE);
}

/** A stored address as it is shown: empty where it stands for none. */
export function shownAddress(stored: string): string {
  return isPlaceholder(stored) ? '' : stored;
}
