/** The fields of the auth service's user that determine a profile's name. */
export interface Person {
  readonly email?: string | undefined;
  readonly user_metadata?: Readonly<Record<string, unknown>> | undefined;
}

/** The name for a new profile: name, full_name, display_name, the local part of the address, else `User`. */
export function displayName({ email, user_metadata: metadata = {} }: Person): string {
  const candidates = [
    metadata['name'],
    metadata['full_name'],
    metadata['display_name'],
    localPart(email),
  ];
  return candidates.find(isFilled)?.trim() ?? 'User';
}

/** The part of an address before the @. */
export function localPart(email = ''): string {
  return email.split('@', 1)[0] ?? '';
}

function isFilled(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
