const FORMAT_ID_OFFSET = 28;
const SECTION_OFFSET = 48;
const CODE_PAGE_PROPERTY = 1;
const SHORT_NUMBER = 2;
const WESTERN = 1252;

/** The format identifiers of the property sets that Word writes, as stored in a file. */
export const PROPERTY_SETS: ReadonlyMap<string, string> = new Map([
  ['\u0005SummaryInformation', 'e0859ff2f94f6810ab9108002b27b3d9'],
  ['\u0005DocumentSummaryInformation', '02d5cdd59c2e1b10939708002b2cf9ae'],
]);

/** A property set ([MS-OLEPS]) that contains only its code page. */
export function emptyProperties(formatId: string): Buffer {
  const bytes = Buffer.alloc(SECTION_OFFSET + 24);
  bytes.writeUInt16LE(0xfffe, 0);
  bytes.writeUInt32LE(1, 24);
  bytes.write(formatId, FORMAT_ID_OFFSET, 'hex');
  bytes.writeUInt32LE(SECTION_OFFSET, 44);
  const section = [24, 1, CODE_PAGE_PROPERTY, 16, SHORT_NUMBER, WESTERN];
  for (const [index, number] of section.entries()) {
    bytes.writeUInt32LE(number, SECTION_OFFSET + index * 4);
  }
  return bytes;
}
