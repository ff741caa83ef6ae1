import type { Detector, SentenceDetector } from '#engine/detector.ts';

import { antiAssignment } from './anti-assignment.ts';
import { arbitration } from './arbitration.ts';
import { autoRenewal } from './auto-renewal.ts';
import { blanketSecurity } from './blanket-security.ts';
import { cancellationHurdle } from './cancellation-hurdle.ts';
import { changeOfControl } from './change-of-control.ts';
import { conclusiveProof } from './conclusive-proof.ts';
import { confessionOfJudgment } from './confession-of-judgment.ts';
import { contentRemoval } from './content-removal.ts';
import { contractByUsing } from './contract-by-using.ts';
import { costShifting } from './cost-shifting.ts';
import { covenantNotToSue } from './covenant-not-to-sue.ts';
import { dataSharing } from './data-sharing.ts';
import { deemedAcceptance } from './deemed-acceptance.ts';
import { disguisedEmployment } from './disguised-employment.ts';
import { entryWithoutNotice } from './entry-without-notice.ts';
import { excessiveApr } from './excessive-apr.ts';
import { exclusivity } from './exclusivity.ts';
import { exitFee } from './exit-fee.ts';
import { freeAssignment } from './free-assignment.ts';
import { gagClause } from './gag-clause.ts';
import { governingLaw } from './governing-law.ts';
import { ipAssignment } from './ip-assignment.ts';
import { irrevocableLicense } from './irrevocable-license.ts';
import { jurisdiction } from './jurisdiction.ts';
import { lateCharges } from './late-charges.ts';
import { latePaymentTerm } from './late-payment-term.ts';
import { limitationOfLiability } from './limitation-of-liability.ts';
import { liquidatedDamages } from './liquidated-damages.ts';
import { longNotice } from './long-notice.ts';
import { minimumCommitment } from './minimum-commitment.ts';
import { missingProtection } from './missing-protection.ts';
import { moralRightsWaiver } from './moral-rights-waiver.ts';
import { mostFavoredNation } from './most-favored-nation.ts';
import { noRefund } from './no-refund.ts';
import { nonCompete } from './non-compete.ts';
import { nonDisparagement } from './non-disparagement.ts';
import { nonSolicitation } from './non-solicitation.ts';
import { openAudit } from './open-audit.ts';
import { openDebit } from './open-debit.ts';
import { oralPromises } from './oral-promises.ts';
import { passportRetention } from './passport-retention.ts';
import { paymentAcceleration } from './payment-acceleration.ts';
import { personalGuarantee } from './personal-guarantee.ts';
import { prepaymentPenalty } from './prepayment-penalty.ts';
import { priceIncrease } from './price-increase.ts';
import { privacyIncluded } from './privacy-included.ts';
import { rightOfFirstRefusal } from './right-of-first-refusal.ts';
import { rightsWaiver } from './rights-waiver.ts';
import { setOff } from './set-off.ts';
import { shortClaimPeriod } from './short-claim-period.ts';
import { soleJudge } from './sole-judge.ts';
import { tenantRepairs } from './tenant-repairs.ts';
import { terminationForConvenience } from './termination-for-convenience.ts';
import { trainingRepayment } from './training-repayment.ts';
import { uncappedLiability } from './uncapped-liability.ts';
import { unconditionalPayment } from './unconditional-payment.ts';
import { unilateralChange } from './unilateral-change.ts';
import { unilateralTermination } from './unilateral-termination.ts';
import { unlimitedIndemnity } from './unlimited-indemnity.ts';
import { unpaidWork } from './unpaid-work.ts';
import { unrequestedExtra } from './unrequested-extra.ts';
import { unseenTerms } from './unseen-terms.ts';
import { wageAssignment } from './wage-assignment.ts';
import { warrantyDisclaimer } from './warranty-disclaimer.ts';
import { withdrawalWaiver } from './withdrawal-waiver.ts';
import { withheldWages } from './withheld-wages.ts';
import { zeroHours } from './zero-hours.ts';

/** The detectors of clauses that cost, gravest risks first, and of what a contract lacks. */
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
  rightsWaiver,
  gagClause,
  nonCompete,
  nonSolicitation,
  exclusivity,
  rightOfFirstRefusal,
  mostFavoredNation,
  minimumCommitment,
  priceIncrease,
  excessiveApr,
  lateCharges,
  prepaymentPenalty,
  latePaymentTerm,
  noRefund,
  unconditionalPayment,
  paymentAcceleration,
  setOff,
  withheldWages,
  unpaidWork,
  trainingRepayment,
  disguisedEmployment,
  zeroHours,
  passportRetention,
  entryWithoutNotice,
  tenantRepairs,
  openAudit,
  costShifting,
  autoRenewal,
  cancellationHurdle,
  longNotice,
  exitFee,
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
  covenantNotToSue,
  shortClaimPeriod,
  conclusiveProof,
  nonDisparagement,
  antiAssignment,
  freeAssignment,
  changeOfControl,
  arbitration,
  jurisdiction,
  governingLaw,
  missingProtection,
];

/** Those that tell a risky clause by its wording. */
export const clauseRules: readonly SentenceDetector[] = legalDetectors.filter(
  (detector) => detector.scope === 'sentence',
);
