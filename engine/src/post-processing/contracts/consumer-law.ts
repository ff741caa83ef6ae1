import {
  BRUSSELS_I,
  CONSUMER_CREDIT_DIRECTIVE,
  CONSUMER_REVIEW_ACT,
  CONSUMER_RIGHTS_DIRECTIVE,
  CREDIT_PRACTICES_RULE,
  LANDLORD_AND_TENANT_ACT,
  MILITARY_LENDING_ACT,
  ONLINE_SHOPPERS_ACT,
  TENANT_FEES_ACT,
  UNFAIR_PRACTICES_DIRECTIVE,
  UNFAIR_TERMS_DIRECTIVE,
} from '#engine/detectors/laws.ts';
import { withReference } from '#engine/home-law/with-reference.ts';
import { phrase } from '#engine/phrases/phrase.ts';
import type { TextSetting } from '#engine/post-processing/text-setting.ts';
import type { WordWatcher } from '#engine/post-processing/watched-words.ts';
import type { View } from '#engine/reading/reading.ts';
import type { Finding, Span } from '#engine/vocabulary.ts';

/** Who and what contracts between businesses, or about work, are about. */
const OF_BUSINESSES: readonly string[] = (
  'franchise*|franchisor|independent contractor*|freelance|freelancer*|end client|invoices are*|invoices shall*|invoice within*|' +
  'processor*|sub-processor*|subprocessor*|controller|data processing agreement|data processing addendum|' +
  'recording agreement|net receipts|gross income|royalty|royalties|masters|recoupable|publishing agreement|' +
  'distributor*|reseller*|dealer agreement|purchase order*|work product|statement of work|master services*|master subscription*|' +
  'deliverables|order form*|subcontractor*|disclosing party|receiving party|discloser|share capital|heads of terms|paid partnership|influencer*|content creator*|creator deal|campaign|the employee|the employer|the worker|au pair|the consultant|the principal|the partner'
).split('|');
/** What terms for consumers, members, tenants and users of a site are about. */
const OF_CONSUMERS: readonly string[] = (
  'consumer*|statutory rights|right of withdrawal|cooling-off|household|passenger*|your account|your subscription|' +
  'your membership|your booking|your order|our website|our site|this website|this site|the app|our app|user content|terms of use|' +
  'terms of service|guests|members|the hirer|borrower*'
).split('|');
/** What contracts about work are about, even where guests and members are served. */
const OF_WORK: readonly string[] = (
  'contract of employment|employment contract|employment agreement|terms of employment|your employment|probation|probationary period|' +
  "your wages|your salary|sick pay|holiday entitlement|staff handbook|employee handbook|agency worker*|my hourly rate|last shift|my shift*|separation agreement|workers' compensation|" +
  'eeoc|settlement of employment*|appointment letter|letter of appointment|pleased to appoint*|service bond|overtime|workers comp*|time off|shift lead|co-workers'
).split('|');
/** Who may live in what they rent; a unit of an estate or a shop is rented by a business. */
const OF_HOMES: readonly string[] = ['tenant*'];
const OF_PREMISES: readonly string[] = [
  'business lease',
  'commercial lease',
  'landlord and tenant act 1954',
];
/** What is lent to firms, whose contracts speak of borrowers and of household purposes as well. */
const OF_TRADE: readonly string[] = (
  'commercial loan*|business loan*|business-purpose loan*|merchant cash advance*|future receivables|accounts receivable|' +
  'solely for business*|exclusively for business*|primarily for business*|for business purposes only|for business or commercial*|' +
  'not for personal, family*|not primarily for personal*|not for household*'
).split('|');
/** The beginning of a contract, which names its parties. */
const BETWEEN: readonly string[] = ['between'];
const PARTIES_REACH = 400;
const COMPANY = `(?:[\\w&'.,()-]{1,20} ){1,6}(?:(?:pty|pvt|pte|private) )?(?:ltd|limited|llp|plc|inc|llc|corp|corporation|gmbh|ag|bv|b\\.v\\.|s\\.a\\.|sarl|srl|s\\.r\\.l\\.|ab|oy|a/s|aps)`;
/** Both parties are companies, who are no consumers. */
const BETWEEN_COMPANIES = phrase(
  `between:? (?:\\(?1\\)? )?${COMPANY}[^;]{0,160}? and:? (?:\\(?2\\)? )?${COMPANY}`,
);
const WORDS = [
  ...OF_BUSINESSES,
  ...OF_CONSUMERS,
  ...OF_HOMES,
  ...OF_PREMISES,
  ...OF_WORK,
  ...OF_TRADE,
  ...BETWEEN,
];
const HOMES = OF_BUSINESSES.length + OF_CONSUMERS.length;
const PREMISES = HOMES + OF_HOMES.length;
const WORK = PREMISES + OF_PREMISES.length;
const TRADE = WORK + OF_WORK.length;
const PARTIES = TRADE + OF_TRADE.length;
/** Laws that protect consumers or who rents a home, or that are cited for what they say about consumers. */
const CONSUMER_LAWS: ReadonlySet<string> = new Set([
  UNFAIR_TERMS_DIRECTIVE,
  ONLINE_SHOPPERS_ACT,
  CONSUMER_REVIEW_ACT,
  BRUSSELS_I,
  CONSUMER_CREDIT_DIRECTIVE,
  CONSUMER_RIGHTS_DIRECTIVE,
  CREDIT_PRACTICES_RULE,
  LANDLORD_AND_TENANT_ACT,
  MILITARY_LENDING_ACT,
  TENANT_FEES_ACT,
  UNFAIR_PRACTICES_DIRECTIVE,
]);
/** Fewer signs than this decide nothing. */
const MIN_SIGNS = 3;

/** Knows whether a text is a contract that no consumer signs. */
export class ConsumerLaw implements WordWatcher {
  readonly words = WORDS;
  #businessSigns = 0;
  #mayBindConsumers = false;
  #isOfHomes = false;
  #isOfPremises = false;
  #isOfTrade = false;
  #isOfCompanies = false;
  #workSigns = 0;

  note(word: number, { start }: Span, { text }: View): void {
    if (word < OF_BUSINESSES.length) this.#businessSigns += 1;
    else if (word < HOMES) this.#mayBindConsumers = true;
    else if (word < PREMISES) this.#isOfHomes = true;
    else if (word < WORK) this.#isOfPremises = true;
    else if (word < TRADE) this.#workSigns += 1;
    else if (word < PARTIES) this.#isOfTrade = true;
    else if (BETWEEN_COMPANIES.test(text.slice(start, start + PARTIES_REACH)))
      this.#isOfCompanies = true;
  }

  /**
   * The findings, without references to the law on consumer contracts where no consumer signs, or where all is about
   * work.
   */
  within(findings: readonly Finding[], setting: TextSetting | undefined): readonly Finding[] {
    if (setting !== 'work' && !this.#isBetweenBusinesses()) return findings;
    return findings.map((finding) => {
      if (!CONSUMER_LAWS.has(finding.legalReference?.law ?? '')) return finding;
      return withReference(finding, undefined);
    });
  }

  #isBetweenBusinesses(): boolean {
    if (this.#isOfTrade || this.#workSigns >= MIN_SIGNS) return true;
    if (this.#mayBindConsumers || (this.#isOfHomes && !this.#isOfPremises)) return false;
    return this.#isOfPremises || this.#isOfCompanies || this.#businessSigns >= MIN_SIGNS;
  }
}
