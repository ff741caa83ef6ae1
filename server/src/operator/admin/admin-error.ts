/** Why an administrative command was refused, worded for the operator. */
const ADMIN_ERRORS = {
  'admin.usage': 'The command is not complete, or not known. Try proviso admin --help.',
  'admin.hosted': 'AUTH_URL is set: accounts are managed in that project.',
  'admin.unknown_user': 'There is no account with this address.',
  'admin.deletion_unfinished':
    'The account is closed. What is left of it is deleted as soon as that is possible, by the running server.',
  'admin.passwords_differ': 'The two passwords differ. Nothing was changed.',
  'admin.cancelled': 'Nothing was changed.',
} as const;

/** An expected refusal of an administrative command. */
export class AdminError extends Error {
  override readonly name = 'AdminError';
  readonly code: keyof typeof ADMIN_ERRORS;

  constructor(code: keyof typeof ADMIN_ERRORS) {
    super(ADMIN_ERRORS[code]);
    this.code = code;
  }
}
