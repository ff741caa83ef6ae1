import type { Detector, SentenceDetector } from '#engine/detector.ts';

import { environmentalClaim } from './claims/environmental-claim.ts';
import { fakeReview } from './claims/fake-review.ts';
import { falseUrgency } from './claims/false-urgency.ts';
import { fictitiousProfiles } from './claims/fictitious-profiles.ts';
import { guaranteedResult } from './claims/guaranteed-result.ts';
import { guaranteedReturn } from './claims/guaranteed-return.ts';
import { healthClaim } from './claims/health-claim.ts';
import { hiddenAdvertising } from './claims/hidden-advertising.ts';
import { pyramidScheme } from './claims/pyramid-scheme.ts';
import { carelessDataUse } from './data-protection/careless-data-use.ts';
import { forcedConsent } from './data-protection/forced-consent.ts';
import { hinderedDataRights } from './data-protection/hindered-data-rights.ts';
import { arbitration } from './disputes/arbitration.ts';
import { conclusiveProof } from './disputes/conclusive-proof.ts';
import { confessionOfJudgment } from './disputes/confession-of-judgment.ts';
import { covenantNotToSue } from './disputes/covenant-not-to-sue.ts';
import { easedInjunction } from './disputes/eased-injunction.ts';
import { governingLaw } from './disputes/governing-law.ts';
import { jurisdiction } from './disputes/jurisdiction.ts';
import { rightsWaiver } from './disputes/rights-waiver.ts';
import { shortClaimPeriod } from './disputes/short-claim-period.ts';
import { soleJudge } from './disputes/sole-judge.ts';
import { bonusClawback } from './employment/bonus-clawback.ts';
import { disguisedEmployment } from './employment/disguised-employment.ts';
import { healthDisclosure } from './employment/health-disclosure.ts';
import { noRehire } from './employment/no-rehire.ts';
import { passportRetention } from './employment/passport-retention.ts';
import { restrictedLiberty } from './employment/restricted-liberty.ts';
import { taxPassedOn } from './employment/tax-passed-on.ts';
import { trainingRepayment } from './employment/training-repayment.ts';
import { unpaidWork } from './employment/unpaid-work.ts';
import { wageAssignment } from './employment/wage-assignment.ts';
import { withheldWages } from './employment/withheld-wages.ts';
import { workplaceMonitoring } from './employment/workplace-monitoring.ts';
import { zeroHours } from './employment/zero-hours.ts';
import { contractByUsing } from './forming-and-changing/contract-by-using.ts';
import { deemedAcceptance } from './forming-and-changing/deemed-acceptance.ts';
import { oralPromises } from './forming-and-changing/oral-promises.ts';
import { unilateralChange } from './forming-and-changing/unilateral-change.ts';
import { unseenTerms } from './forming-and-changing/unseen-terms.ts';
import { entryWithoutNotice } from './housing/entry-without-notice.ts';
import { heavyDeposit } from './housing/heavy-deposit.ts';
import { tenantFees } from './housing/tenant-fees.ts';
import { tenantRepairs } from './housing/tenant-repairs.ts';
import { limitationOfLiability } from './liability/limitation-of-liability.ts';
import { liquidatedDamages } from './liability/liquidated-damages.ts';
import { uncappedLiability } from './liability/uncapped-liability.ts';
import { unlimitedIndemnity } from './liability/unlimited-indemnity.ts';
import { warrantyDisclaimer } from './liability/warranty-disclaimer.ts';
import { abusiveCollection } from './money/abusive-collection.ts';
import { blanketSecurity } from './money/blanket-security.ts';
import { breakFee } from './money/break-fee.ts';
import { costShifting } from './money/cost-shifting.ts';
import { excessiveApr } from './money/excessive-apr.ts';
import { exitFee } from './money/exit-fee.ts';
import { lateCharges } from './money/late-charges.ts';
import { latePaymentTerm } from './money/late-payment-term.ts';
import { minimumCommitment } from './money/minimum-commitment.ts';
import { noRefund } from './money/no-refund.ts';
import { openDebit } from './money/open-debit.ts';
import { paymentAcceleration } from './money/payment-acceleration.ts';
import { personalGuarantee } from './money/personal-guarantee.ts';
import { powerOfAttorney } from './money/power-of-attorney.ts';
import { prepaymentPenalty } from './money/prepayment-penalty.ts';
import { priceIncrease } from './money/price-increase.ts';
import { setOff } from './money/set-off.ts';
import { unconditionalPayment } from './money/unconditional-payment.ts';
import { unrequestedExtra } from './money/unrequested-extra.ts';
import { harshTerm } from './plain-language/harsh-term.ts';
import { exclusivity } from './restraints/exclusivity.ts';
import { gagClause } from './restraints/gag-clause.ts';
import { mostFavoredNation } from './restraints/most-favored-nation.ts';
import { nonCompete } from './restraints/non-compete.ts';
import { nonDisparagement } from './restraints/non-disparagement.ts';
import { nonSolicitation } from './restraints/non-solicitation.ts';
import { rightOfFirstRefusal } from './restraints/right-of-first-refusal.ts';
import { antiAssignment } from './rights-and-data/anti-assignment.ts';
import { contentRemoval } from './rights-and-data/content-removal.ts';
import { dataLostAtEnd } from './rights-and-data/data-lost-at-end.ts';
import { dataSharing } from './rights-and-data/data-sharing.ts';
import { freeAssignment } from './rights-and-data/free-assignment.ts';
import { ipAssignment } from './rights-and-data/ip-assignment.ts';
import { irrevocableLicense } from './rights-and-data/irrevocable-license.ts';
import { moralRightsWaiver } from './rights-and-data/moral-rights-waiver.ts';
import { openAudit } from './rights-and-data/open-audit.ts';
import { privacyIncluded } from './rights-and-data/privacy-included.ts';
import { forcedShareSale } from './shares/forced-share-sale.ts';
import { investorPreference } from './shares/investor-preference.ts';
import { oneSidedSupplyTerms } from './supply/one-sided-supply-terms.ts';
import { passiveSales } from './supply/passive-sales.ts';
import { resalePrice } from './supply/resale-price.ts';
import { autoRenewal } from './term-and-exit/auto-renewal.ts';
import { cancellationHurdle } from './term-and-exit/cancellation-hurdle.ts';
import { changeOfControl } from './term-and-exit/change-of-control.ts';
import { longNotice } from './term-and-exit/long-notice.ts';
import { terminationForConvenience } from './term-and-exit/termination-for-convenience.ts';
import { unilateralTermination } from './term-and-exit/unilateral-termination.ts';
import { withdrawalWaiver } from './term-and-exit/withdrawal-waiver.ts';
import { missingProtection } from './whole-contract/missing-protection.ts';

/** The detectors of burdensome clauses, most serious risks first, and of protections that a contract lacks. */
export const legalDetectors: readonly Detector[] = [
  uncappedLiability,
  unlimitedIndemnity,
  limitationOfLiability,
  warrantyDisclaimer,
  liquidatedDamages,
  personalGuarantee,
  confessionOfJudgment,
  wageAssignment,
  blanketSecurity,
  openDebit,
  powerOfAttorney,
  rightsWaiver,
  gagClause,
  nonCompete,
  nonSolicitation,
  exclusivity,
  rightOfFirstRefusal,
  mostFavoredNation,
  resalePrice,
  passiveSales,
  oneSidedSupplyTerms,
  forcedShareSale,
  investorPreference,
  minimumCommitment,
  priceIncrease,
  excessiveApr,
  abusiveCollection,
  lateCharges,
  prepaymentPenalty,
  latePaymentTerm,
  noRefund,
  unconditionalPayment,
  paymentAcceleration,
  setOff,
  withheldWages,
  unpaidWork,
  harshTerm,
  trainingRepayment,
  bonusClawback,
  taxPassedOn,
  healthDisclosure,
  noRehire,
  disguisedEmployment,
  zeroHours,
  passportRetention,
  restrictedLiberty,
  workplaceMonitoring,
  entryWithoutNotice,
  tenantRepairs,
  heavyDeposit,
  tenantFees,
  openAudit,
  costShifting,
  autoRenewal,
  cancellationHurdle,
  longNotice,
  exitFee,
  breakFee,
  unrequestedExtra,
  withdrawalWaiver,
  terminationForConvenience,
  unilateralTermination,
  unilateralChange,
  soleJudge,
  deemedAcceptance,
  unseenTerms,
  oralPromises,
  contentRemoval,
  contractByUsing,
  privacyIncluded,
  ipAssignment,
  irrevocableLicense,
  moralRightsWaiver,
  dataSharing,
  carelessDataUse,
  forcedConsent,
  hinderedDataRights,
  dataLostAtEnd,
  covenantNotToSue,
  shortClaimPeriod,
  conclusiveProof,
  easedInjunction,
  nonDisparagement,
  antiAssignment,
  freeAssignment,
  changeOfControl,
  arbitration,
  jurisdiction,
  governingLaw,
  healthClaim,
  guaranteedReturn,
  guaranteedResult,
  pyramidScheme,
  fictitiousProfiles,
  fakeReview,
  hiddenAdvertising,
  environmentalClaim,
  falseUrgency,
  missingProtection,
];

/** The detectors that recognize a risky clause by its wording. */
export const clauseRules: readonly SentenceDetector[] = legalDetectors.filter(
  (detector) => detector.scope === 'sentence',
);
