import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';

import { CommandError } from '../command-error.ts';

/**
 * The paths of a list, or of the standard input where the list is `-`: each ended by a zero byte, as `git ls-files -z`
 * and `find -print0` write them, or where there is none by the end of its line. Throws cli.file_list.
 */
export async function readFileList(list: string): Promise<readonly string[]> {
  const content = await (list === '-' ? text(process.stdin) : readFile(list, 'utf8')).catch(
    (error: unknown) => {
      const message = `The list of files ${list} could not be read.`;
      throw new CommandError('cli.file_list', message, { cause: error });
    },
  );
  const paths = content.includes('\0') ? content.split('\0') : content.split(/\r?\n/);
  return paths.filter((path) => path !== '');
}
