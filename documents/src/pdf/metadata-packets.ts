import { collectUpToError, type XmlHandler } from '#documents/xml/xml-parser.ts';

const START = '<x:xmpmeta';
const END = '</x:xmpmeta>';
const MAX_PACKETS = 100;
const MAX_PACKET_BYTES = 256 * 1024;

/** The elements, or attributes in the short form, that people fill in or that name people. */
const PROPERTIES = ['title', 'creator', 'description', 'subject', 'Keywords'];

/**
 * The values of the XMP metadata stored in a PDF as plain XML: that of the document, of its pictures and of earlier
 * revisions. Packets that are too large are skipped, broken ones read up to the error.
 */
export function readMetadataPackets(bytes: Uint8Array): string[] {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const values: string[] = [];
  let start = file.indexOf(START);
  for (let packet = 0; start >= 0 && packet < MAX_PACKETS; packet += 1) {
    const end = file.indexOf(END, start);
    if (end < 0) break;
    if (end - start <= MAX_PACKET_BYTES) {
      const xml = file.toString('utf8', start, end + END.length);
      values.push(...collectUpToError(xml, createCollector));
    }
    start = file.indexOf(START, end);
  }
  return values;
}

/** Within a property's element, each stretch of text is a separate value: the items of a list, for example. */
function createCollector(receive: (value: string) => void): XmlHandler {
  let depth = 0;
  return {
    open(name, attribute) {
      if (depth > 0 || PROPERTIES.includes(name)) depth += 1;
      if (name !== 'Description') return;
      for (const property of PROPERTIES) receive(attribute(property) ?? '');
    },
    close() {
      if (depth > 0) depth -= 1;
    },
    text(text) {
      if (depth > 0) receive(text);
    },
  };
}
