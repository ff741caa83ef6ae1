import { collectUpToError, type XmlHandler } from '#documents/xml/xml-parser.ts';

import type { UnreadPart } from '../extracted-document.ts';
import { TRUNCATED } from '../unread-parts.ts';
import type { OpenPdf } from './open-pdf.ts';
import { readBytes } from './pdfium-strings.ts';

/** An XFA form within a PDF: what it was filled in with, and the remark that says what was not read of it. */
export interface FormData {
  readonly values: readonly string[];
  readonly unread: readonly UnreadPart[];
}

const MAX_PACKETS = 100;
/** For all packets together: a small file may name the same one many times. */
const MAX_FORM_BYTES = 8 * 1024 * 1024;
/** The element that contains what was filled in; the others describe the form. */
const DATA = 'datasets';

const UNREAD_FORM: UnreadPart = {
  code: 'unread-form',
  message:
    'The document is an XFA form, which only some programs draw. What was filled in was read as far as it is stored as text, but not how the form shows it, and a cleaned copy contains none of it.',
};

/** Reads the data of an XFA form; nothing for any other document. */
export function readFormData(pdf: OpenPdf): FormData {
  const count = pdf.pdfium.functions.FPDF_GetXFAPacketCount(pdf.document);
  if (count <= 0) return { values: [], unread: [] };
  const packets: Uint8Array[] = [];
  let left = MAX_FORM_BYTES;
  let isTruncated = count > MAX_PACKETS;
  for (let index = 0; index < Math.min(MAX_PACKETS, count) && left > 0; index += 1) {
    const packet = readPacket(pdf, index, left);
    if (packet === undefined) isTruncated = true;
    left = packet === undefined ? 0 : left - packet.length;
    packets.push(packet ?? new Uint8Array());
  }
  // The packets form one file; a broken one is read up to the error.
  const xml = Buffer.concat(packets).toString('utf8');
  const unread = isTruncated ? [UNREAD_FORM, TRUNCATED] : [UNREAD_FORM];
  return { values: collectUpToError(xml, createCollector), unread };
}

/** Undefined if it is longer than `most` bytes. */
function readPacket({ pdfium, document }: OpenPdf, index: number, most: number) {
  const { functions } = pdfium;
  const written = functions.malloc(4);
  const packet = readBytes(pdfium, most, (buffer, size) => {
    functions.FPDF_GetXFAPacketContent(document, index, buffer, size, written);
    return Buffer.from(pdfium.memory.HEAPU8.buffer, written, 4).readUInt32LE();
  });
  functions.free(written);
  return packet;
}

function createCollector(receive: (value: string) => void): XmlHandler {
  let depth = 0;
  let value = '';
  const endValue = (): void => {
    receive(value);
    value = '';
  };
  return {
    open(name) {
      endValue();
      if (depth > 0 || name === DATA) depth += 1;
    },
    close() {
      endValue();
      if (depth > 0) depth -= 1;
    },
    text(text) {
      if (depth > 0) value += text;
    },
  };
}
