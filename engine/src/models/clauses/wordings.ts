import type { Meaning, SentenceDetector } from '#engine/detector.ts';
import { clauseRules } from '#engine/detectors/legal/legal-detectors.ts';
import { createLiteralScanner, type LiteralScanner } from '#engine/literals/literal-scanner.ts';

import { kindOfLabel } from './clause-types.ts';

const TRIGGERS = clauseRules.flatMap((rule) => rule.triggers.map((trigger) => ({ trigger, rule })));

/** Compiled lazily: importing the vocabulary alone does not wait for it. */
let scan: LiteralScanner | undefined;

/** The answers of the risky-clause rules for one clause; each rule is evaluated on first use. */
export class ClauseWordings {
  readonly #clause: string;
  /** For each type, the rule still to be evaluated because one of its triggers occurs in the clause. */
  readonly #awake = new Map<string, SentenceDetector>();
  readonly #found = new Map<string, Meaning>();

  constructor(clause: string) {
    this.#clause = clause;
    scan ??= createLiteralScanner(TRIGGERS.map(({ trigger }) => trigger));
    scan(clause, (index) => {
      const rule = TRIGGERS[index]?.rule;
      if (rule !== undefined) this.#awake.set(rule.id, rule);
    });
  }

  /** The reason given by the rule for a type; undefined if the clause does not have its wording. */
  whyOf(type: string): string | undefined {
    return this.meaningOf(type)?.why;
  }

  /** What the rule for a type says about the clause; undefined if the clause does not have its wording. */
  meaningOf(type: string): Meaning | undefined {
    const rule = this.#awake.get(type);
    if (rule !== undefined) {
      this.#awake.delete(type);
      const meaning = rule.meaningOf?.(this.#clause);
      if (meaning !== undefined) this.#found.set(type, meaning);
    }
    return this.#found.get(type);
  }
}

/** The type whose wording is usual for a label. */
export function typeOfWording(label: string): string {
  const { type, wordedAs = type } = kindOfLabel(label);
  return wordedAs.id;
}

/** The labels whose usual wording a clause has, as a bit mask over at most 32 labels in order. */
export function labelsByWording(clause: string, labels: readonly string[]): number {
  const wordings = new ClauseWordings(clause);
  return labels.reduce((bits, label, index) => {
    const hasWording = wordings.whyOf(typeOfWording(label)) !== undefined;
    return hasWording ? bits | (1 << index) : bits;
  }, 0);
}
