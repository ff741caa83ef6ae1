import { findSensitiveArguments } from '#documents/cleaning/field-arguments.ts';

const FIELD_BEGIN = '\u0013';

/** A field code argument that is not kept, and its characters in the story. */
export interface SensitiveArgument {
  readonly text: string;
  readonly positions: readonly number[];
}

interface OpenField {
  code: string;
  readonly positions: number[];
  isCode: boolean;
}

/**
 * The field code arguments that a cleaned copy does not keep; a field within another one's code has a code of its own.
 */
export function listSensitiveArguments(
  story: string,
  isKeptAddress: (address: string) => boolean,
): SensitiveArgument[] {
  return listFields(story).flatMap(({ code, positions }) =>
    findSensitiveArguments(code, isKeptAddress).map(({ start, end }) => ({
      text: code.slice(start, end),
      positions: positions.slice(start, end),
    })),
  );
}

function listFields(story: string): OpenField[] {
  const fields: OpenField[] = [];
  const open: OpenField[] = [];
  if (!story.includes(FIELD_BEGIN)) return fields;
  for (let at = 0; at < story.length; at += 1) {
    const unit = story.charCodeAt(at);
    const field = open.at(-1);
    if (unit === 0x13) {
      const begun = { code: '', positions: [], isCode: true };
      open.push(begun);
      fields.push(begun);
    } else if (unit === 0x14 && field) field.isCode = false;
    else if (unit === 0x15) open.pop();
    // A field code does not continue in another paragraph.
    else if (unit === 0x0d) open.length = 0;
    else if (field?.isCode) {
      field.code += story[at]!;
      field.positions.push(at);
    }
  }
  return fields;
}
