import type { IDENTIFIER_KINDS } from './identifier-kinds.ts';

/** An identifier that an authority issues, as its public definition describes it. */
export interface Identifier {
  readonly id: string;
  readonly typeName: string;
  readonly kind: keyof typeof IDENTIFIER_KINDS;
  /** How it is written, in the notation of `picture.ts`. */
  readonly pictures: readonly string[];
  /** How it is written too where its name stands right before it; numbers of such forms are asked about nowhere else. */
  readonly labelledPictures?: readonly string[];
  /** What it is called, in the notation of `phrase`. */
  readonly names: readonly string[];
  /** What nothing else is called, as it is written: a number of its form right after it counts though its check digit fails. */
  readonly ownNames?: readonly string[];
  /** Whether its check digits hold, given its letters and digits alone, in capitals. */
  readonly isValid?: (value: string) => boolean;
  /** Whether one so written may have been issued, whatever its check digit; given the same. */
  readonly isPlausible?: (value: string) => boolean;
  /** Where it counts without its name beside it; `grouped` unless told otherwise. */
  readonly trust?: Trust;
  /** Issued in no case, for the examples: numbers that are right, and one that is not. */
  readonly samples: readonly [string, ...string[]];
  readonly wrong: string;
}

/**
 * How much form and check prove. `named`: nothing without the name. `grouped`: a text that is nothing else, written
 * in groups of its own; of plain digits, one number in ten has a check digit that holds. `alone`: a text that is
 * nothing else. `prefixed`: enough after the letters of its country, else as `grouped`. `anywhere`: enough.
 */
export type Trust = 'named' | 'grouped' | 'alone' | 'prefixed' | 'anywhere';
