import { CAPITALS, LETTERS } from '#engine/text/letters.ts';
import { matchAt } from '#engine/text/match-at.ts';
import { oneLine } from '#engine/text/one-line.ts';

/** Quarters, half-years and fiscal years. */
const PERIOD =
  /^(?:(?:Q[1-4]|H[12])(?:(?: and |[-–/ ])(?:Q[1-4]|H[12]))?(?: (?:19|20)\d\d)?|FY ?\d\d(?:\d\d)?)$/;

/** Contract parties by their defined roles; a role is not a name. */
const ROLE = new RegExp(
  oneLine`^(?:the )?(?:disclosing party|receiving party|indemnif(?:ied|ying) party
    |part(?:y|ies)|suppliers?|customers?|licen[sc]ors?|licen[sc]ees?|landlords?|tenants?
    |lessors?|lessees?|contractors?|subcontractors?|clients?|buyers?|sellers?|vendors?
    |purchasers?|lenders?|borrowers?|guarantors?|service providers?|providers?|franchisors?
    |franchisees?|consultants?|employers?|employees?|data controller|data processor|controller
    |processor|garante?s?|locataires?|bailleurs?|mieter(?:in)?|vermieter(?:in)?|bürge|arrendatari[oa]|avalista)$`,
  'i',
);
/** Titles of documents, not companies. */
const AGREEMENT_TITLE = new RegExp(
  `^(?:[${LETTERS}-]{2,20} ){0,4}(?:non-competition|non-compete|non-disclosure|confidentiality|employment|services?|licen[sc]e|purchase|lease|tenancy|severance|consulting|settlement|loan) agreement$`,
  'i',
);

/** Occupations at the end of a run of capitals. */
const OCCUPATION = new RegExp(
  oneLine`(?:^| )(?:engineer|developer|programmer|analyst|architect|executive|officer
    |manager|director|supervisor|assistant|administrator|coordinator|specialist|advis[eo]r
    |consultant|technician|accountant|receptionist|secretary|nurse|surgeon|cardiologist
    |psychiatrist|psychologist|physician|radiologist|therapist|registrar|paramedic|electrician
    |barman|priest|vicar|waitress|waiter|barista|prof|ceo|cfo|coo|cto|cio|vp|lead)$`,
  'i',
);

/** Capitalized words typical of forms and records. */
const FORM_WORD = new RegExp(
  oneLine`^(?:copd|adhd|hiv|ecg|mri|asthma|diabetes|epilepsy|labs?|race|sex|gender|fax|tel
    |phone|mobile|e-?mail|address|nationality|occupation|allergies|diagnosis|medication|jwt|api
    |sql|json|http|vat|siret|iban|bic|swift|hr|ext|n\/a|tbc|tbd|asap|fyi|toner|mark sheets?|nanny|waitress|waiter|muslims|christians|jews|hindus|sikhs|buddhists|catholics|protestants|mon|tue|tues|wed|thu
    |thurs|fri|sat|sun|weekends?|apologies|present|witness(?:es)?|median|banksman|next of kin|attendance|account|relationship|agenda
    |minutes|dipl|rev|reverend|cardholder|card holder|account holder|batch|lot|sku|ean|stowage|consignee|shipper|notify party|(?:port|place) of (?:loading|discharge|delivery|receipt|origin|destination)|pew|patient|pronouns|preferred|angio|gillick|fraser guidelines|logback|garda[íi]|tusla|bibasal|signed|config|spouse|applicant|cloud|ascension(?: day)?|pentecost|whitsun|whit monday|epiphany|corpus christi|good friday|easter monday|assumption day|boxing day
    |(?:gyn(?:a)?ecology|obstetrics|cardiology|oncology|radiology|urology|neurology|dermatology|ophthalmology|ha?ematology|orthop(?:a)?edics|p(?:a)?ediatrics))$`,
  'iu',
);

/** Countable and manufactured things with a number: `Batch 4711A`. */
const NUMBERED = new RegExp(
  oneLine`^(?:batch|lot|rev|revision|issue|version|item|part|model|serial|order|invoice
    |machine(?: sn)?|engine|hull|press|ticket|room|unit|zone|level|phase|step|table|figure|page
    |section)\.? (?:no\.? ?)?[A-Z]{0,2}\d[\w/-]*$`,
  'i',
);

/** Sums of money, and the law on data protection of a union or a kingdom. */
const SUM_OR_LAW =
  /^(?:(?:Ksh|KES|KSh|Tsh|TZS|Ush|UGX|NGN|GHS|ZAR|Rs|INR|PHP|USD|EUR|GBP)\.? ?\d[\d.,]{0,15}(?:[MKBmkb]n?)?\.?|(?:(?:UK|EU) )?GDPR)$/;

/** Postcodes, article numbers and the like: each word contains a digit. */
const CODE = /^(?=.{5})(?:[A-Z]{0,8}\d[A-Z\d-]{0,12})(?: [A-Z]{0,8}\d[A-Z\d-]{0,12}){0,4}$/;

/** `18F`, `CoE`: teams and grades. */
const SHORT_CODE = /^(?:\d{1,3}[A-Z]{1,3}|[A-Z][a-z]{1,3}[A-Z])$/;

/** Holders of an office referred to by it alone, and languages by their own names. */
const OFFICE_OR_LANGUAGE =
  /^(?:(?:the )?(?:pope|queen mother|dalai lama|holy father|archbishop|prime minister|taoiseach|tánaiste)|te reo(?: m[āa]ori)?|gaeilge|cymraeg|gàidhlig|isizulu|isixhosa|kiswahili|bahasa(?: \w{6,9})?)$/i;

/** How letters end in other languages. */
const CLOSING =
  /^(?:abra[çz]os?|saludos(?: cordiales)?|cumprimentos|atenciosamente|atentamente|obrigad[oa]|beijos?|bjs|besos?|(?:viele |liebe |beste |herzliche |freundliche )?gr(?:ü|ue)(?:ß|ss)e?|mfg|cordialement|merci(?: (?:de|d’avance|d'avance|beaucoup|bien))?|amitiés|bises|bisous|bien à vous|(?:cordiali |distinti )?saluti|baci|abbracci|groet(?:en|jes)|pozdrawiam|hälsningar|(?:venlig |vennlig )?hilsen|terveisin)$/i;

/** All of the patterns above without a fixed ending, combined. */
const TERM = new RegExp(
  [ROLE, FORM_WORD, NUMBERED, OFFICE_OR_LANGUAGE, CLOSING].map(({ source }) => source).join('|'),
  'i',
);
/** Periods end with a digit, and agreements with this letter in either case. */
const NINE = '9'.charCodeAt(0);
const LAST_OF_AGREEMENT = 't'.charCodeAt(0);
const LOWER_CASE_BIT = 0x20;

/** Legal forms of companies, and trade words for companies without one. */
const FORMS =
  'gmbh(?: & co\\.? kg)?|b\\.?v\\.?|n\\.?v\\.?|s\\.?a\\.?r\\.?l\\.?|sarl|s\\.?r\\.?l\\.?|s\\.?p\\.?a\\.?|ltd|limited|llc|llp|inc|plc|ag|kg|ohg|pty|oyj?|a\\/s|aps|corp|corporation|' +
  'group|holdings|labs|laboratories|solicitors|associates|consulting|industries|ventures|logistics|software|studios|roofing|builders';
/** Shops and practices named after somebody: `Ray's Pizza`, `Thorne Lettings`. */
const TRADES =
  'brothers|bros|grill|pizza|pizzeria|bistro|café|cafe|diner|restaurant|bakery|butchers|salon|barbers|motors|motorsports|garage|auto(?: [a-z]{2,9})?|karate|fitness|tavern|deli|catering|plumbing|electrical|flooring|scaffolding|removals|lettings|estates|property|properties|insurance|pharmacy|chemists|opticians|dental|veterinary|nurser(?:y|ies)|fabrics|florists|travel|tours|taxis|cabs|dairies|farms?|foods|bakers|couriers|haulage|transport|' +
  'candles|textiles|quarries|aggregates|fashions|jewell?ers|ceramics|carpets|kitchens|bathrooms|tyres|electronics|plastics|chemicals|pharmaceuticals|interiors|enterprises|caterers|publishers|infotech|technologies|solutions|recruitment|stationers|upholstery|joinery|civils|groundworks|construction|contracting|brewery|distillery';
const FAMILY =
  '(?:&|and|und|et) (?:sons?|söhne|fils|daughters?|brothers|bros|partners|associates|co|cie)';
export const COMPANY = new RegExp(`(?:^|[ ,])(?:${FORMS}|${TRADES}|${FAMILY})\\.?$`, 'i');
const COMPANY_ENDING = new RegExp(
  `(?:,? (?:${FORMS}|${FAMILY})|(?: ?['’]s)? (?:${TRADES}))(?![${LETTERS}])`,
  'iy',
);
/** Words for a company's business, between the surnames in its name and its legal form: `Pryce Care Homes Ltd`. */
const LONG_ENDING = new RegExp(
  oneLine`(?:[ ](?:\p{Lu}[\p{L}&’'-]{1,20}|&|and)){0,2}[ ](?:Care|Homes|Services|Systems|Solutions|Foods|Management|Construction|Engineering
    |Properties|Trading|Instruments|Technologies|International|Media|Energy|Design|Recruitment|Cleaning|Security|Developments
    |Investments|Securities|Publishing|Packaging|Plastics|Textiles|Interiors|Schools|Academies|Healthcare|Hotels|Stores|Supplies|Tools)
    (?:Ltd|Limited|LLC|LLP|Inc|PLC|plc|GmbH|AG|Pty|BV|B\.V|NV|N\.V|SA|S\.A|SARL|Corp|Corporation)(?![\p{L}])\.?`,
  'uy',
);
const CAPITAL = new RegExp(`[${CAPITALS}]`);
/** Houses, hospitals and streets named after people. `Lane` and `Hill` are also surnames. */
export const BUILDING = new RegExp(
  oneLine`(?:^| )(?:apartments|heights|towers|mansions|klinikum|hospital|surgery|clinic
    |school|college|quay|wharf|parade|embankment|boulevard|esplanade|avenue)$|^klinikum `,
  'i',
);

/** Whether capitalized words are a term rather than a name. */
export function isNonName(words: string): boolean {
  const last = words.charCodeAt(words.length - 1);
  if ((last <= NINE && PERIOD.test(words)) || CODE.test(words)) return true;
  if (SHORT_CODE.test(words) || SUM_OR_LAW.test(words)) return true;
  return (
    TERM.test(words) ||
    ((last | LOWER_CASE_BIT) === LAST_OF_AGREEMENT && AGREEMENT_TITLE.test(words))
  );
}

/**
 * The end of a company name that begins with a person's name: `Martin Bauer Group`, `Weber & Sons`; undefined if there
 * is none.
 */
export function endOfCompanyName(text: string, end: number): number | undefined {
  const ending = matchAt(text, end, COMPANY_ENDING)?.[0];
  if (ending !== undefined && CAPITAL.test(ending)) return end + ending.length;
  const long = matchAt(text, end, LONG_ENDING)?.[0];
  return long === undefined ? undefined : end + long.length;
}

/** Whether words are an occupation and nothing else. */
export function isOccupation(words: string): boolean {
  return OCCUPATION.test(words);
}
