import { DocumentError, type ExtractedDocument, readDocument } from '@proviso/documents';
import { printableJson } from '@proviso/engine/formats';

import { CommandError } from '../command-error.ts';
import { documentText } from '../document-text.ts';
import { requireSingleInput, parseArguments } from '../parse-arguments.ts';
import { readInput } from '../read-input.ts';

const EXTRACT_HELP = `Usage: proviso extract [--positions] FILE | -

Prints the text of a PDF, Word (.docx, .doc) or text file of any name as Proviso reads it. Nothing leaves this machine.

Options:
  --positions  print JSON instead: the text, the position of each segment (part, page, line or paragraph, and
               for PDF a box for every UTF-16 unit, in points from the top left corner of the page), and what
               could not be read
  -h, --help   print this help

Exit code: 0 read, 2 could not be read or an option is invalid. Parts that could not be read are named on standard error.
`;

/** `proviso extract`: prints a document's text, or everything known about its positions. */
export async function runExtract(
  commandArguments: readonly string[],
  write: (text: string) => void,
): Promise<0 | 2> {
  const { values, positionals } = parseArguments(commandArguments, {
    positions: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  });
  if (values.help) {
    write(EXTRACT_HELP);
    return 0;
  }
  try {
    const { bytes, format } = await readInput(requireSingleInput(positionals));
    const document = await readDocument(bytes, format);
    const { text } = document;
    write(
      values.positions
        ? `${printableJson(positionsOf(document))}\n`
        : documentText(text, process.stdout),
    );
    for (const note of notesOf(document)) console.error(`proviso: ${note}`);
    return 0;
  } catch (error) {
    if (!(error instanceof DocumentError || isFileError(error))) throw error;
    console.error(`proviso: ${error.message} (${error.code})`);
    return 2;
  }
}

function isFileError(error: unknown): error is CommandError {
  return error instanceof CommandError && error.code !== 'cli.usage';
}

/** The parts that could not be read, and those read by text recognition. */
function notesOf({ unread, recognized }: ExtractedDocument): string[] {
  return [...unread, ...(recognized ? [recognized] : [])].map(({ message, pages }) =>
    pages === undefined ? message : `${message} (pages ${pages.join(', ')})`,
  );
}

/** Boxes as plain numbers, rounded to a hundredth of a point. */
function positionsOf(document: ExtractedDocument) {
  const pages = document.pages.map(({ boxes, ...page }) => ({
    ...page,
    boxes: Array.from(boxes, (side) => Math.round(side * 100) / 100),
  }));
  return { ...document, pages };
}
