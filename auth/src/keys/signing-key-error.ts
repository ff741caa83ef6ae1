/** Why the signing keys were not changed, worded for the operator. */
const SIGNING_KEY_ERRORS = {
  'keys.given': 'Keys that are given by configuration are changed there.',
  'keys.unknown': 'There is no key with this id.',
  'keys.signing': 'This key signs the tokens. Rotate first: then another one does.',
} as const;

/** A change of signing keys that the service refuses. */
export class SigningKeyError extends Error {
  override readonly name = 'SigningKeyError';
  readonly code: keyof typeof SIGNING_KEY_ERRORS;

  constructor(code: keyof typeof SIGNING_KEY_ERRORS) {
    super(SIGNING_KEY_ERRORS[code]);
    this.code = code;
  }
}
