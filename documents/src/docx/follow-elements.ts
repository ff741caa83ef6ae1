import type { ReadAttribute, XmlHandler } from '../xml-parser.ts';

/** Is told of all elements of a part, those of formatting included. */
export interface ElementFollower {
  open(name: string, attribute: ReadAttribute): void;
  close(name: string): void;
}

/** Passes everything on: elements that open once the followers were told of them, those that close before. */
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
