import {
  CALIFORNIAN_BUSINESS_CODE,
  CALIFORNIAN_CIVIL_PROCEDURE_CODE,
} from '#engine/detectors/laws.ts';
import type { WordWatcher } from '#engine/post-processing/watched-words.ts';
import type { View } from '#engine/reading/reading.ts';
import type { Finding } from '#engine/vocabulary.ts';

/** Places, authorities and words of the United States; states whose names mean something else are left out. */
const AMERICAN: readonly string[] = (
  'united states|u.s.|u.s.c.|usa|state of*|commonwealth of*|delaware|california|new york|texas|florida|ohio|pennsylvania|illinois|' +
  'michigan|new jersey|virginia|massachusetts|arizona|tennessee|indiana|missouri|maryland|wisconsin|colorado|minnesota|' +
  'south carolina|north carolina|alabama|louisiana|kentucky|oregon|oklahoma|connecticut|utah|iowa|nevada|arkansas|mississippi|' +
  'kansas|new mexico|nebraska|idaho|hawaii|new hampshire|rhode island|montana|south dakota|north dakota|alaska|vermont|wyoming|' +
  "irs|eeoc|nlrb|osha|ftc|hipaa|title vii|w-2|401(k)|attorney's fees*|attorneys' fees*|attorney fees|paycheck*|labor|zip code|" +
  'social security number*|federal law|llc'
).split('|');
/** Places, authorities and words of the United Kingdom and of the European Union. */
const EUROPEAN: readonly string[] = (
  'england|wales|scotland|scots law|northern ireland|united kingdom|british|english law|ireland|irish law|european|member state*|' +
  'gdpr|hmrc|acas|companies act|consumer rights act|equality act|employment rights act|landlord and tenant act|housing act|' +
  'late payment of*|vat|plc|gmbh|solicitor*|council tax|swedish|sweden|german|germany|french|france|dutch|netherlands|spanish|' +
  'spain|italian|italy|austrian|austria|belgian|belgium|danish|denmark|finnish|finland|polish|poland|portuguese|portugal|benelux'
).split('|');
/** Places, companies and taxes of other countries. */
const ELSEWHERE: readonly string[] = (
  'australia|australian|new south wales|queensland|tasmania|law of victoria|laws of victoria|pty ltd|pty limited|pty. ltd.|security of payment|whs act|abn|' +
  'new zealand|gst|india|indian|pune|mumbai|bengaluru|bangalore|new delhi|hyderabad|chennai|kolkata|pvt|private limited|lakh|lakhs|crore|crores|tds|provident fund|' +
  'canada|canadian|ontario|quebec|british columbia|alberta|manitoba|singapore|pte. ltd.|pte ltd|malaysia|hong kong|south africa*|nigeria|kenya|pakistan|philippines|' +
  'united arab emirates|dubai|japan|brazil|mexico'
).split('|');
const WORDS = [...AMERICAN, ...EUROPEAN, ...ELSEWHERE];
const ABROAD = AMERICAN.length + EUROPEAN.length;
const EUROPEAN_MONEY = /[£€]/;
/** One such word may stand anywhere. */
const MIN_SIGNS = 2;

const AMERICAN_LAW = / \(US\)$/;
const CALIFORNIAN: ReadonlySet<string> = new Set([
  CALIFORNIAN_BUSINESS_CODE,
  CALIFORNIAN_CIVIL_PROCEDURE_CODE,
]);
const EUROPEAN_LAW = /^(?:Directive|Regulation) |^TFEU$| \((?:UK|England|England and Wales)\)$/;

/** A contract of another country may name a place in Europe or America, but not often. */
const FAR_MORE = 2;

/** Knows on which side of the Atlantic a text belongs, or that it belongs elsewhere, if its signs agree. */
export class ForeignLaw implements WordWatcher {
  readonly words = WORDS;
  #american = 0;
  #european = 0;
  #elsewhere = 0;

  note(word: number): void {
    if (word < AMERICAN.length) this.#american += 1;
    else if (word < ABROAD) this.#european += 1;
    else this.#elsewhere += 1;
  }

  /** Takes note of the money in the next section of the text. */
  read({ text, from, to }: View): void {
    if (EUROPEAN_MONEY.test(text.slice(from, to))) this.#european += 1;
  }

  /** The findings, without references to laws that do not apply there. */
  within(findings: readonly Finding[]): readonly Finding[] {
    const isForeign = this.#foreign();
    if (isForeign === undefined) return findings;
    return findings.map((finding) => {
      if (finding.legalReference === undefined || !isForeign(finding.legalReference.law)) {
        return finding;
      }
      const { legalReference: _legalReference, ...rest } = finding;
      return rest;
    });
  }

  #foreign(): ((law: string) => boolean) | undefined {
    if (
      this.#elsewhere >= MIN_SIGNS &&
      this.#elsewhere > FAR_MORE * (this.#american + this.#european)
    ) {
      return (law) => isAmerican(law) || EUROPEAN_LAW.test(law);
    }
    if (this.#american === 0 && this.#european >= MIN_SIGNS) return isAmerican;
    if (this.#european === 0 && this.#american >= MIN_SIGNS) return (law) => EUROPEAN_LAW.test(law);
    return undefined;
  }
}

function isAmerican(law: string): boolean {
  return AMERICAN_LAW.test(law) || CALIFORNIAN.has(law);
}
