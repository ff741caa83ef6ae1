import type { Principal } from '#server/ports/identity.ts';

const MAX_LENGTH = 200;

/**
 * The name of a new profile: what the client sends, else what the person gave at sign-up (name, full_name,
 * display_name in this order), else the part of the address before the @ (specification, section 5).
 */
export function displayName(sent: string | undefined, { metadata, email }: Principal): string {
  const candidates = [
    sent,
    metadata['name'],
    metadata['full_name'],
    metadata['display_name'],
    email.slice(0, email.indexOf('@')),
  ];
  for (const candidate of candidates) {
    const name = typeof candidate === 'string' ? cleanName(candidate) : '';
    if (name !== '') return name;
  }
  return 'User';
}

/** Databases refuse NUL, and half a surrogate pair is no text. */
function cleanName(name: string): string {
  return name.replaceAll('\0', '').toWellFormed().trim().slice(0, MAX_LENGTH).toWellFormed();
}
