import type { ReadAttribute } from '#documents/xml/xml-parser.ts';

import { createDropDownEntries } from './drop-down-entries.ts';
import type { ElementFollower } from './follow-elements.ts';

/** The element of a drop-down form field's entry; its value is the entry. */
const ENTRY = 'listEntry';
const INPUT = 'textInput';
/** The text that an input field has until somebody fills it in; other fields have numbers there. */
const DEFAULT = 'default';

/** The texts that form fields store for those who fill them in, by element and attribute. */
const STORED: ReadonlyMap<string, readonly string[]> = new Map([
  ['listItem', ['displayText', 'value']],
  ['helpText', ['val']],
  ['statusText', ['val']],
]);

/** Whether an element may be a choice or a hint of a form field. */
export function hasStoredText(element: string): boolean {
  return STORED.has(element) || element === ENTRY || element === DEFAULT;
}

interface FieldTexts {
  /** Receives the choice that is shown. */
  readonly show: (text: string) => void;
  /** Receives the others, and the hints. */
  readonly store: (text: string) => void;
}

/** Reads the choices of form fields, their defaults, and hints. */
export function createFieldStore({ show, store }: FieldTexts): ElementFollower {
  const entries = createDropDownEntries();
  let isInput = false;

  const storeAll = (attributes: readonly string[], read: ReadAttribute): void => {
    const known = new Set<string>();
    for (const attribute of attributes) {
      const text = read(attribute) ?? '';
      if (text !== '' && !known.has(text)) store(text);
      known.add(text);
    }
  };
  return {
    open(name, attribute) {
      if (name === INPUT) isInput = true;
      if (isInput && name === DEFAULT) storeAll(['val'], attribute);
      const isShown = entries.open(name, () => attribute('val'));
      if (name === ENTRY) (isShown ? show : store)(attribute('val') ?? '');
      storeAll(STORED.get(name) ?? [], attribute);
    },
    close(name) {
      if (name === INPUT) isInput = false;
    },
  };
}
