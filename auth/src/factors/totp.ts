import { Secret, TOTP } from 'otpauth';

/** 160 bits, as RFC 4226 recommends (section 4, R6). */
const SECRET_BYTES = 20;
/** What all authenticator apps understand, whatever else a URI may ask for. */
const PARAMETERS = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Clocks differ: a code is good for one time step before and after its own. */
const WINDOW = 1;
const CODE = /^\d{6}$/u;

/** A fresh secret. */
export function createTotpSecret(): Uint8Array {
  return new Uint8Array(new Secret({ size: SECRET_BYTES }).buffer);
}

/** What an authenticator app needs to know. */
interface Enrolment {
  readonly secret: Uint8Array;
  /** Who asks for the codes. */
  readonly issuer: string;
  /** Whose codes they are. */
  readonly account: string;
}

/** The secret for typing (Base32), and as the address that a QR code carries. */
export function describeTotpSecret({ secret, issuer, account }: Enrolment) {
  const totp = new TOTP({ ...PARAMETERS, issuer, label: account, secret: toSecret(secret) });
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/** The time step whose code this is, near the given time in Unix milliseconds; undefined for a wrong code. */
export function matchTotpStep(secret: Uint8Array, code: string, now: number): number | undefined {
  if (!CODE.test(code)) return undefined;
  const totp = new TOTP({ ...PARAMETERS, secret: toSecret(secret) });
  const distance = totp.validate({ token: code, timestamp: now, window: WINDOW });
  return distance === null ? undefined : totp.counter({ timestamp: now }) + distance;
}

function toSecret(bytes: Uint8Array): Secret {
  return new Secret({ buffer: Uint8Array.from(bytes).buffer });
}
