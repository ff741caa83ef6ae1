import type { XmlHandler } from '#documents/xml/xml-parser.ts';

/** In UTF-16 code units: the field type is at the beginning. */
const MAX_LENGTH = 200;

/**
 * Passes everything on, and reports the beginning of each field's instruction, however many runs it is split across.
 */
export function followInstructions(
  handler: XmlHandler,
  receive: (instruction: string) => void,
): XmlHandler {
  let instruction = '';
  let isInstruction = false;
  const finish = (): void => {
    if (instruction !== '') receive(instruction);
    instruction = '';
  };
  return {
    open(name, attribute) {
      if (name === 'fldSimple') receive(attribute('instr')?.slice(0, MAX_LENGTH) ?? '');
      if (name === 'fldChar') finish();
      isInstruction = name === 'instrText';
      handler.open(name, attribute);
    },
    close(name) {
      isInstruction = false;
      handler.close(name);
    },
    text(text) {
      if (isInstruction) instruction += text.slice(0, MAX_LENGTH - instruction.length);
      handler.text(text);
    },
  };
}
