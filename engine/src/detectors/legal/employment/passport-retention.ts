import { REPORT } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { FORCED_LABOUR_CONVENTION } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

import { HOUSEHOLD } from './workers.ts';

const CERTIFICATES =
  '(?:(?:original )?(?:degree |educational |school |academic |professional )?(?:certificates|credentials|degrees|mark ?sheets|testimonials|diplomas|licen[cs]es)|(?:original )?(?:documents|passports?))';
const PAPERS =
  '(?:passports?|identity (?:cards?|documents?|papers)|id cards?|travel documents?|residence (?:permits?|cards?))(?! (?:details?|numbers?|data|information|cop(?:y|ies)|scans?|photos?|office))';
/** By role or by name. */
const HOLDER = `(?:we|i|(?:the |our |his |her |your |their |an? )?${HOUSEHOLD}|m(?:r|rs|s|iss)\\.? \\w{2,15}(?: \\w{2,15})?)`;
const OWNER = `(?:your|his|her|their|(?:the |each |every |all )?(?:\\w{2,10} )?\\w{3,12}(?:'s|'))`;
const UNTIL = '(?:until|till|while|for (?:the|as long as)|as long as|during|throughout)';

export const passportRetention = riskyClause({
  id: 'passport-retention',
  typeName: 'Retention of identity documents',
  description:
    'Terms under which another party holds a person’s passport or identity papers, which keeps them from leaving.',
  severity: 'high',
  recommendation: 'Remove the clause; a copy is enough to verify identity.',
  legalReference: { law: FORCED_LABOUR_CONVENTION, article: 'Art. 2(1)' },
  triggers: (
    'passport|passports|identity card|identity document|identity documents|travel documents|' +
    'identity papers|id card*|travel document|identity cards|look after his*|look after her*|' +
    'look after their*|look after your*|original degree*|original certificates*|' +
    'original documents*|degree certificates*|educational certificates*|original educational*|' +
    'original credential*|originals of*|original academic*|mark sheets|original diploma*|original licence*|hand in your passport*|' +
    'hand over your passport*|hand in your id*|hand over your id*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:you(?:'ll| will| must| shall| have to| are to)?
          |(?:worker|employee|nanny|au pair|tenant|helper|maid|driver|staff|crew)s?
          (?:will|must|shall|has to|have to))
          (?:hand (?:over|in)|surrender|give up|hand us|give us|leave|deposit)
          (?:your|his|her|their|the) ${PAPERS}(?: (?:to|with|for|while|until) [^.;,]{1,50})?`,
        `(?:we|employer|agency|agent|landlord|family|company|owner) (?:will|shall|may|can)
          (?:keep|hold|retain|take|look after|hold on to|hang on to|sit on) (?:your|his|her|their|the(?: \\w{3,10}'s?)?)
          ${PAPERS}(?: (?:for|while|until|during) [^.;,]{1,50})?`,
        `(?:we|the (?:agency|employer|company|family)) (?:keeps?|holds?|retains?) (?:your|his|her|their) ${PAPERS} (?:in (?:the|our) |for (?:as|the)|until|while|as long as)(?: ?\\w{2,12}){1,6}`,
        `(?:we|they|the (?:agency|office|employer|boss|recruiter)) (?:hold|hang|held|keep hold) (?:on to|of|onto) (?:your|his|her|their) ${PAPERS} (?:until|till|while|as long as|so that) [^.;,]{1,50}`,
        `original ${CERTIFICATES} (?:shall|will|must|are to|have to|to) (?:be )?(?:deposited|surrendered|submitted|kept|held|retained|handed (?:over|in)) …(?:returned|released|given back|handed back) (?:only|after|upon|on)`,
        `(?:original ${CERTIFICATES}|originals of (?:(?:your|his|her|their|all|the|any) ){0,2}${CERTIFICATES}) (?:will|shall|must|are to) be (?:kept|held|retained|withheld|stored) (?:by|with|in) (?:us|(?:the |our )?(?:\\w{3,12} )?(?:company|employer|firm|agency|school|hospital|management|head office|office|hr|safe))(?: department| office)? (?:for|until|till|during|throughout|as long as) [^.;,]{1,50}?(?= and |[.;,]|$)`,
        `(?:original ${CERTIFICATES}|originals of (?:(?:your|his|her|their|all|the|any) ){0,2}${CERTIFICATES})(?:,? (?:which|that) (?:you|he|she|they|the \\w{4,9}) (?:has |have )?(?:deposited|submitted|surrendered|handed (?:in|over)|lodged),?)? (?:will|shall|must|are to|may) be (?:kept|held|retained|withheld)(?: back)? (?:until|till) (?:then|(?:the |such |you |he |she |they |all |full |this )[^.;,]{2,50}?(?=[.;,]| and|$))`,
        `(?:submit|deposit|surrender|hand (?:over|in)|lodge) (?:all |any |the |his |her |their |your ){0,2}original ${CERTIFICATES}(?: and (?:\\w{2,10} ){0,2}\\w{3,12})?,? (?:which|that|to be)(?: (?:shall|will|must|are to|is to) be)? (?:kept|held|retained)(?: \\w{2,12}){0,9}? (?:until|till|during|throughout|for the (?:duration|term|period|whole))`,
        `(?:borrower|debtor|you|worker|tenant|employee)s?
          (?:gives?|hands?(?: over)?|leaves?|deposits?|surrenders?|(?:will|shall|must) (?:give|hand over|surrender|deposit))
          (?:\\w{2,12} ){0,3}(?:your|his|her|their|the) (?:\\w{4,14} )?${PAPERS}(?: (?:with|to) (?:us|(?:the|his|her|your|their) \\w{4,14}))?
          (?:and (?:\\w{2,8} ){1,5}?)?(?:to keep|to hold|as (?:a )?(?:security|pledge|guarantee)|until|till|for the (?:whole )?(?:duration|term|period|life)(?: of (?:the|this) \\w{4,9})?)(?: until then)?`,
        `${PAPERS} (?:will|shall|must) be (?:held|kept|retained|surrendered|handed (?:over|in))
          (?:by|to|with) (?:us|the (?:employer|agency|agent|landlord|family|company|owner))`,
      ),
      unless: phrase(
        `cop(?:y|ies)|border|airport|embassy|consulate|visa (?:centre|application)|reception|court|(?:on|at) (?:her|his|your|their) request
          |police|customs|bail|check-in|scan|immigration officer`,
        REPORT,
      ),
      why: 'The text lets another party hold a person’s identity papers, which keeps them from leaving.',
      confidence: 0.9,
    },
    {
      form: phrase(
        `${HOLDER} (?:(?:will|shall|may|can|must|is to|are to) (?:safely )?)?(?:keeps?|holds?|retains?|takes?|stores?|locks?(?: away| up)?) ${OWNER} (?:original |own )?${PAPERS}(?: and (?:\\w{2,9} ){0,3}\\w{3,9})?(?: (?:locked )?(?:away|in (?:the|a|our|his|her|their) (?:\\w{3,9} )?(?:safe|office|drawer|strongbox|desk|cupboard)))? ${UNTIL} [^.;,]{1,50}`,
        `${OWNER} (?:original |own )?${PAPERS}(?: and (?:\\w{2,9} ){0,3}\\w{3,9})? (?:is|are|will be|shall be|stays?|remains?|must (?:be|stay|remain)) (?:(?:kept|held|retained|stored|locked)(?: away)? )?(?:by|with|in) (?:(?:the|our|his|her|their) (?:\\w{3,12}(?:'s)? )?(?:safe|office|drawer|strongbox|desk)|${HOLDER})(?: in (?:the|a|our|his|her|their) (?:safe|office|drawer))? ${UNTIL} [^.;,]{1,50}`,
      ),
      unless: phrase(
        `cop(?:y|ies)|border|airport|embassy|consulate|visa|reception|court|police|customs|bail|check-in|scan|immigration|guests?|hotel|hostel|tour|trip|swim\\w{0,4}|if (?:you|she|he|they) (?:like|wish|ask|want|prefer)s?|(?:on|at) (?:her|his|your|their) request|(?:will|shall|may|can|must|do|does) not|never|child(?:ren)?'s|renew\\w{0,3}|form`,
        REPORT,
      ),
      confidence: 0.9,
      why: 'The text lets another party hold a person’s identity papers, which keeps them from leaving.',
    },
    {
      form: phrase(
        `hand (?:in|over) your (?:passport|id card|identity card|identity papers)(?: \\w{2,9}){0,6}?[,;]? (?:you'll|you will|you|it is|it will be|we|they are) (?:\\w{2,8} ){0,3}(?:back|returned|kept|keep|hold)(?: …(?:end|season|when|after|until|contract|january|february|march|april|may|june|july|august|september|october|november|december))`,
      ),
      unless: phrase(`border|visa office|check-?in|same day|copy|front desk`, REPORT),
      confidence: 0.8,
      why: 'The text withholds identity papers, which can keep a person from leaving.',
    },
  ],
  examples: [
    'Her [[original mark sheets that she has submitted shall be withheld until the bond amount is paid]].',
    'Original certificates will be kept until the interview is over, at your request.',
    'Waiters: [[original certificates will be retained by the company until the bond ends]].',
    'Original certificates must be shown at the interview and are kept by the owner.',
    'The [[originals of all your certificates shall be held by the school until the bond is served]].',
    'Original credentials will be kept by the notary for safe keeping.',
    "[[Hand over your passport to the foreman; you'll get it back when]] the harvest is in.",
    "[[Mr Oduya holds the housekeeper's identity card in his office during the contract]].",
    "[[The worker's passport and work permit will be kept in the manager's safe until the season ends]].",
    '[[Her passport stays with the agent for as long as the debt is not paid]].',
    'The hotel keeps the guest’s passport in the safe while he swims.',
    'The agent will not keep your passport until you leave, and her passport details stay with the agent until May.',
    'The employer keeps her passport in the safe until she wants it, at her request.',
    'The [[tenant surrenders her identity card and her bank card for the duration of the lease]].',
    'Hand in your passport at the border; you get it back the same day.',
    '[[The family keeps her passport until the contract ends]].',
    'We hold your passport details in the system for as long as the law asks.',
    '[[The agency will keep your ID card until the fee is paid]].',
    '[[You will hand over your passport for safe keeping]].',
    "The [[employer may retain the worker's passport]].",
    'The [[Borrower gives the Lender his passport to keep until then]].',
    'The [[worker hands her national passport to the agency till]] the debt is worked off.',
    '[[We hold on to their passports until the fee is in]].',
    'Your [[original degree certificates shall be deposited with HR and will be returned only]] after the bond.',
    'Trainees shall [[surrender their original diplomas, which will be held by the firm for the duration]] of the bond.',
    'Please submit original certificates, which are checked and handed back on the same day.',
    'Original certificates must be shown to the clerk and are returned at once.',
    'You must hand over your passport at the airport.',
    'Bring your passport or a copy of your identity card.',
  ],
});
