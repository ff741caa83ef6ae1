import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const CONFIDENCE = 0.86;
const WHO =
  '(?:more|others|one else|anyone|anybody|kids|children|people|families|members|them|those|lads|girls|boys|players|pupils|applicants|tenants|lot)';
const QUARTERS = `(?:the |that |those )?(?:asylum|refugee|migrant|asylum seekers'?|traveller(?:s'|s)?|gypsy|roma) (?:hotels?|hostels?|cent(?:re|er)s?|camps?|homes?|accommodation|shelters?|sites?|estates?)`;
const CASTE =
  '(?:brahmins?|jains?|rajputs?|marwaris?|baniyas?|kshatriyas?|iyers?|iyengars?|kammas?|savarnas?|lingayats?|marathas?|jats?|nairs?|kayasthas?)';
const STATE =
  '(?:up|u\\.p\\.|bihar|jharkhand|bengal|west bengal|rajasthan|assam|nepal|kerala|tamil nadu|haryana|punjab|gujarat|kashmir|manipur|mizoram|nagaland|the north-?east|the north|the south|uttar pradesh|madhya pradesh|odisha|eastern europe|africa|the middle east|the balkans)';

/** Wording that shuts people out for the quarters they live in, their caste or their region. */
export const originShutOut: WordingPart = {
  triggers: (
    'asylum hotel*|asylum hostel*|asylum cent*|asylum camp*|asylum home*|asylum accommodation|asylum shelter*|asylum site*|asylum estate*|asylum seeker*|asylum seekers*|refugee hotel*|refugee hostel*|refugee cent*|refugee camp*|refugee home*|refugee accommodation|refugee shelter*|refugee site*|refugee estate*|migrant hotel*|migrant hostel*|migrant cent*|migrant camp*|migrant home*|migrant accommodation|migrant shelter*|migrant site*|migrant estate*|' +
    'traveller hotel*|traveller hostel*|traveller cent*|traveller camp*|traveller home*|traveller accommodation|traveller shelter*|traveller site*|traveller estate*|travellers*|gypsy*|roma*|' +
    'brahmin*|jain|jains|rajput*|marwari*|baniya*|kshatriya*|iyer|iyers|iyengar*|kamma|kammas|savarna*|lingayat*|maratha*|jat|jats|nair|nairs|kayastha*|' +
    'no one from*|nobody from*|no-one from*|no people from*|no candidates from*|no applicants from*|no tenants from*|no workers from*|no labour from*|no bachelors from*|no boys from*|no girls from*|no families from*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:(?:do not|don't|can't|cannot|won't|will not|must not|not) (?:want|need|take(?: on| in)?|have|let in|accept|admit|let) (?:any )?(?:more )?(?:of )?(?:${WHO} )?|no (?:more )?(?:${WHO} ))(?:in )?from ${QUARTERS}`,
      ),
      unless: phrase(
        'want to (?:hide|deny)|racis\\w{1,3}|news|leaflets?|donations?|reports?|calls?|court|tribunal',
      ),
      confidence: CONFIDENCE,
      why: 'The wording turns away people for where they were housed on arrival, which stands for their origin.',
    },
    {
      form: phrase(
        `(?:only )?${CASTE}(?: ?(?:/|,|or|and|&) ?${CASTE}){0,4}(?: (?:candidates?|applicants?|tenants?|famil(?:y|ies)|girls?|boys?|males?|females?|community|couples?|only)){0,2} (?:strongly |highly )?(?:preferred|preferable|only(?= ?(?:[.,;!)]|$|please|need|may))|desired|wanted|welcome only)(?! (?:food|meals?|dish))`,
      ),
      unless: phrase(
        'bride|groom|match(?:es)?|matrimonial|alliance|temple|restaurant|tiffin|recipe',
      ),
      confidence: CONFIDENCE,
      why: 'The wording prefers people of a caste or community, which equality law often forbids.',
    },
    {
      form: phrase(
        `no(?:-one| one|body| (?:people|candidates|applicants|tenants|workers|labour|bachelors|boys|girls|families)) from ${STATE}(?: ?(?:/|,|or|and|&) ?${STATE}){0,3}(?= ?(?:[.,;!)]|$|please|pls|need|should|may|will be))`,
      ),
      unless: phrase(
        'came|come|comes|has|have|had|was|were|is|are|attended|replied|applied|called|team|yet',
      ),
      confidence: CONFIDENCE,
      why: 'The wording excludes people of a certain region, which equality law often forbids.',
    },
  ],
  examples: [
    'The choir [[can’t take any more kids from the refugee hostel]], she wrote. [[No more families from the traveller site]].',
    'Flat in Andheri: [[Marwari / Jain family preferred]], no pets. Driver needed, [[nobody from Bihar or Jharkhand]].',
    'We do not need any more reports from the refugee centre; no calls from the asylum hotel came in.',
    'Jain food preferred on the flight. No one from Kerala has applied. The Nair family only eats fish.',
  ],
};
