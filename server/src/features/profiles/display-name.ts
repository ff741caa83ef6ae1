import type { Principal } from '#server/ports/identity.ts';

const MAX_LENGTH = 200;

/**
 * A new profile's name: what the client sends, else what the user entered at sign-up (name, full_name, display_name in
 * this order), else the part of the address before the @.
 */
export function displayName(
  requested: string | undefined,
  { metadata, email }: Pick<Principal, 'metadata' | 'email'>,
): string {
  return (
    firstNonEmptyName([requested]) ??
    nameFromMetadata({ metadata }) ??
    firstNonEmptyName([email.slice(0, email.indexOf('@'))]) ??
    'User'
  );
}

/** The name the user gave the auth service, at sign-up or later; undefined for none. */
export function nameFromMetadata({ metadata }: Pick<Principal, 'metadata'>): string | undefined {
  return firstNonEmptyName([metadata['name'], metadata['full_name'], metadata['display_name']]);
}

function firstNonEmptyName(candidates: readonly unknown[]): string | undefined {
  return candidates
    .map((candidate) => (typeof candidate === 'string' ? cleanName(candidate) : ''))
    .find((name) => name !== '');
}

/** Databases reject NUL, and lone surrogates are not valid text. */
function cleanName(name: string): string {
  return name.replaceAll('\0', '').toWellFormed().trim().slice(0, MAX_LENGTH).toWellFormed();
}
