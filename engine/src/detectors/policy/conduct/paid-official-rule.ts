import type { PhraseRule } from '#engine/phrases/phrase-rule.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const OFFICIAL = `(?:(?:customs|tax|immigration|police|port|border|licensing|building|health|fire|labour|planning|municipal
  |council|government|public|traffic|food) (?:officers?|officials?|inspectors?|clerks?|guards?|man|men|people)|inspectors?|officials?
  |policem[ae]n|auditors?|councillors?)`;
const SUM = `(?:(?:about |around |some |another )?(?:[£$€₹] ?\\d[\\d,.]{0,9}k?|\\d{2,6}(?: (?:euros?|dollars|pounds|usd|eur|gbp|francs|rand))?|an? hundred
  |\\w{3,8} (?:hundred|thousand)|cash|money)(?: in cash| cash)?)`;

/** In the notation of literals; the wordings contain one. */
export const PAID_OFFICIAL_TRIGGERS: readonly string[] = (
  'customs officer*|customs official*|customs clerk*|customs people|customs man|customs men|tax officer*|tax official*|tax inspector*|police officer*|policeman|policemen|' +
  'inspector|inspectors|official|officials|port official*|border guard*|border officer*|border official*|councillor|councillors|auditor|auditors'
).split('|');

/** Money for officials, said or reported, with what they did for it. */
export const PAID_OFFICIAL_RULE: PhraseRule = {
  form: phrase(
    `(?:we|i|he|she|they|you|branch|agent|driver|manager) (?:always |usually |simply |just |have to |had to |has to )?(?:pay|pays|paid|give|gives|gave|slip|slips|slipped|hand|handed)
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

export const PAID_OFFICIAL_EXAMPLES: readonly string[] = [
  'The manager said: “[[We pay the customs officer 200 a container, otherwise]] it stands there for a week.”',
  'The [[customs officer got 200 euros in cash, so the container was released]].',
  'Every month [[they gave the inspectors some cash and they]] left.',
  'We paid the customs officer 200 euros in duty, so the container was released; inspectors got 20 minutes.',
  'We pay the auditors 20,000 a year, and they report to the board; the official got 200 letters and signed.',
];
