import type { WordingPart } from '#engine/detectors/wording-part.ts';
import type { PhraseRule } from '#engine/phrases/phrase-rule.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const OFFICIAL = `(?:(?:customs|tax|immigration|police|port|border|licensing|building|health|fire|labour|planning|municipal
  |council|government|public|traffic|food) (?:officers?|officials?|inspectors?|clerks?|guards?|man|men|people)|inspectors?|officials?
  |policem[ae]n|auditors?|councillors?)`;
const CURRENCY =
  '(?:euros?|dollars|pounds|usd|eur|gbp|francs|rand|meticais|rupees|shillings|naira|kwacha|pesos|reais|zlotys?|lei|leva|kron[oe]r|dirhams?|riyals?|r(?:o)?ubles?|yuan|baht|ringgit|birr|cedis|lire|lira|hryvnias?|dinars?)';
const SUM = `(?:(?:about |around |some |another )?(?:(?:[£$€₹]|usd|eur|gbp|chf) ?\\d[\\d,.]{0,9}k?|\\d{1,3}(?:[.,]\\d{3}){1,2} ${CURRENCY}|\\d{2,6}(?: ${CURRENCY})?|an? hundred
  |\\w{3,8} (?:hundred|thousand)|cash|money)(?: in cash| cash)?)`;

const SOMEBODY =
  '(?:(?:the|an?|our|his|her) )?(?:we|i|he|she|they|you|branch|agent|driver|manager|forwarder|broker|foreman|director|owner|supplier|contractor|importer|(?:mr|mrs|ms) \\w{2,14})';
/** What officials are there to do. */
const CHECKED =
  '(?:opened|checked|inspected|searched|x-?rayed|scanned|weighed|sampled|fined|stopped|impounded|examined|audited|reported|tested|looked at|held)';

/** Money for officials who then did not do what they are there for. */
const PAID_TO_LOOK_AWAY: PhraseRule = {
  form: phrase(
    `${SOMEBODY} (?:has |have |had |always |usually )?(?:pays?|paid|gives?|gave|slip(?:s|ped)?|hand(?:s|ed)?) (?:the |an? |that |each |every |some |one of the )?${OFFICIAL}(?: (?:at|in|of) (?:the )?\\w{3,14})?(?: ${SUM})?,? so (?:that )?(?:\\w{1,14} ){1,8}?(?:(?:was|were|is|are|be|been|would be|gets?|got) (?:not|never)|(?:wasn't|weren't|isn't|aren't|wouldn't be)) ${CHECKED}`,
    `${SOMEBODY} (?:has |have |had |always |usually )?(?:pays?|paid|brib(?:es?|ed)|gives?|gave|slip(?:s|ped)?) (?:the |an? |that |each |every |some |one of the )?${OFFICIAL}(?: ${SUM})? (?:to (?:look the other way|turn a blind eye|look away|lose (?:the|his|her|our|their) \\w{3,12}|skip (?:the|our|their) \\w{3,12}|ignore (?:the|our|it|that)|overlook (?:the|our|it|that)|not (?:open|check|inspect|search|look|report|fine|weigh))|not to (?:open|check|inspect|search|look|report|fine|weigh))`,
    `(?:the |an? )?${OFFICIAL} (?:was|were|had been|has been|is|are) (?:paid|bribed|given ${SUM})(?: ${SUM})? (?:so (?:that )?(?:\\w{1,14} ){1,8}?(?:(?:was|were|is|are|be) (?:not|never)|wasn't|weren't) ${CHECKED}|(?:not to|to not) (?:open|check|inspect|search|look|report|fine|weigh)|to (?:look the other way|turn a blind eye|look away))`,
  ),
  unless: phrase(
    `refus(?:e|ed|es|ing)|declin(?:e|ed|es)|(?:did|do|does|would|will|must|may|should|can|could|have|has) not|didn't|don't|never (?:paid|pay|give|gave)|must|receipts?|salary|wages|invoice`,
  ),
  confidence: 0.85,
  why: 'The text says that an official was paid for not checking.',
};

/** Money for officials, said or reported, with what they did for it. */
const PAID_OFFICIAL_RULE: PhraseRule = {
  form: phrase(
    `(?:we|i|he|she|they|you|branch|agent|driver|manager|forwarder|broker|foreman|director|owner|supplier|contractor|importer|(?:mr|mrs|ms) \\w{2,14}) (?:always |usually |simply |just |have to |had to |has to )?(?:pay|pays|paid|give|gives|gave|slip|slips|slipped|hand|handed)
      (?:the |an? |that |each |every |some )?${OFFICIAL} ${SUM}(?: (?:a|per|for (?:a|each|every)) (?:container|truck|lorry|shipment|visit|month|file|stamp|consignment))?,?
      (?:otherwise|or (?:else|it|they|he|she|we)|so (?:that )?(?:the|it|he|she|they|we|our)|to (?:release|clear|pass|let|sign|stamp|look|overlook
      |speed|skip|ignore)|and (?:he|she|they|it|the))`,
    `${OFFICIAL} (?:got|gets|received|receives|took|takes|was given|were given|was paid|were paid|accepted|pocketed) ${SUM},?
      (?:so (?:that )?|and (?:then )?|then |after which |to |for )(?:\\w{2,12} ){0,4}?(?:releas|clear|pass|let|sign|approv|stamp|wav|overlook
      |drop|skipp|ignor)\\w{0,4}`,
  ),
  unless: phrase(
    `refus(?:e|ed|es|ing)|declin(?:e|ed|es)|never|not|declared|receipts?|must|fees? of|fines?|official fee|duty|duties|salary|wages
      |audit fee|invoice|charity|refund|parking`,
  ),
  why: 'The text says that an official was paid for a decision.',
};

export const paidOfficial: WordingPart = {
  triggers: (
    'customs officer*|customs official*|customs clerk*|customs people|customs man|customs men|tax officer*|tax official*|tax inspector*|police officer*|policeman|policemen|' +
    'inspector|inspectors|official|officials|port official*|border guard*|border officer*|border official*|councillor|councillors|auditor|auditors'
  ).split('|'),
  rules: [PAID_TO_LOOK_AWAY, PAID_OFFICIAL_RULE],
  examples: [
    'The manager said: “[[We pay the customs officer 200 a container, otherwise]] it stands there for a week.”',
    'The [[customs officer got 200 euros in cash, so the container was released]].',
    'Every month [[they gave the inspectors some cash and they]] left.',
    '[[He paid a customs inspector 15,000 shillings so that the crates from Durban were not opened]].',
    '[[The agent paid the port official to look the other way]], and [[a customs officer was paid so that the truck was not weighed]].',
    'He did not pay the customs officer, so that the crates were not opened for a week. The inspector was paid to inspect the roof.',
    'We paid the customs officer 200 euros in duty, so the container was released; inspectors got 20 minutes.',
    'We pay the auditors 20,000 a year, and they report to the board; the official got 200 letters and signed.',
  ],
};
