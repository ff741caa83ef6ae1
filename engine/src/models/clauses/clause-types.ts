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
import { priceIncrease } from '#engine/detectors/legal/money/price-increase.ts';
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

/** What a label of the model stands for. */
interface KindOfClause {
  readonly type: FindingType;
  /** What such a clause does to the signer, as the start of a sentence that names the evidence. */
  readonly meaning: string;
  /** The type with the closest wording, for a type that no rule finds. */
  readonly wordedAs?: FindingType;
}

/** What each label of the model stands for. */
const KINDS: ReadonlyMap<string, KindOfClause> = new Map(
  Object.entries<KindOfClause>({
    uncapped_liability: {
      type: uncappedLiability,
      meaning: 'The clause leaves some of a party’s liability without a financial limit',
    },
    liability_cap: {
      type: liabilityCap,
      meaning: 'The clause limits what can be claimed, by amount or by kind of loss',
      wordedAs: limitationOfLiability,
    },
    liquidated_damages: {
      type: liquidatedDamages,
      meaning: 'The clause fixes in advance the amount due on a breach or early exit',
    },
    non_compete: {
      type: nonCompete,
      meaning: 'The clause bars a party from competing',
    },
    exclusivity: {
      type: exclusivity,
      meaning: 'The clause binds a party to one business partner',
    },
    no_solicit_customers: {
      type: customerNonSolicitation,
      meaning: 'The clause bars a party from approaching the other’s customers',
      wordedAs: nonSolicitation,
    },
    no_solicit_employees: {
      type: nonSolicitation,
      meaning: 'The clause bars a party from approaching the other’s employees',
    },
    non_disparagement: {
      type: nonDisparagement,
      meaning: 'The clause bars a party from saying anything negative about the other',
    },
    most_favored_nation: {
      type: mostFavoredNation,
      meaning: 'The clause promises that nobody else receives better terms',
    },
    ip_assignment: {
      type: ipAssignment,
      meaning: 'The clause transfers intellectual property to the other party',
    },
    irrevocable_license: {
      type: irrevocableLicense,
      meaning: 'The clause grants a license that cannot be revoked',
    },
    covenant_not_to_sue: {
      type: covenantNotToSue,
      meaning: 'The clause gives up a party’s right to bring claims',
    },
    change_of_control: {
      type: changeOfControl,
      meaning: 'The clause attaches a consequence to a sale or merger of a party',
    },
    anti_assignment: {
      type: antiAssignment,
      meaning: 'The clause restricts assignment of the contract',
    },
    termination_for_convenience: {
      type: terminationForConvenience,
      meaning: 'The clause allows the contract to be ended without cause',
    },
    auto_renewal: {
      type: autoRenewal,
      meaning: 'The term renews automatically unless a party acts',
    },
    minimum_commitment: {
      type: minimumCommitment,
      meaning: 'The clause commits a party to a minimum purchase, spend or term',
    },
    price_restriction: {
      type: priceRestriction,
      meaning: 'The clause restricts how a party sets its prices',
      wordedAs: priceIncrease,
    },
    right_of_first_refusal: {
      type: rightOfFirstRefusal,
      meaning: 'The clause requires an offer to one party before others',
    },
    governing_law: {
      type: governingLaw,
      meaning: 'The clause names the law that governs the contract',
    },
    arbitration: {
      type: arbitration,
      meaning: 'The clause sends disputes to arbitration instead of court',
    },
    choice_of_law: {
      type: choiceOfLaw,
      meaning: 'The clause applies the law of one place to everyone, including consumers',
      wordedAs: governingLaw,
    },
    content_removal: {
      type: contentRemoval,
      meaning: 'The clause lets user content be removed at will',
    },
    contract_by_using: {
      type: contractByUsing,
      meaning: 'The clause treats use of the service as agreement to its terms',
    },
    jurisdiction: {
      type: jurisdiction,
      meaning: 'The clause limits claims to the named courts',
    },
    limitation_of_liability: {
      type: limitationOfLiability,
      meaning: 'The clause excludes or caps a party’s liability',
    },
    privacy_included: {
      type: privacyIncluded,
      meaning: 'The clause treats acceptance of the terms as acceptance of the privacy policy',
    },
    unilateral_change: {
      type: unilateralChange,
      meaning:
        'The clause lets one party change the terms or the service without the other’s consent',
    },
    unilateral_termination: {
      type: unilateralTermination,
      meaning: 'The clause lets one party end or suspend the contract or service at will',
    },
  }),
);

const TRAINED_TYPES = [...KINDS.values()].map(({ type }) => type);
const TRAINED_IDS: ReadonlySet<string> = new Set(TRAINED_TYPES.map(({ id }) => id));
/** Types that the model was not trained on. */
export const RULE_ONLY_TYPES: readonly FindingType[] = clauseRules.filter(
  ({ id }) => !isTrainedType(id),
);

/** Whether the model was trained on a type: only then is its silence evidence against one. */
export function isTrainedType(type: string): boolean {
  return TRAINED_IDS.has(type);
}

/** Every type that the model finds, and those that it reports when rules find them in the same clause. */
export const CLAUSE_TYPES: readonly FindingType[] = [...TRAINED_TYPES, ...RULE_ONLY_TYPES];

/** What a label of the weights stands for. */
export function kindOfLabel(label: string): KindOfClause {
  const kind = KINDS.get(label);
  if (kind === undefined) throw new TypeError(`No type for the label ${label}`);
  return kind;
}
