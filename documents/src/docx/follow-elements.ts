import type { ReadAttribute, XmlHandler } from '#documents/xml/xml-parser.ts';

/** Notified of all elements of a part, including formatting. */
export interface ElementFollower {
  open(name: string, attribute: ReadAttribute): void;
  close(name: string): void;
}

/** Passes everything on: opening elements after the followers are notified, closing ones before. */
export function followElements(
  handler: XmlHandler,
  followers: readonly ElementFollower[],
): XmlHandler {
  return {
    open(name, attribute) {
      for (const follower of followers) follower.open(name, attribute);
      handler.open(name, attribute);
    },
    close(name) {
      handler.close(name);
      for (const follower of followers) follower.close(name);
    },
    text: (text) => handler.text(text),
  };
}
