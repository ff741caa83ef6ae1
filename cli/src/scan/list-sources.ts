import { CommandError } from '../command-error.ts';
import { readInput, readListedInput } from '../read-input.ts';
import type { ScanOptions } from './parse-scan-options.ts';
import { readFileList } from './read-file-list.ts';
import type { ScanSource } from './scan-input.ts';

/** A mistyped pattern or a command that failed lists nothing, and would pass for ever. */
const NOTHING_LISTED = 'The list names no file, so that nothing would be scanned.';

/**
 * The inputs of a scan: its arguments, and the paths of its list, of which `-` is a file too. Throws cli.file_list for
 * a list that cannot be read, or names nothing where that is not allowed.
 */
export async function listSources({
  inputs,
  filesFrom,
  allowsEmptyList,
}: Pick<ScanOptions, 'inputs' | 'filesFrom' | 'allowsEmptyList'>): Promise<ScanSource[]> {
  const given = inputs.map((input) => ({ file: input, read: () => readInput(input) }));
  if (filesFrom === undefined) return given;
  const listed = await readFileList(filesFrom);
  if (listed.length === 0 && !allowsEmptyList) {
    throw new CommandError('cli.file_list', NOTHING_LISTED);
  }
  return [
    ...given,
    ...listed.map((path) => ({ file: path.toString(), read: () => readListedInput(path) })),
  ];
}
