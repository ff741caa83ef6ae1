import type { XmlHandler } from '#documents/xml/xml-parser.ts';

/** The elements of the properties parts that people fill in, or that name people. */
const PROPERTIES = new Set([
  'title',
  'subject',
  'creator',
  'keywords',
  'description',
  'lastModifiedBy',
  'category',
  'contentStatus',
  'Company',
  'Manager',
  'lpwstr',
]);

/** Reports the value of each property in a core, extended or custom properties part. */
export function createPropertyReader(receive: (value: string) => void): XmlHandler {
  let value: string | undefined;
  return {
    open(name) {
      value = PROPERTIES.has(name) ? '' : undefined;
    },
    text(text) {
      if (value !== undefined) value += text;
    },
    close() {
      if (value !== undefined && value.trim() !== '') receive(value.trim());
      value = undefined;
    },
  };
}
