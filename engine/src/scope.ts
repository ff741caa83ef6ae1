import type { FindingType } from './detector.ts';
import type { Category } from './vocabulary.ts';

/** What of a text is to be found, and what is to be reported of it: the categories that are wanted. */
export class Scope {
  /** Whether anything is left out. */
  readonly isLimited: boolean;
  /** All categories when absent. */
  readonly #categories: readonly Category[] | undefined;

  /** Throws a RangeError if no category is wanted: a text that nobody reads would be called compliant. */
  constructor(categories: readonly Category[] | undefined) {
    if (categories?.length === 0) throw new RangeError('At least one category is needed.');
    this.#categories = categories;
    this.isLimited = categories !== undefined;
  }

  /** Whether it is to be reported. */
  wants({ category }: Pick<FindingType, 'category'>): boolean {
    return this.#categories?.includes(category) ?? true;
  }

  /** Whether it is to be found: what is sensitive must be masked also where it is not wanted itself. */
  needs(type: Pick<FindingType, 'category' | 'isSensitive'>): boolean {
    return type.isSensitive === true || this.wants(type);
  }
}
