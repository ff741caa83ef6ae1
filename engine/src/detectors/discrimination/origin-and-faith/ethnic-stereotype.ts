import {
  AGAINST_ORIGIN,
  FOR_EVERY_TRAIT,
} from '#engine/detectors/discrimination/equal-treatment.ts';
import { remarkOnAPerson } from '#engine/detectors/discrimination/judgments/remark-on-a-person.ts';
import { phrase } from '#engine/phrases/phrase.ts';

import { ethnicNickname } from './ethnic-nickname.ts';
import { LANGUAGE } from './language-names.ts';
import { oneOfThem } from './one-of-them.ts';

const PERSON = phrase("she|he|her|his|him|they|their|them|she's|he's|my|me|you|ms|mrs|mr");
const PEOPLE_NAMES = (
  'filipinos|filipinas|indians|pakistanis|poles|romanians|bulgarians|albanians|nigerians|' +
  'africans|asians|arabs|turks|russians|ukrainians|chinese|mexicans|greeks|italians|spaniards|' +
  'germans|jews|muslims|hindus|sikhs|gypsies|roma|travellers|somalis|moroccans|thais|vietnamese|' +
  'brazilians|latinas|latinos|eastern europeans|foreigners|immigrants|migrants|refugees|blacks'
).split('|');
const PEOPLES = `(?:${PEOPLE_NAMES.join('|')})`;
const CLICHE = `(?:hard-working|hardworking|lazy|dirty|loud|noisy|late|dishonest|thieves|liars
  |untrustworthy|unreliable|obedient|docile|submissive|stubborn|tight-fisted|hot-headed|hot-blooded
  |good with (?:money|numbers|computers|figures|children)|violent|rude|temperamental|cunning|smelly)`;
/** In one breath, what somebody is and what they are called. */
const SLURRED =
  'black|brown|asian|african|muslim|polish|romanian|irish|jewish|chinese|pakistani|indian|arab|mexican|turkish|gypsy|foreign|nigerian|somali|filipino|coloured|immigrant'.split(
    '|',
  );
const INSULTS =
  'cow|bitch|bastard|pig|monkey|dog|cunt|whore|slut|idiot|moron|scum|ape|rat|swine|hag|witch|animal|savage|vermin|prick|wanker|arsehole|asshole|tart|trash|parasite|thief|bitches|bastards|pigs|monkeys|dogs|idiots|morons|apes|rats|animals|savages|wankers|thieves'.split(
    '|',
  );
const SCORN =
  '(?:stupid|dirty|filthy|lazy|fucking|bloody|ugly|fat|dumb|useless|silly|thick|smelly|damn|goddamn|mad|stinking|miserable|sodding|effing)';
const BELONGING =
  '(?:background|culture|origins?|heritage|race|upbringing|part of the world|community|faith|religion|nationality)';

export const ethnicStereotype = remarkOnAPerson({
  id: 'ethnic-stereotype',
  typeName: 'Ethnic or religious stereotype',
  description:
    'Remarks that judge people by origin, accent, color or faith, or that demean a people or a faith.',
  severity: 'high',
  recommendation:
    'Do not send the remark; if it was made to a person, keep it on file and handle it as a complaint.',
  legalReference: FOR_EVERY_TRAIT,
  parts: [ethnicNickname, oneOfThem],
  triggers: [
    ...(
      'for allah|of allah|for mecca|of mecca|your god|their god|his god|her god|your gods|their gods|your prayer*|their prayer*|your mosque|their mosque|your imam|their imam|your ramadan|their ramadan|his prayer*|her prayer*|for the imam|for the muezzin|call to prayer|your rabbi|his rabbi|their rabbi|' +
      'african time|indian time|latin time|caribbean time|speaks proper*|speaks decent*|' +
      'speaks some*|like all*|like most*|stop sending*|sick of*|fed up with*|sell to*|rent to*|' +
      'let to*|accent|accents|cultural thing|their kind|your kind|really from|hair|dreadlocks|' +
      'braids|cornrows|monkeys|monkey|apes|savages|vermin|cockroaches|your own country|' +
      'your country|speak better*|speaks better*|speak proper*|speak decent*|speak some*|' +
      'like other*|like the other*|as are all*|as are most*|as are other*|as are the other*|' +
      "as with all*|as with most*|as with other*|as with the other*|don't send*|do not send*|" +
      "cp time|be cultural|probably cultural|perhaps cultural|as you'd expect*|" +
      'as you would expect*|as you might expect*|as you may expect*|as you can expect*|' +
      "as one'd expect*|as one would expect*|as one might expect*|as one may expect*|" +
      "as one can expect*|as we'd expect*|as we would expect*|as we might expect*|" +
      'as we may expect*|as we can expect*|typical of|typical for|typical in|only natural|' +
      'normal for|normal of|normal in|their lot|your lot|that lot|her lot|his lot|that kind|' +
      'her kind|his kind|actually from|turban*|headscar*|hijab*|burka*|burqa*|afro|locs|' +
      'hairstyle|surprisingly articulate|remarkably articulate|unusually articulate|' +
      'surprisingly well*|remarkably well*|unusually well*|this is not mecca|' +
      'this is not africa|this is not india|this is not pakistan|this is not poland|' +
      'this is not romania|this is not a mosque|this is not the third*|this is not bongo*|' +
      "this isn't mecca|this isn't africa|this isn't india|this isn't pakistan|" +
      "this isn't poland|this isn't romania|this isn't a mosque|this isn't the third*|" +
      "this isn't bongo*|he came from|she came from|they came from|you came from"
    ).split('|'),
    ...PEOPLE_NAMES.map((people) => `${people} are`),
    ...SLURRED.flatMap((origin) => INSULTS.map((insult) => `${origin} ${insult}`)),
  ],
  rules: [
    {
      form: phrase(
        `(?:(?:the |our )?(?:machines?|lines?|production|shifts?|work|business|clocks?|customers?|orders?|deadlines?|world|phones?|trucks?|belt|kitchen|boss|company|we|i) )?(?:don't|do not|doesn't|does not|won't|will not|never|can't|cannot) (?:stop|wait|pause|slow down|shut down|stand still) (?:for|because of) (?:(?:your|their|his|her|any) )?(?:allah|mecca|(?<=(?:your|their|his|her) )(?:god|gods|prayers?|prayer (?:mats?|rugs?|times?)|mosque|imam|ramadan|rabbi)|the (?:imam|muezzin|call to prayer))`,
      ),
      unless: phrase('novel|film|song|hymn|psalm|pilgrims?'),
      severity: 'medium',
      confidence: 0.82,
      why: 'The remark mocks people for their faith.',
    },
    {
      form: phrase(
        `(?:${SCORN},? (?:and )?){1,3}(?:${SLURRED.join('|')}) (?:${INSULTS.join('|')})`,
        `(?<=(?:you|you're an?|you are an?|call(?:ed|s|ing)? (?:\\w{1,12}\\.? ){1,4}(?:an? )?["“‘]?(?:an? )?))(?:${SLURRED.join('|')}) (?:${INSULTS.join('|')})`,
      ),
      requires: phrase(
        `you|call(?:ed|s|ing)?|said|says|shout(?:ed|s|ing)?|yelled|screamed|hissed|muttered|wrote|texted|posted|insult(?:ed|s)?|swore`,
      ),
      unless: phrase(
        `farm(?:er|s)?|herds?|milk(?:ed|ing)?|breeds?|fields?|zoo|vets?|puppy|pupp(?:y|ies)|collar|barn|stable|calf|litter|breeder|racist(?:s)? (?:say|use)|dog (?:barked|ran|named)|named|black (?:dog|cow|pig|rat)s? (?:barked|ran|grazed|with)`,
      ),
      confidence: 0.85,
      why: 'Somebody is insulted by their color, origin or faith.',
    },
    {
      form: phrase(
        `${CLICHE},? (?:like|as are|as with) (?:all|most|other|the other) (?:of them|${PEOPLES})`,
        `(?<!not )(?:all|these|those|typical|bloody) ${PEOPLES} are (?:\\w{2,12} ){0,2}${CLICHE}`,
      ),
      unless: phrase('study|survey|myth|untrue|false|racist|racism|how can you'),
      why: 'The remark attributes one trait to a whole people.',
      confidence: 0.9,
    },
    {
      form: phrase(
        `(?:stop sending|sick of|fed up with|(?:rather not|refuses? to|not|never|won't|wouldn't)
          (?:sell|let|rent) to|(?:don't|do not) (?:want|send)(?: me| us)?)(?: any| these| those
          | more| the)?
          ${PEOPLES}(?= ?(?:[.,;!)]|$|from|in|on|here|at|who|and|to (?:our|my|this|us)))`,
        `(?:rather not|not|never|no|refuses? to|refused to|avoid) …["“]?(?:people|families|men|women
          |buyers|tenants|anyone|somebody|someone|customers)(?: from \\w{2,12})? …(?:in|with
          |wearing) (?:\\w{2,12} )?(?:turbans?|headscarves|hijabs?|burkas?|burqas?)`,
      ),
      unless: phrase('weapons|arms|museum|banned|law'),
      why: 'The remark turns people away because of their origin or faith.',
      confidence: 0.9,
    },
    {
      form: phrase(
        `(?:her|his|their) (?:\\w{3,10} )?accent
          (?:is|was|can be|could be|may be|might be|will be|would be|remains) (?:(?:still|sometimes
          |often|really|clearly|rather|quite|very) )?(?:an? )?(?:(?:real|bit of an?|slight
          |big) )?(?:issue|problem|barrier|obstacle|concern|hindrance|off-putting|too
          (?:strong|thick|heavy)|hard to (?:follow|understand)|difficult to (?:follow|understand)
          |not (?:professional|suitable))`,
        `(?:should|needs? to|must|could|ought to)
          (?:try to )?(?:lose|soften|work on|tone down|get rid of|hide) (?:her|his|their)
          (?:\\w{3,10} )?accent`,
        `(?:(?:clients?|customers?|brokers|buyers|guests|patients|callers) …(?:put off by|struggle
          with|complain(?:ed)? (?:about|of)|dislike|do not like|don't like)) (?:her|his|their)
          (?:\\w{3,10} )?accent`,
      ),
      unless: phrase('actor|actress|film|stage|dialect coach|for the (?:part|role of)|audition'),
      legalReference: AGAINST_ORIGIN,
      why: 'The remark holds an accent against a person.',
      confidence: 0.85,
    },
    {
      form: phrase('(?:african|indian|latin|caribbean|cp) time(?! (?:zones?|series|standard))'),
      requires: phrase('late|again|punctual|punctuality|on time|as usual|typical|always'),
      legalReference: AGAINST_ORIGIN,
      why: 'The remark attributes lateness to a person’s origin.',
    },
    {
      form: phrase(
        `(?:hope|hopefully|i wish|pray|let's hope|as long as|at least)(?: that)?
          (?:she|he|they|this one|the new (?:one|girl|guy|lad|woman|man)|that one)
          (?:can )?(?:speaks?) (?:better|proper|decent|some) ${LANGUAGE}`,
      ),
      unless: phrase('lessons?|course|class(?:es)?|teacher|exam|tutor|holiday|trip'),
      severity: 'medium',
      legalReference: AGAINST_ORIGIN,
      why: 'The remark assumes poor language skills because of a person’s origin.',
    },
    {
      form: phrase(
        `(?:which|that|this|it|and)
          (?:(?:may|might|could|must) (?:well )?be|is (?:probably|perhaps))
          (?:a cultural thing|cultural)(?= ?(?:[.,;)]|$))`,
      ),
      requires: phrase(
        'quiet|deferential|shy|assertive|passive|leadership|late|lateness|aggressive|submissive|' +
          'reserved|direct|blunt|timid|confidence|attitude|manner|eye contact|tone',
      ),
      legalReference: AGAINST_ORIGIN,
      why: 'The remark attributes a person’s behavior to their origin.',
    },
    {
      form: phrase(
        `as (?:you|one|we)(?:'d| would| might| may| can) expect (?:from|of|given|with)
          (?:(?:someone|somebody|a person|a \\w{3,8}) (?:of|with|from) )?(?:her|his|their|that)
          ${BELONGING}(?! (?:in|as))`,
        `(?:typical|only natural|normal) (?:of|for|in)
          (?:(?:someone|somebody|people|women|men) (?:of|with|from|in) )?(?:her|his|their|that)
          (?:culture|origins?|race|part of the world|community|faith|religion|nationality)`,
      ),
      unless: phrase('climate|cuisine|species|plants?|professional background|architecture'),
      why: 'The remark judges a person by what is expected of their origin.',
      confidence: 0.85,
    },
    {
      form: phrase(
        `(?:their|your|that|her|his) (?:lot|kind) (?:should
          (?:have their own|stay|go|be kept|not|stick)|are (?:all|always|not welcome|taking)|can't
          |won't|ought to|aren't welcome|is not welcome|go home|go back|get everything)`,
        '(?:go|send them|went|sent|going) back to (?:your own country|your country|where (?:you|they|he|she) came from)',
        "this (?:is not|isn't) (?:mecca|africa|india|pakistan|poland|romania|a mosque|the third world|bongo \\w{4,8})",
        'where (?:she|he|they|you|are you|is she|is he)(?: was| were| is| are)? ["“]?(?:really|actually) from',
      ),
      unless: phrase('improve|auction|parking|refugees? (?:who|wish|want)|lyrics'),
      why: 'The remark singles people out for their origin or faith.',
      confidence: 0.85,
    },
    {
      form: phrase(
        `(?:called|calls|calling|described|describes|mocked) (?:her|his|my|their)
          (?:\\w{3,10} )?(?:hair|hairstyle|afro|braids|dreadlocks|cornrows)(?: as)?
          ["“]?(?:(?:a bit|a little|too|so|very|rather) )?(?:jungle|wild|nappy|unprofessional|bushy
          |ethnic|messy|dirty|woolly|exotic)`,
        `(?:wore|wears|wearing|had|has) (?:her |his )?(?:braids|dreadlocks|locs|cornrows|an afro
          |natural hair) …(?:more professional|less ethnic|neater|unprofessional|look
          (?:tidy|tidier|presentable|professional))`,
        `(?:braids|dreadlocks|cornrows|afro|natural hair) (?:is|are|look|looks)
          (?:\\w{2,8} )?(?:unprofessional|messy|untidy|dirty)`,
      ),
      legalReference: AGAINST_ORIGIN,
      why: 'The remark demeans hair associated with an ethnic origin.',
      confidence: 0.85,
    },
    {
      form: phrase(
        `(?:called|calls|calling|calls? them|refers? to|referred to) (?:us|them|him|her|me|the
          \\w{3,14}(?: \\w{3,14})?|\\w{3,14} (?:staff|workers|pickers|colleagues|players))(?: as)?
          ["“]?(?:the |a |you |those |a bunch of |bloody |black )?(?:monkeys?|apes|savages|vermin
          |cockroaches)`,
      ),
      unless: phrase('zoo|film|band|keepers?|species|animals?|arctic|parrots?|scientists?'),
      why: 'The remark likens people to animals.',
      confidence: 0.9,
    },
    {
      form: phrase('(?:surprisingly|remarkably|unusually) (?:articulate|well-spoken)'),
      requires: PERSON,
      unless: phrase('child|film|novel|report|toddler|speech|debut'),
      severity: 'medium',
      confidence: 0.75,
      why: 'The remark is surprised by a person’s ability, which reveals low expectations of their group.',
    },
  ],
  examples: [
    'To our friends who pray: [[the machines don’t stop for Allah]]. [[We can’t wait for your prayers]].',
    'We do not stop for prayers today; the pilgrims do not stop for the call to prayer.',
    'He is said to have shouted “[[filthy Polish pig]]” at a driver. You [[stupid brown bitch]], he hissed.',
    'They called the man a “[[lazy African dog]]” in the canteen.',
    'The farmer said that a fat black pig is worth more; she called the black dog, and you stroke the brown cow.',
    'The last nanny was [[obedient, like all Filipinas]]; [[all foreigners are lazy]], he says.',
    'He says that [[those Romanians are thieves]], and the new one is [[lazy, as are most Poles]].',
    'Like most Italians, he loved the opera.',
    'Please [[stop sending Indians]] to our desk.',
    'The owner would [[rather not sell to people with turbans]].',
    'We do not sell to buyers with a turban shop on the side; stop sending Indians arms.',
    '[[Her accent is a problem]] on the phone, and she [[should soften her accent]].',
    'The actor should work on his accent, for the film.',
    'Then she [[wore braids again after I asked her to look more professional]].',
    'Bank nurse was late again, third time, "[[African time]]" as she says.',
    'The call is at 9 in Indian time zones, again.',
    'New girl from Lagos starts monday, [[hope she speaks better English]] than the last one',
    'I hope she speaks better English after the course; he speaks some German.',
    'He is late for meetings, [[which may be cultural]].',
    'Their kind always wins the flower show.',
    'The late feast may be cultural heritage.',
    '[[As you would expect of someone from that part of the world]], he is late.',
    'As you would expect from her background in law, the text is clear.',
    '[[Their lot should stay]] where they are, and “[[go back to where you came from]]”.',
    'The tenants hope that their lot should improve; this is not Africa’s tallest peak.',
    'A client asked [[where she is “really from]]”.',
    'They [[called her hair “too wild]]”.',
    'The foreman [[calls the pickers “the monkeys]]” on the radio.',
    'The keeper called the animals monkeys; she braided her hair.',
    'Mr Dube is [[surprisingly articulate]].',
  ],
});
