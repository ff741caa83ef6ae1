import { NATIONALITY } from '#engine/detectors/discrimination/origin-and-faith/nationality-words.ts';
import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { EQUALITY_ACT, EQUAL_CREDIT_ACT, EU_CHARTER } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const ORIGIN = `(?:black|white|asian|brown|hispanic|latino|latina|jewish|muslim|hindu|sikh|roma|romani|gypsy|traveller|foreign|immigrant|migrant|refugee|kurdish|colou?red|${NATIONALITY})`;
const PARTY = `(?:famil(?:y|ies)|couples?|applicants?|borrowers?|customers?|tenants?|buyers?|clients?|guests?|drivers?|people|persons?|wom[ae]n|m[ae]n|guys?|lad(?:y|ies)|folks?|names?|households?|homeowners?|patients?)`;
const WORSE = `(?:(?:\\w{1,9} ){0,3}?(?:more|extra|higher|double|above the (?:usual|normal|standard|going) (?:rate|price))|(?:a |the )?(?:higher|worse|bigger|double) (?:\\w{3,9} )?(?:rate|price|deposit|interest|premium|fee|rent|margin|terms))`;
const PEOPLES = `(?:afghans|albanians|algerians|arabs|bangladeshis|eritreans|ethiopians|georgians|ghanaians|gypsies|indians|iranians|iraqis|kenyans|kurds|kosovars|lebanese|moroccans|nigerians|pakistanis|palestinians|poles|roma|romanians|serbs|senegalese|somalis|sudanese|syrians|tamils|tunisians|turks|ugandans|ukrainians|venezuelans|vietnamese|muslims|africans|asians|foreigners|migrants|refugees)`;

/** Worse terms or a refusal for people of an origin or an area. */
export const worseTerms: WordingPart = {
  triggers: (
    'charge the*|charge that*|charge those*|charge these*|charge all*|charge any*|charges the*|charged the*|charging the*|quote the*|quote that*|quote those*|quote all*|price the*|price those*|bill the*|' +
    'born abroad|born outside*|foreign-born*|foreign name*|foreign-sounding*|foreign accent|foreign passport*|foreign parents|' +
    'zip code|zip codes|postcode|postcodes|townships|township|banlieues|favelas|ghettos|slums|estates|estate|projects|informal settlement*|camps|reservations|post code|post codes|part of town|neighbourhood|neighborhood|neighbourhoods|neighborhoods|that area|those areas|that street|that estate|' +
    'never go*|never leave*|never return*|never pay*|always overstay*|always stay*|always work*|always disappear*|always vanish*|never integrate*|all overstay*|all disappear*|will overstay*|just overstay*|just disappear*|only come*|go back, so*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:(?:\\d{1,2}|two|three|four|five|six|nine|twelve) (?:months?'?|weeks?'?) (?:rent|deposit|notice|pay|payment)?(?: ?(?:in advance|up ?front|as (?:a )?deposit|deposit))?|(?:a |the )?(?:double|higher|extra|bigger) (?:deposit|rent|fee|premium|rate|price)|(?:a )?guarantor|payment in advance) (?:is |are )?(?:required |asked |needed |due )?(?:for|from|by|of) (?:all |any |every |those |the )?(?:people|persons?|tenants?|applicants?|anyone|anybody|everyone|those|customers?|famil(?:y|ies)|members?|students?|guests?|buyers?)(?: who (?:were|are|was))? (?:born (?:abroad|outside (?:the |of )?\\w{2,14})|with (?:an? )?foreign(?:-sounding)? (?:names?|accents?|passports?|parents))`,
        `(?:(?:double|higher|extra|bigger) (?:deposit|rent|fee|premium|rate|price)) (?:for|from) (?:all |any )?foreign-born (?:people|tenants?|applicants?|customers?|members?|guests?)`,
      ),
      unless: phrase(
        `must not|may not|cannot|should not|never|don't|do not|illegal|unlawful|accused|sued|settle(?:d|ment)|stud(?:y|ies)|court|survey|no longer|same`,
      ),
      confidence: 0.85,
      recommendation:
        'Ask everybody for the same terms, or set them by income and references alone.',
      legalReference: { law: EQUALITY_ACT, article: 's. 29 and 33' },
      why: 'The wording sets worse terms for people born elsewhere.',
    },
    {
      form: phrase(
        `(?:charge[sd]?|charging|quote|price|bill) (?:the |that |those |these |all |any )${ORIGIN} ${PARTY} ${WORSE}`,
        `(?:price[sd]?|pricing|quote[sd]?|rate[sd]?|charge[sd]?|charging) (?:it|them|him|her|this one|that one|these|those|the loan|the mortgage|the policy) (?:\\w{1,9} ){0,4}?(?:higher|more|up|extra|worse),? (?:like|as|the way) we (?:always |usually )?(?:do|did) (?:for|in|with|on) (?:that|those|the) (?:\\w{3,9} )?(?:zip codes?|post ?codes?|part of town|neighbou?rhoods?|areas?|street|estate)`,
      ),
      unless: phrase(
        `must not|may not|cannot|should not|never|don't|do not|illegal|unlawful|accused|sued|settle(?:d|ment)|stud(?:y|ies)|court`,
      ),
      confidence: 0.85,
      recommendation:
        'Set the terms by income, debts and history alone, and have the file reviewed.',
      legalReference: { law: EQUAL_CREDIT_ACT, article: '15 U.S.C. § 1691(a)' },
      why: 'The wording sets worse terms for people of an origin or of an area.',
    },
    {
      form: phrase(
        `(?:(?:young|single|unmarried|male|female|unemployed|these|those|such|all) ){1,3}${PEOPLES} (?:never (?:go (?:back|home)|leave(?: again)?|return(?: home)?|pay|integrate)|(?:always|all|will|just) (?:overstay|disappear|vanish|stay on|work illegally))`,
        `${PEOPLES} (?:never (?:go (?:back|home)|leave(?: again)?|return(?: home)?|pay|integrate)|(?:always|all|will|just) (?:overstay|disappear|vanish|stay on|work illegally)),? (?:so |therefore |hence |which is why )(?:we |i |please |let's |just )?(?:refuse|reject|deny|decline|turn (?:him|her|them|it) down|don't (?:grant|approve))`,
      ),
      unless: phrase(
        `myth|claims? that|not true|survey|stud(?:y|ies)|statistics|percent|per cent|novel|film|song|stereotype|home ?land`,
      ),
      confidence: 0.82,
      recommendation: 'Decide each case by its own facts, and do not repeat the remark.',
      legalReference: { law: EU_CHARTER, article: 'Art. 21' },
      why: 'The remark judges an application by the origin of whoever made it.',
    },
    {
      form: phrase(
        `(?:go (?:slow|easy|careful)|hold back|steer clear|stay away|keep away)(?: (?:on|of|from|with))? (?:anything|anyone|everything|everyone|business|applications?|people|customers|loans?|clients?)(?: that comes)? (?:from|in|out of) (?:the |that |those )(?:townships?|banlieues?|favelas?|ghettos?|slums?|estates?|projects|informal settlements?|council estates?|camps|reservations?)(?:[^.!?;]{2,90}?(?:surety|deposit|guarantor|score|rate|premium)(?: [^.!?;]{2,40})?)?`,
      ),
      requires: phrase(
        `loans?|lend(?:ing)?|credit|bonds?|mortgages?|surety|scores?|premiums?|polic(?:y|ies)|cover|deposit|head office`,
      ),
      unless: phrase('must not|unlawful|court|tribunal|tourists?|travel|novel|film|study|survey'),
      confidence: 0.85,
      recommendation: 'Decide by income, debts and history alone, and have the file reviewed.',
      legalReference: { law: EQUAL_CREDIT_ACT, article: '15 U.S.C. § 1691(a)' },
      why: 'People get worse terms for the area they live in, which stands for race or origin.',
    },
  ],
  examples: [
    'Head office has told us to [[go slow on anything from the townships, so I have asked for a surety]]. With loans, [[steer clear of customers from the council estates]].',
    'Tourists should stay away from people in the favelas. Go easy on everyone from the camps, the branch manager said of the runners.',
    'Viewing on Friday. [[Three months’ deposit from applicants with a foreign passport]], and [[a higher fee for members born outside Denmark]].',
    'Three months’ deposit from all applicants; a court held that a higher fee for people born abroad is unlawful.',
    '[[Charge the Nigerian couple half a point more]]. Just [[price it a bit higher, as we do for those postcodes]].',
    'We must not charge the black family more. They charge the fee for that zip code more often than we do.',
    '[[Young single Eritreans never go back]]. [[Georgians always overstay, so refuse]] it.',
    'Young Kurds never forget the song; refugees never return home in the novel. A study found that single Poles never leave.',
  ],
};
