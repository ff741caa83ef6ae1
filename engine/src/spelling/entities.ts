import { decode } from 'html-entities';

/** What an entity ends with that may be escaped itself: `amp;amp;eacute;`. */
const LAST = /(?<entity>#x[\da-f]+|#\d+|(?<![a-z\d])[a-z\d]{1,32});?$/i;
const NO_CHARACTER = '\ufffd';
/** What people and programs write plainer, or not at all. */
const PLAINER = new Map([
  ['\u2002', ' '],
  ['\u2003', ' '],
  ['\u2009', ' '],
  ['\u200c', ''],
  ['\u200d', ''],
  ['\u2010', '-'],
]);

/** The character that an entity of markup stands for, be it escaped itself; one that is unknown stays as it is written. */
export function readEntity(written: string): string {
  const entity = `&${LAST.exec(written)?.groups?.['entity'] ?? ''};`;
  const read = decode(entity);
  return read === entity || read === NO_CHARACTER ? written : (PLAINER.get(read) ?? read);
}
