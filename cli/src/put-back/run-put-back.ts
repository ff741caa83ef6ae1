import { DocumentError, readDocument } from '@proviso/documents';
import { type RestoredText, restoreLabels } from '@proviso/engine/key';

import { CommandError } from '../command-error.ts';
import { documentText } from '../document-text.ts';
import { requireSingleInput, parseArguments } from '../parse-arguments.ts';
import { readInput } from '../read-input.ts';
import { loadKey } from './load-key.ts';

const PUT_BACK_HELP = `Usage: proviso put-back --key KEY FILE | -

Prints a text with the labels of a cleaned copy replaced by their values, such as a translation of the copy or a reply to
it. Labels are recognized in any case, with spaces, in other brackets, and escaped for Markdown. For a PDF or Word file, the
text is printed. Nothing leaves this machine.

Options:
  --key FILE              the key that proviso clean --key or the web app wrote
  --passphrase-file FILE  a file whose first line is the passphrase of a protected key
  -h, --help              print this help

Exit code: 0 done, 1 the text contains labels that are not in the key, 2 an input could not be read or an option is invalid.
`;

/** `proviso put-back`: prints a text with the values of a key restored; mismatches are reported on standard error. */
export async function runPutBack(
  commandArguments: readonly string[],
  write: (text: string) => void,
): Promise<0 | 1 | 2> {
  const { values, positionals } = parseArguments(commandArguments, {
    key: { type: 'string' },
    'passphrase-file': { type: 'string' },
    help: { type: 'boolean', short: 'h', default: false },
  });
  if (values.help) {
    write(PUT_BACK_HELP);
    return 0;
  }
  if (values.key === undefined) throw new CommandError('cli.usage', 'Name the key with --key.');
  const input = requireSingleInput(positionals);
  const key = await loadKey(values.key, values['passphrase-file']);
  try {
    const { bytes, format } = await readInput(input);
    const restored = restoreLabels((await readDocument(bytes, format)).text, key);
    write(documentText(restored.text, process.stdout));
    for (const note of notesOf(restored)) console.error(`proviso: ${note}`);
    return restored.unknown.length === 0 ? 0 : 1;
  } catch (error) {
    if (!(error instanceof DocumentError || error instanceof CommandError)) throw error;
    console.error(`proviso: ${error.message} (${error.code})`);
    return 2;
  }
}

function notesOf({ unknown, unmet }: RestoredText): string[] {
  return [
    ...(unknown.length === 0 ? [] : [`not in the key: ${unknown.join(', ')}`]),
    ...(unmet.length === 0 ? [] : [`not in the text: ${unmet.join(', ')}`]),
  ];
}
