import type { FindingType, SentenceDetector } from '#engine/detector.ts';
import { governingLaw } from '#engine/detectors/legal/governing-law.ts';
import { clauseRules } from '#engine/detectors/legal/legal-detectors.ts';
import { limitationOfLiability } from '#engine/detectors/legal/limitation-of-liability.ts';
import { nonSolicitation } from '#engine/detectors/legal/non-solicitation.ts';
import { priceIncrease } from '#engine/detectors/legal/price-increase.ts';
import { createLiteralScanner, type LiteralScanner } from '#engine/literals/literal-scanner.ts';

import { typeOfLabel } from './clause-types.ts';

const TRIGGERS = clauseRules.flatMap((rule) => rule.triggers.map((trigger) => ({ trigger, rule })));

/** Compiled at the first clause: whoever imports the vocabulary alone does not wait for it. */
let scan: LiteralScanner | undefined;

/** The types whose wording a clause has, by the rules for risky clauses, and why each rule says so. */
export function typesByWording(clause: string): ReadonlyMap<string, string> {
  scan ??= createLiteralScanner(TRIGGERS.map(({ trigger }) => trigger));
  const awake = new Set<SentenceDetector>();
  scan(clause, (index) => {
    const woken = TRIGGERS[index];
    if (woken !== undefined) awake.add(woken.rule);
  });
  const types = new Map<string, string>();
  for (const rule of clauseRules) {
    const [first] = awake.has(rule) ? rule.read(clause) : [];
    if (first !== undefined) types.set(rule.id, first.why);
  }
  return types;
}

/** Labels that have no rule of their own, and the type whose wording is nearest. */
const NEAREST: ReadonlyMap<string, FindingType> = new Map([
  ['liability_cap', limitationOfLiability],
  ['no_solicit_customers', nonSolicitation],
  ['price_restriction', priceIncrease],
  ['choice_of_law', governingLaw],
]);

/** The labels whose usual wording a clause has: a bit for each of at most 32, in their order. */
export function labelsByWording(clause: string, labels: readonly string[]): number {
  const types = typesByWording(clause);
  if (types.size === 0) return 0;
  return labels.reduce((bits, label, index) => {
    const { id } = NEAREST.get(label) ?? typeOfLabel(label);
    return types.has(id) ? bits | (1 << index) : bits;
  }, 0);
}
