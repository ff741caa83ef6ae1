import type { FindingType } from '#engine/detector.ts';
import { arbitration } from '#engine/detectors/legal/disputes/arbitration.ts';
import { covenantNotToSue } from '#engine/detectors/legal/disputes/covenant-not-to-sue.ts';
import { governingLaw } from '#engine/detectors/legal/disputes/governing-law.ts';
import { jurisdiction } from '#engine/detectors/legal/disputes/jurisdiction.ts';
import { contractByUsing } from '#engine/detectors/legal/forming-and-changing/contract-by-using.ts';
import { unilateralChange } from '#engine/detectors/legal/forming-and-changing/unilateral-change.ts';
import { clauseRules } from '#engine/detectors/legal/legal-detectors.ts';
import { limitationOfLiability } from '#engine/detectors/legal/liability/limitation-of-liability.ts';
import { liquidatedDamages } from '#engine/detectors/legal/liability/liquidated-damages.ts';
import { uncappedLiability } from '#engine/detectors/legal/liability/uncapped-liability.ts';
import { minimumCommitment } from '#engine/detectors/legal/money/minimum-commitment.ts';
import { exclusivity } from '#engine/detectors/legal/restraints/exclusivity.ts';
import { mostFavoredNation } from '#engine/detectors/legal/restraints/most-favored-nation.ts';
import { nonCompete } from '#engine/detectors/legal/restraints/non-compete.ts';
import { nonDisparagement } from '#engine/detectors/legal/restraints/non-disparagement.ts';
import { nonSolicitation } from '#engine/detectors/legal/restraints/non-solicitation.ts';
import { rightOfFirstRefusal } from '#engine/detectors/legal/restraints/right-of-first-refusal.ts';
import { antiAssignment } from '#engine/detectors/legal/rights-and-data/anti-assignment.ts';
import { contentRemoval } from '#engine/detectors/legal/rights-and-data/content-removal.ts';
import { ipAssignment } from '#engine/detectors/legal/rights-and-data/ip-assignment.ts';
import { irrevocableLicense } from '#engine/detectors/legal/rights-and-data/irrevocable-license.ts';
import { privacyIncluded } from '#engine/detectors/legal/rights-and-data/privacy-included.ts';
import { autoRenewal } from '#engine/detectors/legal/term-and-exit/auto-renewal.ts';
import { changeOfControl } from '#engine/detectors/legal/term-and-exit/change-of-control.ts';
import { terminationForConvenience } from '#engine/detectors/legal/term-and-exit/termination-for-convenience.ts';
import { unilateralTermination } from '#engine/detectors/legal/term-and-exit/unilateral-termination.ts';
import { ROME_I } from '#engine/laws.ts';

/** Types that no rule finds. */
const liabilityCap: FindingType = {
  id: 'liability-cap',
  typeName: 'Liability cap',
  category: 'legal',
  severity: 'low',
  recommendation: 'Check that the cap covers the losses you could suffer, and what it excludes.',
};

const customerNonSolicitation: FindingType = {
  id: 'customer-non-solicitation',
  typeName: 'Customer non-solicitation',
  category: 'legal',
  severity: 'medium',
  recommendation: 'Limit the ban by time, and to customers that the party was introduced to.',
};

const priceRestriction: FindingType = {
  id: 'price-restriction',
  typeName: 'Price restriction',
  category: 'legal',
  severity: 'medium',
  recommendation:
    'Ask for the freedom to set prices, or for a formula that lets them follow costs.',
};

const choiceOfLaw: FindingType = {
  id: 'choice-of-law',
  typeName: 'Choice of law in consumer terms',
  category: 'legal',
  severity: 'low',
  isInformational: true,
  recommendation: 'Add that mandatory consumer law of the consumer’s home country still applies.',
  legalReference: { law: ROME_I, article: 'Art. 6(2)' },
};

/** The finding type of each label of the model. */
const TYPE_OF_LABEL: ReadonlyMap<string, FindingType> = new Map(
  Object.entries({
    uncapped_liability: uncappedLiability,
    liability_cap: liabilityCap,
    liquidated_damages: liquidatedDamages,
    non_compete: nonCompete,
    exclusivity,
    no_solicit_customers: customerNonSolicitation,
    no_solicit_employees: nonSolicitation,
    non_disparagement: nonDisparagement,
    most_favored_nation: mostFavoredNation,
    ip_assignment: ipAssignment,
    irrevocable_license: irrevocableLicense,
    covenant_not_to_sue: covenantNotToSue,
    change_of_control: changeOfControl,
    anti_assignment: antiAssignment,
    termination_for_convenience: terminationForConvenience,
    auto_renewal: autoRenewal,
    minimum_commitment: minimumCommitment,
    price_restriction: priceRestriction,
    right_of_first_refusal: rightOfFirstRefusal,
    governing_law: governingLaw,
    arbitration,
    choice_of_law: choiceOfLaw,
    content_removal: contentRemoval,
    contract_by_using: contractByUsing,
    jurisdiction,
    limitation_of_liability: limitationOfLiability,
    privacy_included: privacyIncluded,
    unilateral_change: unilateralChange,
    unilateral_termination: unilateralTermination,
  }),
);

const TRAINED_TYPES = new Set([...TYPE_OF_LABEL.values()].map(({ id }) => id));
/** Types that the model was not trained on. */
export const RULE_ONLY_TYPES: readonly FindingType[] = clauseRules.filter(
  ({ id }) => !isTrainedType(id),
);

/** Whether the model was trained on a type: only then is its silence evidence against one. */
export function isTrainedType(type: string): boolean {
  return TRAINED_TYPES.has(type);
}

/** Every type that the model finds, and those that it reports when rules find them in the same clause. */
export const CLAUSE_TYPES: readonly FindingType[] = [...TYPE_OF_LABEL.values(), ...RULE_ONLY_TYPES];

/** The finding type of a label of the weights. */
export function typeOfLabel(label: string): FindingType {
  const type = TYPE_OF_LABEL.get(label);
  if (type === undefined) throw new TypeError(`No type for the label ${label}`);
  return type;
}
