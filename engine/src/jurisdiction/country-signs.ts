import type { WordSign } from '#engine/reading/word-votes.ts';

import type { Jurisdiction } from './jurisdiction.ts';

/** Regions whose own laws findings may refer to; each of them is a sign of its country below. */
export const REGIONS = ['california', 'alberta', 'british columbia', 'ontario', 'quebec'] as const;
export type Region = (typeof REGIONS)[number];

/** States of America as addresses abbreviate them, without those that are words, such as `or` and `in`. */
const STATES =
  'ak al ar az ca ct fl ga ia il ks ky md mi mn mo ms mt nc nd ne nh nj nm nv ny ri sc sd tn tx ut va vt wi wv wy';

/**
 * Places, authorities, taxes and laws that show where a text belongs, in the notation of `literals/literal.ts`. Names
 * that mean something else as well, or that several of these countries have, are left out.
 */
const WORDS_OF: Readonly<Record<Jurisdiction, string>> = {
  US:
    'united states|u.s.|u.s.c.|usa|state of*|commonwealth of*|delaware|california|new york|texas|florida|ohio|pennsylvania|illinois|' +
    'michigan|maine|new jersey|virginia|massachusetts|arizona|tennessee|indiana|missouri|maryland|wisconsin|colorado|minnesota|' +
    'south carolina|north carolina|alabama|louisiana|kentucky|oregon|oklahoma|connecticut|utah|iowa|nevada|arkansas|mississippi|' +
    'kansas|new mexico|nebraska|idaho|hawaii|new hampshire|rhode island|montana|south dakota|north dakota|alaska|vermont|wyoming|' +
    'chicago|los angeles|phoenix, az*|phoenix az*|san antonio|denver|atlanta|san francisco|san diego|houston|dallas|seattle|boston|philadelphia|' +
    "irs|eeoc|nlrb|osha|ftc|hipaa|ferpa|coppa|fmla|title vii|w-2|401(k)|attorney's fees*|attorneys' fees*|attorney fees|paycheck*|" +
    'labor|zip code|social security number*|ssn*|medicaid|federal law|llc|green card|h-1b|daca|title ix|hoa|dmv',
  GB:
    'england|dorset|devon|cornwall|somerset|wiltshire|gloucestershire|hampshire|oxfordshire|cambridgeshire|hertfordshire|lincolnshire|leicestershire|northamptonshire|warwickshire|cumbria|merseyside|wales|scotland|scots law|northern ireland|united kingdom|british|english law|uk|u.k.|uk gdpr|hmrc|acas|companies act|' +
    'consumer rights act|equality act|employment rights act|landlord and tenant act|housing act|late payment of*|council tax|' +
    'companies house|national insurance|cllr|magistrates*|unite the union|unison|parish council*|borough council*|yorkshire|lancashire|shropshire|worcestershire|staffordshire|derbyshire|nottinghamshire|bradford|middlesbrough|sunderland|wolverhampton|walsall|kidderminster|ludlow|coventry|southampton|dundee|dbs check*|safeguarding lead*|ofsted|dvla|nhs|london|leeds|sheffield|nottingham|leicester|swansea|norwich|manchester|glasgow|edinburgh|cardiff|belfast|liverpool',
  EU:
    'ireland|irish|irish law|dublin|galway|gardai|tusla|european|member state*|eu|gmbh|swedish|sweden|german|germany|french|france|dutch|' +
    'betriebsrat|netherlands|spanish|spain|italian|italy|austrian|austria|belgian|belgium|danish|denmark|finnish|finland|polish|poland|' +
    'portuguese|portugal|benelux|norwegian|norway|greek|greece|czech|hungary|hungarian|romania|romanian|croatia|croatian',
  AU:
    'australia|australian|aussie*|food safety supervisor*|penalty rates|casual loading|new south wales|nsw|queensland|qld|tasmania|law of victoria|laws of victoria|vic ####|sydney|melbourne|brisbane|' +
    'adelaide|canberra|pty ltd|pty limited|pty. ltd.|security of payment|whs act|abn ##*|centrelink|superannuation|fair work*|ndis|tfn|medicare card|parramatta|geelong|wollongong|cairns|ballarat|bendigo|toowoomba|hobart|medicare number*|court of australia',
  NZ: 'new zealand|nz|auckland|christchurch|dunedin|aotearoa|kiwisaver|nzd',
  IN:
    'india|indian|pune|mumbai|bengaluru|bangalore|delhi|hyderabad|chennai|kolkata|ahmedabad|jaipur|lucknow|noida|gurugram|gurgaon|' +
    'maharashtra|karnataka|tamil nadu|kerala|gujarat|pvt|private limited|lakh|lakhs|crore|crores|rupees|rs #*|rs. #*|rs.#*|provident fund|aadhaar|ctc|ifsc|upi|pan no*|pan card',
  CA:
    'canada|canadian|ontario|quebec|british columbia|alberta|manitoba|saskatchewan|nova scotia|new brunswick|newfoundland|toronto|' +
    'vancouver|montreal|calgary|ottawa|edmonton|winnipeg|pipeda|rrsp|rcmp|ircc|rcic|ohip|metis|cegep',
  SG: 'singapore|singaporean*|pte. ltd.|pte ltd|hdb|nric|cpf|tafep',
  ZA:
    'south africa|south african*|johannesburg|cape town|durban|pretoria|gauteng|kwazulu-natal|soweto|stellenbosch|bloemfontein|popia|' +
    'popi act|ccma|bbbee|b-bbee|sassa|saps|hpcsa|medical scheme|(pty) ltd',
  NG: 'nigeria|nigerian*|lagos|abuja|ikeja|lekki|ibadan|port harcourt|enugu|naira|efcc|nysc|bvn|yoruba|igbo|hausa|ndpa',
  KE: 'kenya|kenyan*|nairobi|mombasa|kisumu|nakuru|eldoret|kiambu|ksh|kes|kra|m-pesa|mpesa',
  PH: 'philippine|philippines|filipino*|filipina*|manila|makati|quezon city|cebu|davao|taguig|barangay|philhealth|pag-ibig|gcash',
  other:
    'malaysia|malaysian|hong kong|pakistan|bangladesh|sri lanka|nepal|united arab emirates|dubai|abu dhabi|saudi arabia|qatar|japan|' +
    'japanese|china|korea|korean|indonesia|thailand|vietnam|brazil|mexico|argentina|chile|colombia|peru|ghana|uganda|tanzania|' +
    'rwanda|zambia|zambian|zimbabwe|botswana|namibia|malawi|egypt|israel|turkiye|russia|russian|ukraine|switzerland|swiss|' +
    'lusaka|harare|gaborone|windhoek|accra|kumasi|kampala|dar es salaam|kigali|karachi|lahore|islamabad|dhaka|colombo|kathmandu|' +
    'kuala lumpur|doha|riyadh|jakarta|bangkok|hanoi|tokyo|seoul|beijing|shanghai|cairo',
};
/** Words that show that a text belongs in one of several countries. */
const SHARED_WORDS: readonly (readonly [word: string, countries: readonly Jurisdiction[]])[] = [
  ['gdpr', ['EU', 'GB']],
  ['vat', ['EU', 'GB', 'ZA', 'NG', 'KE', 'PH']],
  ['plc', ['EU', 'GB', 'NG', 'KE']],
  ['solicitor*', ['EU', 'GB', 'AU', 'NZ']],
  ['gst', ['AU', 'CA', 'IN', 'NZ', 'SG']],
  ['pty', ['AU', 'ZA']],
  ['(###) ###-####', ['US', 'CA']],
];
/** What an address counts for, beside a word. */
export const ADDRESS = 2;

export const COUNTRY_SIGNS: readonly WordSign<Jurisdiction>[] = [
  ...Object.entries(WORDS_OF).flatMap(([country, words]) =>
    words.split('|').map((word) => ({ word, sides: [country as Jurisdiction], weight: 1 })),
  ),
  ...SHARED_WORDS.map(([word, sides]) => ({ word, sides, weight: 1 })),
  ...STATES.split(' ').map((state) => ({
    word: `${state} #####`,
    sides: ['US' as const],
    weight: ADDRESS,
  })),
];

/** How the types of numbers that a country issues begin. */
const ISSUED_NUMBERS: Readonly<Record<Jurisdiction, string>> = {
  AU: 'australian',
  CA: 'canadian',
  EU:
    'austrian baltic belgian bulgarian croatian cypriot czech danish dutch estonian finnish french german greek hungarian icelandic irish ' +
    'italian latvian lithuanian luxembourg maltese norwegian polish portuguese romanian slovak slovenian spanish swedish',
  GB: 'uk',
  IN: 'ifsc indian upi',
  KE: 'kenyan',
  NG: 'nigerian',
  NZ: 'new-zealand',
  PH: 'philippine',
  SG: 'singapore',
  US: 'us',
  ZA: 'south-african',
  other:
    'albanian algerian andorran argentine azerbaijani belarusian brazilian chilean chinese colombian costa-rican cuban dominican ecuadorian ' +
    'egyptian emirates ghanaian guatemalan guinean hong-kong indonesian israeli japanese korean kuwaiti macedonian malaysian mauritian mexican ' +
    'moldovan montenegrin moroccan mozambican pakistani paraguayan peruvian russian salvadoran saudi senegalese serbian sri-lankan swiss ' +
    'taiwanese thai tunisian turkish ukrainian uruguayan venezuelan vietnamese zambian',
};
/** By how the type of a number begins. */
export const ISSUERS: ReadonlyMap<string, Jurisdiction> = mapEach(ISSUED_NUMBERS);

/** The codes by which phones are called from abroad. */
const CALLING_CODES: Readonly<Partial<Record<Jurisdiction, string>>> = {
  AU: '61',
  EU: '30 31 32 33 34 351 353 358 36 39 40 420 421 43 45 46 47 48 49',
  GB: '44',
  IN: '91',
  KE: '254',
  NG: '234',
  NZ: '64',
  PH: '63',
  SG: '65',
  ZA: '27',
};
/** The beginning of a phone number as it is dialled from abroad. */
export const CALLED_FROM_ABROAD = /(?<![\w+])\+(\d{2,3})(?=[\d ().-]{7})/g;
/** By a calling code. */
export const CALLED_COUNTRIES: ReadonlyMap<string, Jurisdiction> = mapEach(CALLING_CODES);

/** The end of a British postcode, behind its beginning; nothing else is written like this. */
export const BRITISH_POSTCODE =
  /(?<=(?<![A-Za-z\d])[A-PR-UWYZ][A-HK-Y]?\d[A-Z\d]? )\d[ABD-HJLNP-UW-Z]{2}(?![A-Za-z\d])/;

/** How a country's money is written where no other's is. */
export const MONEY_OF: readonly (readonly [sign: RegExp, country: Jurisdiction])[] = [
  [/£|(?<![A-Z])GBP(?![A-Z])/, 'GB'],
  [/€/, 'EU'],
  [/₹/, 'IN'],
  [/₦/, 'NG'],
  [/₱/, 'PH'],
  [/(?<![A-Z])A\$/, 'AU'],
  [/(?<![A-Z])C\$/, 'CA'],
  [/(?<![A-Z])NZ\$/, 'NZ'],
  [/(?<![A-Z])S\$/, 'SG'],
  [/(?<![A-Z])US\$/, 'US'],
];

/** How the state follows the town: `Portland, ME`; those that are countries, or states elsewhere, are left out. */
export const STATE_OF: readonly (readonly [sign: RegExp, country: Jurisdiction])[] = [
  [
    /(?<=[a-z]{3}, )(?:AK|AZ|CT|FL|GA|HI|IA|ID|IL|KS|KY|LA|MA|MD|ME|MI|MN|MO|MS|NC|ND|NE|NH|NJ|NM|NV|NY|OH|OK|OR|PA|RI|SD|TN|TX|UT|VA|VT|WI|WV|WY)(?![\w-])/,
    'US',
  ],
  [/(?<=[a-z]{3},? )(?:NSW|VIC|QLD|TAS)(?![\w-])/, 'AU'],
  [/(?<=[a-z]{3}, )(?:ON|BC|AB|QC|MB|SK|NS|NB)(?![\w-])/, 'CA'],
];

/** From each of the words that are listed for a country to that country. */
function mapEach(
  listed: Readonly<Partial<Record<Jurisdiction, string>>>,
): ReadonlyMap<string, Jurisdiction> {
  return new Map(
    Object.entries(listed).flatMap(([country, words]) =>
      words.split(' ').map((word) => [word, country as Jurisdiction] as const),
    ),
  );
}
