import type { XmlHandler } from '#documents/xml/xml-parser.ts';

import { createFieldCodeReader, type FieldCodeReader } from '../fields/field-code-reader.ts';

/** Deeper ones count as part of the field that contains them. */
const MAX_DEPTH = 64;

/** Text in a field code: whether it is shown, and where it starts in the text or attribute that contains it. */
export interface FieldPiece {
  readonly isHidden: boolean;
  readonly from: number;
}

/** Finds the text in the codes of fields, which may be nested and split across runs. */
export function createFieldTexts(append: (text: string, piece: FieldPiece) => void): XmlHandler {
  const open: FieldCodeReader[] = [];
  let depth = 0;
  let code: FieldCodeReader | undefined;

  const read = (text: string, reader: FieldCodeReader): void => {
    for (const { start, end, isHidden } of reader.read(text))
      append(text.slice(start, end), { isHidden, from: start });
  };
  const follow = (type: string | undefined): void => {
    if (type === 'begin') {
      depth += 1;
      if (depth <= MAX_DEPTH) open.push(createFieldCodeReader());
    } else if (type === 'end' && depth > 0) {
      if (depth <= MAX_DEPTH) open.pop();
      depth -= 1;
    }
  };
  return {
    open(name, attribute) {
      if (name === 'fldSimple') read(attribute('instr') ?? '', createFieldCodeReader());
      else if (name === 'fldChar') follow(attribute('fldCharType'));
      else if (name === 'instrText') code = open.at(-1) ?? createFieldCodeReader();
    },
    close(name) {
      if (name === 'instrText') code = undefined;
    },
    text(text) {
      if (code) read(text, code);
    },
  };
}
