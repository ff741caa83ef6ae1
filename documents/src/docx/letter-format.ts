import type { ReadAttribute } from '#documents/xml/xml-parser.ts';

import { isVisibleShading } from './text-background.ts';

/** What formatting says about the visibility of letters; absent where it says nothing. */
export interface LetterFormat {
  isMarked?: boolean;
  /** Hidden even where hidden text is shown. */
  isAlwaysHidden?: boolean;
  isTiny?: boolean;
  isWhite?: boolean;
  isShaded?: boolean;
  isHighlighted?: boolean;
}

/** In half-points. */
const MAX_TINY_SIZE = 4;
/** White, or too close to white to be visible on paper. */
const WHITE = /^(?:f[a-f]){3}$/i;

const FORMAT_READERS: ReadonlyMap<
  string,
  (format: LetterFormat, attribute: ReadAttribute) => void
> = new Map([
  ['vanish', (format, attribute) => (format.isMarked = isOn(attribute('val')))],
  ['specVanish', (format, attribute) => (format.isAlwaysHidden = isOn(attribute('val')))],
  ['sz', (format, attribute) => (format.isTiny = Number(attribute('val') ?? NaN) <= MAX_TINY_SIZE)],
  ['color', (format, attribute) => (format.isWhite = WHITE.test(attribute('val') ?? ''))],
  ['shd', (format, attribute) => (format.isShaded = isVisibleShading(attribute))],
  [
    'highlight',
    (format, attribute) =>
      (format.isHighlighted = !['none', 'white'].includes(attribute('val') ?? 'none')),
  ],
]);

/** Records what an element of a run's properties says. */
export function recordFormat(format: LetterFormat, name: string, attribute: ReadAttribute): void {
  FORMAT_READERS.get(name)?.(format, attribute);
}

/** A toggle without a value is on. */
export function isOn(value: string | undefined): boolean {
  return value === undefined || !['0', 'false', 'off'].includes(value);
}
