import type { FindingType } from './detector.ts';
import type { Category, Finding, SourceKind } from './vocabulary.ts';

/** A source of findings within the engine: its rules, or its statistical models. */
export type EngineSource = Extract<SourceKind, 'rule' | 'model'>;

/** The categories and the sources that are wanted; all of them when absent. */
interface Selection {
  readonly categories?: readonly Category[] | undefined;
  readonly sources?: readonly EngineSource[] | undefined;
}

type Selectable = Pick<FindingType, 'category' | 'isSensitive'>;

/** The types that are looked for in a text, and those that are reported of it. */
export class Scope {
  /** Whether anything is left out. */
  readonly isLimited: boolean;
  readonly #selection: Selection;

  /** Throws a RangeError if no category or no source is wanted: a text that nobody reads would be called compliant. */
  constructor({ categories, sources }: Selection) {
    if (categories?.length === 0 || sources?.length === 0) {
      throw new RangeError('At least one category and one source are needed.');
    }
    this.#selection = { categories, sources };
    this.isLimited = categories !== undefined || sources !== undefined;
  }

  asksFor(source: EngineSource): boolean {
    return this.#selection.sources?.includes(source) ?? true;
  }

  wants({ category }: Pick<FindingType, 'category'>): boolean {
    return this.#selection.categories?.includes(category) ?? true;
  }

  /** Whether rules look for it: what is sensitive must be masked also where it is not wanted itself. */
  needsOfRules(type: Selectable): boolean {
    return type.isSensitive === true || (this.wants(type) && this.asksFor('rule'));
  }

  /** Whether policies' own terms and patterns look for it, which are asked whatever the sources. */
  needsOfPolicy(type: Selectable): boolean {
    return type.isSensitive === true || this.wants(type);
  }

  /** Whether the engine's own finding is to be reported. */
  reports(finding: Pick<Finding, 'category' | 'source'>): boolean {
    return this.wants(finding) && (finding.source.kind !== 'rule' || this.asksFor('rule'));
  }
}
