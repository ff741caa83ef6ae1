import { printableLines } from '@proviso/engine/formats';

/** A document's text as it is written out: whole, but a terminal is spared what would steer it. */
export function documentText(text: string, output: { readonly isTTY?: boolean }): string {
  return output.isTTY ? printableLines(text) : text;
}
