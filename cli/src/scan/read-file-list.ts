import { createReadStream } from 'node:fs';

import { CommandError } from '../command-error.ts';
import { readBytes, STANDARD_INPUT } from '../read-input.ts';

const ZERO = 0;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/**
 * The paths of a list, or of the standard input where the list is `-`: each ended by a zero byte, as `git ls-files -z`
 * and `find -print0` write them, or where there is none by the end of its line. They stay bytes, because a file name
 * need not be UTF-8. Throws cli.file_list.
 */
export async function readFileList(list: string): Promise<readonly Buffer[]> {
  const source = list === STANDARD_INPUT ? process.stdin : createReadStream(list);
  const read = await readBytes(source).catch((error: unknown) => {
    const message = `The list of files ${list} could not be read.`;
    throw new CommandError('cli.file_list', message, { cause: error });
  });
  const content = withoutByteOrderMark(read);
  const paths = content.includes(ZERO)
    ? split(content, ZERO)
    : split(content, LINE_FEED).map(withoutCarriageReturn);
  return paths.filter((path) => path.length > 0);
}

/** Programs on Windows begin a text with it, and some write UTF-16, whose zero bytes separate nothing. */
function withoutByteOrderMark(content: Buffer): Buffer {
  if (content.indexOf('\uFEFF', 'utf16le') === 0) {
    return Buffer.from(content.toString('utf16le').slice(1));
  }
  return content.indexOf('\uFEFF') === 0 ? content.subarray(3) : content;
}

function split(content: Buffer, separator: number): Buffer[] {
  const parts: Buffer[] = [];
  let start = 0;
  for (let end = content.indexOf(separator); end >= 0; end = content.indexOf(separator, start)) {
    parts.push(content.subarray(start, end));
    start = end + 1;
  }
  return [...parts, content.subarray(start)];
}

function withoutCarriageReturn(line: Buffer): Buffer {
  return line.at(-1) === CARRIAGE_RETURN ? line.subarray(0, -1) : line;
}
