import { isReversible, OVERRIDE } from '#documents/text/reversed-letters.ts';
import type { XmlHandler } from '#documents/xml/xml-parser.ts';

/** Calls back for letters that markup shows in reverse order, and passes everything on. */
export function followOverrides(handler: XmlHandler, receive: () => void): XmlHandler {
  /** For each open element of that kind, whether it shows letters from right to left. */
  const open: boolean[] = [];
  return {
    open(name, attribute) {
      if (name === 'bdo') open.push(attribute('val') === 'rtl');
      handler.open(name, attribute);
    },
    close(name) {
      if (name === 'bdo') open.pop();
      handler.close(name);
    },
    text(text) {
      if (open.at(-1) === true && isReversible(`${OVERRIDE}${text}`)) receive();
      handler.text(text);
    },
  };
}
