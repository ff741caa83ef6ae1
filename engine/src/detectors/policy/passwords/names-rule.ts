/** The last words of names for rules about a secret, for what is public about it, or for where it is kept. */
const LAST_WORDS: ReadonlySet<string> = new Set(
  (
    'ttl|age|time|timeout|lifetime|life|expiry|expires|expiration|expire|validity|valid|length|len|min|max|' +
    'days|hours|minutes|seconds|secs|mins|retries|attempts|history|count|limit|interval|delay|' +
    'period|grace|policy|rounds|iterations|cost|size|bits|algorithm|alg|hint|type|version|format|' +
    'url|uri|endpoint|path|dir|name|id|kid|enabled|required|rotation|strength|complexity|reuse'
  ).split('|'),
);
const BETWEEN_WORDS = /[._-]|(?<=[a-z\d])(?=[A-Z])/;

/**
 * Whether a name of code or configuration means a rule about a secret rather than the secret: `password_reset_ttl`. The
 * `secret_id` of HashiCorp Vault is a secret.
 */
export function namesRule(name: string): boolean {
  const [last = '', before] = name
    .split(BETWEEN_WORDS)
    .map((word) => word.toLowerCase())
    .reverse();
  return LAST_WORDS.has(last) && !(last === 'id' && before === 'secret');
}
