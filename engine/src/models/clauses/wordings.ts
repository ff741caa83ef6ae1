import type { FindingType, SentenceDetector } from '#engine/detector.ts';
import { detectors } from '#engine/detectors/index.ts';
import { createLiteralScanner, type LiteralScanner } from '#engine/literals/literal-scanner.ts';

const RULES = detectors.filter(
  (detector): detector is SentenceDetector =>
    detector.scope === 'sentence' && detector.category === 'legal',
);
const TRIGGERS = RULES.flatMap((rule) => rule.triggers.map((trigger) => ({ trigger, rule })));

/** Compiled at the first clause: whoever imports the vocabulary alone does not wait for it. */
let scan: LiteralScanner | undefined;

/** The types whose wording a clause has, by the rules for risky clauses. */
export function typesByWording(clause: string): ReadonlyMap<string, FindingType> {
  scan ??= createLiteralScanner(TRIGGERS.map(({ trigger }) => trigger));
  const awake = new Set<SentenceDetector>();
  scan(clause, (index) => {
    const woken = TRIGGERS[index];
    if (woken !== undefined) awake.add(woken.rule);
  });
  const types = new Map<string, FindingType>();
  for (const rule of RULES) {
    if (awake.has(rule) && rule.read(clause).length > 0) types.set(rule.id, rule);
  }
  return types;
}
