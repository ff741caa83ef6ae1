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
} from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';
import type { View } from '#engine/reading/reading.ts';
import type { WordWatcher } from '#engine/reading/watched-words.ts';
import type { Finding, Span } from '#engine/vocabulary.ts';

import type { TextSetting } from './text-setting.ts';
import { withReference } from './with-reference.ts';

/** In the notation of `literals/literal.ts`. */
const WORDS_OF = {
  /** Who and what contracts between businesses, or about work, are about. */
  firms:
    'franchise*|franchisor|independent contractor*|freelance|freelancer*|end client|invoices are*|invoices shall*|invoice within*|' +
    'processor*|sub-processor*|subprocessor*|controller|data processing agreement|data processing addendum|' +
    'recording agreement|net receipts|gross income|royalty|royalties|masters|recoupable|publishing agreement|' +
    'distributor*|reseller*|dealer agreement|purchase order*|work product|statement of work|master services*|master subscription*|' +
    'customer data|authorized users|authorised users|named users|number of users|per seat|deliverables|order form*|subcontractor*|disclosing party|receiving party|discloser|share capital|heads of terms|paid partnership|influencer*|content creator*|creator deal|campaign|the employee|the employer|the worker|au pair|the consultant|the principal|the partner',
  /** What terms for consumers, members, tenants and users of a site are about. */
  consumers:
    'consumer*|statutory rights|right of withdrawal|cooling-off|household|passenger*|your account|your subscription|' +
    'your membership|your booking|your order|our website|our site|this website|this site|the app|our app|user content|terms of use|' +
    'terms of service|guests|members|the hirer|borrower*',
  /** Who may live in what they rent; a unit of an estate or a shop is rented by a business. */
  homes: 'tenant*',
  premises: 'business lease|commercial lease|landlord and tenant act 1954',
  /** What contracts about work are about, even where guests and members are served. */
  work:
    'contract of employment|employment contract|employment agreement|terms of employment|your employment|probation|probationary period|' +
    "your wages|your salary|sick pay|holiday entitlement|staff handbook|employee handbook|agency worker*|my hourly rate|last shift|my shift*|separation agreement|workers' compensation|" +
    'eeoc|settlement of employment*|appointment letter|letter of appointment|pleased to appoint*|service bond|overtime|workers comp*|time off|shift lead|co-workers',
  /** What is lent to firms, whose contracts speak of borrowers and of household purposes as well. */
  trade:
    'commercial loan*|business loan*|business-purpose loan*|merchant cash advance*|future receivables|accounts receivable|' +
    'solely for business*|exclusively for business*|primarily for business*|for business purposes only|for business or commercial*|' +
    'not for personal, family*|not primarily for personal*|not for household*',
  /** The title of a contract on secrets, which no consumer signs. */
  secrets:
    'non-disclosure agreement|nondisclosure agreement|non disclosure agreement|non-disclosure undertaking|non-disclosure deed|confidentiality agreement|confidentiality undertaking|confidential disclosure agreement',
  /** The beginning of a contract, which names its parties. */
  parties: 'between',
} as const;
type Kind = keyof typeof WORDS_OF;
const KINDS = Object.keys(WORDS_OF) as Kind[];
/** What each of the words is about. */
const KIND_OF_WORD = KINDS.flatMap((kind) => WORDS_OF[kind].split('|').map(() => kind));
const PARTIES_REACH = 400;
/** Where a title stands at the latest; in UTF-16 units. */
const TOP = 300;
const COMPANY = `(?:[\\w&'.,()-]{1,20} ){1,6}(?:(?:pty|pvt|pte|private) )?(?:ltd|limited|llp|plc|inc|llc|corp|corporation|gmbh|ag|bv|b\\.v\\.|s\\.a\\.|sarl|srl|s\\.r\\.l\\.|ab|oy|a/s|aps)`;
/** Both parties are companies, who are no consumers. */
const BETWEEN_COMPANIES = phrase(
  `between:? (?:\\(?1\\)? )?${COMPANY}[^;]{0,160}? and:? (?:\\(?2\\)? )?${COMPANY}`,
);
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
/** One such word may stand anywhere. */
const MIN_SIGNS = 3;

/** Knows whether a text is a contract that no consumer signs. */
export class ConsumerLaw implements WordWatcher {
  readonly words = Object.values(WORDS_OF).flatMap((words) => words.split('|'));
  readonly #counts = new Map<Kind, number>();

  note(word: number, { start }: Span, { text, offset }: View): void {
    const kind = KIND_OF_WORD[word]!;
    const isVoid =
      (kind === 'parties' && !BETWEEN_COMPANIES.test(text.slice(start, start + PARTIES_REACH))) ||
      (kind === 'secrets' && start + offset > TOP);
    if (!isVoid) this.#counts.set(kind, this.#count(kind) + 1);
  }

  /**
   * The findings, without references to the law on consumer contracts where no consumer signs, or where all is about
   * work.
   */
  within(findings: readonly Finding[], setting: TextSetting | undefined): readonly Finding[] {
    if (setting !== 'work' && !this.#isBetweenFirms()) return findings;
    return findings.map((finding) => {
      if (!CONSUMER_LAWS.has(finding.legalReference?.law ?? '')) return finding;
      return withReference(finding, undefined);
    });
  }

  #isBetweenFirms(): boolean {
    const isWithout =
      this.#has('trade') || this.#has('secrets') || this.#count('work') >= MIN_SIGNS;
    if (isWithout) return true;
    if (this.#has('consumers') || (this.#has('homes') && !this.#has('premises'))) return false;
    return this.#has('premises') || this.#has('parties') || this.#count('firms') >= MIN_SIGNS;
  }

  #has(kind: Kind): boolean {
    return this.#counts.has(kind);
  }

  #count(kind: Kind): number {
    return this.#counts.get(kind) ?? 0;
  }
}
