import type { Country } from '#engine/jurisdiction/jurisdiction.ts';
import type { Category, Severity } from '#engine/vocabulary.ts';

/** How grave a pack makes a type; `informational` lists it without raising a flag. */
export const PACK_SEVERITIES = ['informational', 'low', 'medium', 'high'] as const;
export type PackSeverity = (typeof PACK_SEVERITIES)[number];

/** A type of finding of the pack's own. */
interface CustomType {
  /** In kebab-case; unlike every type of the engine. */
  readonly id: string;
  /** The type for people. */
  readonly name: string;
  readonly category: Category;
  readonly severity: Severity;
  readonly why: string;
  readonly recommendation: string;
  /** Whether what is found is masked in lists; not when absent. */
  readonly isSensitive?: boolean;
}

/** Words or phrases to be found as they stand, whatever their case. */
export interface CustomTerms extends CustomType {
  readonly words: readonly string[];
  readonly replacement?: string;
}

/** A regular expression of JavaScript (with the flags `u`, and `i` unless case matters) that takes linear time. */
export interface CustomPattern extends CustomType {
  readonly pattern: string;
  readonly ignoreCase: boolean;
}

/** Values that are no problem wherever they are found, such as the company's own name. */
export interface AllowedValues {
  /** The types or categories that it speaks of; every one when absent. */
  readonly types?: readonly string[];
  /** In any spelling: case and white space do not matter, nor do the separators of long numbers. */
  readonly words: readonly string[];
  /** A regular expression that matches such values whole, in linear time. */
  readonly pattern?: string;
  readonly ignoreCase: boolean;
  readonly reason?: string;
}

/**
 * A policy: which types of finding count, how grave they are, how sure the engine must be, what else to look for, and
 * what is allowed. Plain data, made by `readPolicyPack`; it may be sent between processes.
 */
export interface PolicyPack {
  /** In kebab-case. */
  readonly name: string;
  readonly title: string;
  readonly version: string;
  readonly description: string;
  /** The country whose laws findings refer to; when absent, the text tells where it belongs. */
  readonly country?: Country;
  /** Types or categories to look for; all when absent. The pack's own are always looked for. */
  readonly only?: readonly string[];
  /** Types or categories not to report. */
  readonly off: readonly string[];
  /** By type. */
  readonly severities: Readonly<Record<string, PackSeverity>>;
  /** The least confidence, from 0 to 1, by type, by category or for `all`; the most particular holds. */
  readonly thresholds: Readonly<Record<string, number>>;
  readonly terms: readonly CustomTerms[];
  readonly patterns: readonly CustomPattern[];
  /** Absent where nothing is. */
  readonly allow?: readonly AllowedValues[];
}
