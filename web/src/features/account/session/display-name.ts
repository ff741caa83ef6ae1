/** What the auth service knows of a person, as far as a profile's name is concerned. */
export interface Person {
  readonly email?: string | undefined;
  readonly user_metadata?: Readonly<Record<string, unknown>> | undefined;
}

/** The name for a new profile: name, full_name, display_name, the address before its @, else `User`. */
export function displayName({ email, user_metadata: metadata = {} }: Person): string {
  const candidates = [
    metadata['name'],
    metadata['full_name'],
    metadata['display_name'],
    localPart(email),
  ];
  return candidates.find(isFilled)?.trim() ?? 'User';
}

/** The part of an address before its @. */
export function localPart(email = ''): string {
  return email.split('@', 1)[0] ?? '';
}

function isFilled(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
