import { UNFAIR_TERMS_DIRECTIVE } from '#engine/detectors/laws.ts';
import { createLiteralScanner, type LiteralScanner } from '#engine/literals/literal-scanner.ts';
import type { View } from '#engine/reading/reading.ts';
import type { Finding } from '#engine/vocabulary.ts';

/** Who and what contracts between businesses, or about work, are about. */
const OF_BUSINESSES: readonly string[] = (
  'franchise*|franchisor|independent contractor*|freelance|freelancer*|end client|invoices are*|invoices shall*|invoice within*|' +
  'processor*|sub-processor*|subprocessor*|controller|data processing agreement|data processing addendum|' +
  'recording agreement|net receipts|gross income|royalty|royalties|masters|recoupable|publishing agreement|' +
  'distributor*|reseller*|dealer agreement|purchase order*|work product|statement of work|master services*|master subscription*|' +
  'deliverables|paid partnership|influencer*|content creator*|creator deal|campaign|the employee|the employer|the worker|au pair'
).split('|');
/** What terms for consumers, members, tenants and users of a site are about. */
const OF_CONSUMERS: readonly string[] = (
  'consumer*|statutory rights|right of withdrawal|cooling-off|household|tenant*|passenger*|your account|your subscription|' +
  'your membership|your booking|your order|our website|our site|this website|this site|the app|our app|user content|terms of use|' +
  'terms of service|guests|members|the hirer|borrower*'
).split('|');
const LITERALS = [...OF_BUSINESSES, ...OF_CONSUMERS];
/** One such word may stand anywhere. */
const MIN_SIGNS = 3;

let scan: LiteralScanner | undefined;

/** Knows whether a text is a contract that no consumer signs. */
export class ConsumerLaw {
  #businessSigns = 0;
  #mayBindConsumers = false;

  /** Counts the signs in the next section of the text. */
  read({ text, from, to }: View): void {
    if (this.#mayBindConsumers) return;
    scan ??= createLiteralScanner(LITERALS);
    scan(
      text,
      (literal) => {
        if (literal < OF_BUSINESSES.length) this.#businessSigns += 1;
        else this.#mayBindConsumers = true;
      },
      { from, to },
    );
  }

  /** The findings, without references to the law on consumer contracts where no consumer signs. */
  within(findings: readonly Finding[]): readonly Finding[] {
    if (this.#mayBindConsumers || this.#businessSigns < MIN_SIGNS) return findings;
    return findings.map((finding) => {
      if (finding.legalReference?.law !== UNFAIR_TERMS_DIRECTIVE) return finding;
      const { legalReference: _legalReference, ...rest } = finding;
      return rest;
    });
  }
}
