import { Secret, TOTP } from 'otpauth';

/** 160 bits, as RFC 4226 recommends (section 4, R6). */
const SECRET_BYTES = 20;
/** The parameters that all authenticator apps support. */
const PARAMETERS = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Allows for clock skew: a code is valid one time step before and after its own. */
const WINDOW = 1;
const CODE = /^\d{6}$/u;

/** A random secret. */
export function createTotpSecret(): Uint8Array {
  return new Uint8Array(new Secret({ size: SECRET_BYTES }).buffer);
}

/** What an authenticator app needs. */
interface Enrollment {
  readonly secret: Uint8Array;
  /** The issuer of the codes. */
  readonly issuer: string;
  /** The account the codes are for. */
  readonly account: string;
}

/** The secret for typing (Base32), and as the URI in a QR code. */
export function describeTotpSecret({ secret, issuer, account }: Enrollment) {
  const totp = new TOTP({ ...PARAMETERS, issuer, label: account, secret: toSecret(secret) });
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/** The time step a code belongs to, near the given time in Unix milliseconds; undefined for a wrong code. */
export function matchTotpStep(secret: Uint8Array, code: string, now: number): number | undefined {
  if (!CODE.test(code)) return undefined;
  const totp = new TOTP({ ...PARAMETERS, secret: toSecret(secret) });
  const distance = totp.validate({ token: code, timestamp: now, window: WINDOW });
  return distance === null ? undefined : totp.counter({ timestamp: now }) + distance;
}

function toSecret(bytes: Uint8Array): Secret {
  return new Secret({ buffer: Uint8Array.from(bytes).buffer });
}
