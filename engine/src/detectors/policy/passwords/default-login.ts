import type { Match, Place } from '#engine/detector.ts';

/** Default accounts of products. */
const USERS =
  'admin|administrator|root|superuser|guest|pi|sa|user|support|ubnt|test|operator|supervisor|cisco|ftp|postgres|oracle'.split(
    '|',
  );
/** The most common default passwords; the account name is another. */
const PASSWORDS = (
  'password|pass|passw0rd|p@ssw0rd|letmein|welcome|welcome1|qwerty|iloveyou|abc123|raspberry|' +
  'toor|calvin|changeme|default|secret|guest|1234|12345|123456|12345678|0000|1111'
).split('|');
const DEFAULT_USERS: ReadonlySet<string> = new Set(USERS);
const DEFAULT_PASSWORDS: ReadonlySet<string> = new Set(PASSWORDS);

/** Words about a login or code that a product ships with, which is nobody's secret. */
export const FACTORY =
  /\b(?:default|defaults|factory|pre-?set|out of the box|pair|pairs|paired|pairing|bluetooth)\b/i;

const FACTORY_CODE = /^(?:(\d)\1{3,5}|12345?6?)$/;
/** The context around a code, in UTF-16 units, searched for such words. */
const AROUND = 40;

/** Whether a user and a password are a pair that everybody tries first, such as a product's default. */
export function isDefaultLogin(user: string, password: string): boolean {
  const [name, word] = [user.toLowerCase(), password.toLowerCase()];
  return DEFAULT_USERS.has(name) && (name === word || DEFAULT_PASSWORDS.has(word));
}

/** A code as found, downgraded if the text says that a product ships with it, because it then protects little. */
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
