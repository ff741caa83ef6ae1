import type { Match, Place } from '#engine/detector.ts';

/** Accounts that products come with. */
const USERS =
  'admin|administrator|root|superuser|guest|pi|sa|user|support|ubnt|test|operator|supervisor|cisco|ftp|postgres|oracle'.split(
    '|',
  );
/** What stands first on every list of passwords to try; the name of the account does as well. */
const PASSWORDS = (
  'password|pass|passw0rd|p@ssw0rd|letmein|welcome|welcome1|qwerty|iloveyou|abc123|raspberry|' +
  'toor|calvin|changeme|default|secret|guest|1234|12345|123456|12345678|0000|1111'
).split('|');
const DEFAULT_USERS: ReadonlySet<string> = new Set(USERS);
const DEFAULT_PASSWORDS: ReadonlySet<string> = new Set(PASSWORDS);

/** What is said of a login or a code that a product comes with, which is no secret of anybody's. */
export const FACTORY =
  /\b(?:default|defaults|factory|pre-?set|out of the box|pair|pairs|paired|pairing|bluetooth)\b/i;

const FACTORY_CODE = /^(?:(\d)\1{3,5}|12345?6?)$/;
/** So much around a code tells that a product comes with it. */
const AROUND = 40;

/** Whether a user and a password are a pair that everybody tries first, such as a product's default. */
export function isDefaultLogin(user: string, password: string): boolean {
  const [name, word] = [user.toLowerCase(), password.toLowerCase()];
  return DEFAULT_USERS.has(name) && (name === word || DEFAULT_PASSWORDS.has(word));
}

/** A code as it was found; one that a product is said to come with protects nothing and is little to lose. */
export function ratedCode({ text }: Place, match: Match | undefined): Match | undefined {
  if (match === undefined || !FACTORY_CODE.test(text.slice(match.start, match.end))) return match;
  const around = text.slice(Math.max(0, match.start - AROUND), match.end + AROUND);
  if (!FACTORY.test(around)) return match;
  return {
    ...match,
    severity: 'low',
    why: 'This is a widely known factory-set code.',
  };
}
