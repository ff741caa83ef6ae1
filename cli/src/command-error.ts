/** Why a command could not do what was requested. The codes are stable; `main.ts` makes messages harmless to print. */
const COMMAND_ERRORS = {
  'cli.usage': 'The command was not understood.',
  'cli.not_found': 'There is no such file.',
  'cli.is_directory':
    'This is a directory. Name the files in it, for example with a pattern: folder/*.pdf',
  'cli.not_a_file':
    'This is a pipe, a socket or a device, which is not read from a list. Name it as an argument.',
  'cli.too_large': 'It is larger than 512 MB, which is too large to be read.',
  'cli.nothing_read': 'No text was found in it, so that nothing can be said of it.',
  'cli.not_permitted': 'The file may not be read by this user.',
  'cli.baseline': 'The baseline could not be used.',
  'cli.file_list': 'The list of files could not be used.',
  'cli.values': 'The list of values could not be used.',
  'cli.key': 'The key could not be used.',
  'cli.not_written': 'The file could not be written.',
  'cli.policy': 'The policy could not be used.',
  'cli.unreadable': 'The file could not be read from the disk.',
  'cli.fault': 'Proviso failed to read it, which is a fault of Proviso.',
} as const;
export type CommandErrorCode = keyof typeof COMMAND_ERRORS;

/** An expected failure that is reported to the user. Anything else thrown is a bug. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly code: CommandErrorCode;

  constructor(
    code: CommandErrorCode,
    message: string = COMMAND_ERRORS[code],
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.code = code;
  }
}
