import type { LegalReference } from '#engine/vocabulary.ts';

import type { IDENTIFIER_KINDS } from './identifier-kinds.ts';

/** An identifier issued by an authority, as its public definition describes it. */
export interface Identifier {
  readonly id: string;
  readonly typeName: string;
  readonly kind: keyof typeof IDENTIFIER_KINDS;
  /** In place of the kind's, where a law of the country protects this very data. */
  readonly legalReference?: LegalReference;
  /** Its formats, in the notation of `picture.ts`. */
  readonly pictures: readonly string[];
  /** Additional formats that count only right after its name; elsewhere they are not examined. */
  readonly labeledPictures?: readonly string[];
  /** Its names, in the notation of `phrase`. */
  readonly names: readonly string[];
  /**
   * Names that nothing else has, as written: a number of the right format immediately after one counts even if its
   * check digit is wrong.
   */
  readonly ownNames?: readonly string[];
  /** Whether its check digits are valid, given only its letters and digits, in capitals. */
  readonly isValid?: (value: string) => boolean;
  /** Whether such a number may have been issued, regardless of its check digit; same argument as `isValid`. */
  readonly isPlausible?: (value: string) => boolean;
  /** When it counts without its name nearby; `grouped` by default. */
  readonly trust?: Trust;
  /** For the examples, never issued: valid numbers, and an invalid one. */
  readonly samples: readonly [string, ...string[]];
  readonly wrong: string;
}

/**
 * How much format and check digits prove. `named`: nothing without the name. `grouped`: sufficient for a whole text
 * written in the identifier's own groups, because one in ten plain numbers has a valid check digit. `alone`: sufficient
 * for a whole text. `prefixed`: sufficient after the country's letters, otherwise as `grouped`. `anywhere`: always
 * sufficient.
 */
export type Trust = 'named' | 'grouped' | 'alone' | 'prefixed' | 'anywhere';
