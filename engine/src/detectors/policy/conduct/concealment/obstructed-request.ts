import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const REQUEST = `(?:(?:subject |data |formal |file )?access requests?|d?sars?|foia?(?: requests?)?|freedom of information(?: requests?)?|data requests?|right of access)`;
const WANTS_HIS_FILE = `${REQUEST}|(?:asks?|asked|applies|writes|wants) (?:for|to see) (?:his|her|their|the) (?:\\w{3,12} )?(?:file|records?|data|reports?|notes|footage|recordings?)`;
const GONE = `(?:lost|mislaid|misplaced|can't find|cannot find|could not find|couldn't find|(?:gone|went|go) missing|never (?:had|kept|made|existed)|got lost)`;
const NO_MALICE = phrase(
  'duplicates?|spam|phish\\w{3}|password|by mistake|genuin\\w{1,4}|in fact|truth\\w{0,5}|must not',
);
/** Who would object. */
const OBJECTS = `(?:he|she|they|that lot)(?:'ll|'d| will| would)? (?:only |just |never )?(?:make (?:a |trouble|problems)|makes? a|kicks? up|cause (?:a |trouble|problems)|raise|object|block|stop|panic|ask (?:questions|why)|say no|refuse|freak|want to know)`;
const CONTROLLERS = `(?:compliance|internal audit|legal|risk|audit|finance|hr|data protection|the (?:\\w{3,12} )?(?:auditors?|lawyers?|compliance officer|works council))`;

/** Files kept from those who may see them, and matters kept from those who would object. */
export const obstructedRequest: WordingPart = {
  triggers: (
    'access request|access requests|dsar|dsars|sar|sars|foi request|foi requests|foi|foia|freedom of information|data request|data requests|right of access|for his file|for her file|for their file|to see his*|to see her*|to see their*|to see the*|for his*|for her*|for their*|for the*|' +
    'mail chain|mail thread|mail trail|mail exchange|e-mail chain|e-mail thread|e-mail trail|email chain|email thread|email trail|email exchange|message thread|message chain|text thread|mails chain|mail string|email string|mail history|email history|text chain|message history|' +
    'off paper|off the paper*|out of the paperwork|out of the paper trail|off the books|' +
    'leave quietly|go quietly|resign quietly|retire quietly|back quietly|down quietly|aside quietly|on quietly|out quietly|away quietly|in house*|in-house*|' +
    'in compliance|to compliance|compliance in|in internal audit|in legal|to legal|in audit|in finance|in risk|from compliance|from legal|from finance|from audit|tell compliance|tell legal|tell finance|involve compliance|involve legal|the compliance*|the lawyers|the auditors|works council|in hr|to hr|' +
    'to be mentioned in*|to be disclosed in*|to be stated in*|to be mentioned to*|to be disclosed to*|to be shown in*|to be shown to*|to be quoted in*|to be revealed to*|to be revealed in*|' +
    'out of the way|out of sight|off site|off the site|lie low|lying low|in the back|in the van|in the canteen|upstairs'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:say|tell (?:him|her|them)|claim|pretend|reply|answer)(?: that)? (?:(?:we|i|it|they|the \\w{3,12})(?:'ve| have|'s| has| is| was| were)? )${GONE}(?: (?:it|them|anything))?`,
        `(?:don't|dont|do not|never|please don't) (?:send|give|show|disclose|release|hand over|provide) [^.;!?]{1,60}? even if (?:he|she|they|the \\w{3,14}) (?:makes?|sends?|files?|puts? in|submits?|lodges?|asks? (?:by|with|in)) (?:an? )?${REQUEST}`,
        `(?:stall|ignore|sit on|bin|lose|bury|drag out|slow-walk|string out) (?:his|her|their|the|this|that|any|all|every) (?:\\w{3,12}'s )?${REQUEST}`,
      ),
      requires: phrase(WANTS_HIS_FILE),
      unless: NO_MALICE,
      confidence: 0.84,
      why: 'The text suggests keeping from a person the data that he or she may ask to see.',
    },
    {
      form: phrase(
        `(?:delete|erase|wipe|bin|get rid of|destroy) (?:this|these|that|the|our) (?:whole |entire )?(?:(?:e-?)?mails?|messages?|text) (?:chain|thread|trail|string|exchange|history)(?: (?:after|afterwards|later|once|when|now|tonight|today|asap|please|pls|too)){1,3}`,
      ),
      unless: phrase(
        'duplicates?|wrong (?:thread|chain)|storage|space|gdpr|retention|confidential waste',
      ),
      confidence: 0.82,
      why: 'The text asks to destroy a correspondence.',
    },
    {
      form: phrase(
        `(?:do not|don't|dont|never|nor) (?:forward|copy|cc|send|show|mention|tell|involve|loop in|bring in)(?: (?:it|this|that|them|any of (?:it|this)|in))?(?: (?:to|with|by|past))? (?:\\w{2,14} (?:in|at|from) )?${CONTROLLERS}[,;:–—-]{0,2} ?(?:because |as |since )?${OBJECTS}(?: [\\w-]{1,12}){0,4}`,
      ),
      unless: phrase('party|surprise|draft|typos?|lunch'),
      confidence: 0.84,
      why: 'The text asks to keep something from those who would object to it.',
    },
    {
      form: phrase(
        `(?:keep|leave) (?:me|us|my name|our names?|him|her|them|the (?:boss|director|minister|company)) (?:off (?:the )?(?:paper(?:work)?|paper trail|books)|out of the (?:paperwork|paper trail|books))(?: (?:on|for|about) (?:it|this|that|him|her|them))?`,
      ),
      unless: phrase('paperless|towel|printer|toilet|insur(?:ed|ance)|mortgage'),
      confidence: 0.82,
      why: 'The writer wants no trace of his or her part in something.',
    },
    {
      form: phrase(
        `(?:let|have|get) (?:him|her|them|the (?:\\w{3,12} )?(?:coach|teacher|priest|doctor|manager|man|carer|tutor)|(?:mr|mrs|ms|dr) \\w{2,14}) (?:to )?(?:step (?:back|down|aside)|leave|resign|go|retire|move on|slip (?:out|away)|bow out) quietly(?:,? (?:and |with )(?:an? |his |her )?(?:good|clean|glowing|neutral|decent|nice|full) (?:reference|record|name|pension))?`,
        `(?:keep|handle|sort|settle|deal with|resolve) (?:it|this|that|everything|the (?:matter|incident|complaint|allegation)) in[- ]house[,;:–—-]{0,2} (?:and )?(?:no|not|without) (?:the |any )?(?:police|press|authorit(?:y|ies)|social (?:services|workers?)|regulator|ofsted|lado|parents|outsiders)(?:,? (?:and |or )?no (?:\\w{3,12} ){0,1}\\w{3,12})?`,
      ),
      requires: phrase(
        `police|references?|clean record|in[- ]house|complaints?|allegations?|accus\\w{2,6}|abus\\w{1,4}|safeguarding|parents|child(?:ren)?|girls?|boys?|assault\\w{0,2}|harass\\w{0,5}`,
      ),
      unless: phrase('legal team|software|print(?:ing|er)|redundan\\w{2,4}|cancer|illness'),
      confidence: 0.83,
      why: 'The text suggests letting somebody go quietly instead of reporting what happened.',
    },
    {
      form: phrase(
        `(?:not|never) to be (?:mentioned|disclosed|stated|shown|quoted|revealed) (?:in|on|to) (?:the |any |his |her |their |our )?(?:(?:decision|rejection|refusal|reply|outcome|offer|acceptance) )?(?:letter|applicant|customer|client|candidate|tenant|patient|policyholder|borrower|reply|decision)`,
      ),
      requires: phrase(
        `loadings?|load|surcharge|add(?:ed|s)?|hazard|risk|extra|\\d{1,2} ?%|premium|markup|mark-up|reasons?|declin\\w{1,3}|reject\\w{0,3}|refus\\w{1,3}|commission|nationalit\\w{1,3}|ethnic\\w{0,4}|origin|religion|pregnan\\w{1,3}|postcode|hidden`,
      ),
      unless: phrase(
        'reserve price|reference number|security|password|medical secrecy|third part(?:y|ies)',
      ),
      severity: 'medium',
      confidence: 0.78,
      why: 'The text asks to withhold the true ground of a decision from the person concerned.',
    },
    {
      form: phrase(
        `(?:told|asked|ordered|made|sent|instructed|tell|have|send) (?:\\w{2,12} ){0,4}?(?:to )?(?:stay|wait|hide|sit|remain|lie low|disappear|keep)(?: \\w{2,12}){0,5}? (?:out of (?:the way|sight)|off (?:the )?site|in the (?:back|van|canteen|store|attic)|upstairs|lie low)(?: \\w{2,9}){0,3}? (?:until|till|while) (?:she|he|they|the (?:inspectors?|inspection|visitors?|auditors?|man|woman|lady|officers?)) (?:was|were|had|has|have|is|are|'d|'s|went|goes|leaves?|left)(?: (?:gone|left|over|away|off|there|here|finished))?`,
      ),
      requires: phrase(
        `on the (?:double|side|black|dole|quiet)|cash|off the books|without (?:papers|permits?|contracts?)|unregistered|undeclared|no papers|illegal\\w{0,2}|inspect\\w{2,4}|auditors?|agency|underage|minors`,
      ),
      unless: phrase(
        'fire|smoke|police|gunman|storm|bull|dogs?|pupils|lockdown|quarantine|safety of',
      ),
      confidence: 0.82,
      why: 'The text says that people were kept out of the sight of an inspector.',
    },
  ],
  examples: [
    'If the tenant files a subject access request, [[tell her we can’t find it]]. And [[sit on his FOI request]] until June.',
    'Please [[do not release the panel notes to Ms Oyelaran even if she submits a DSAR]].',
    'If a DSAR arrives, tell them when they will get an answer; duplicates of an access request may be ignored.',
    'Will do. [[Wipe this email thread afterwards]], and [[don’t copy Ruth in legal, she’ll raise objections]].',
    'Could you delete this email thread from your inbox to save space? Don’t copy the draft to legal until it is final.',
    'The agent can sign, [[leave my name off the paperwork for it]]. Keep me off the paper towel rota.',
    'After the complaint the parish would [[let the priest retire quietly]]. They want to [[handle this in-house, no police]].',
    'She let him leave quietly, the baby was asleep. We print in-house, no agency is needed.',
    'Declined on account of her religion, [[never to be mentioned in the refusal letter]].',
    'The reference number is not to be mentioned in the letter; the reserve price is not to be disclosed to the client.',
    'When the labour officer drove up the cash girls were [[told to wait in the store out of sight until she left]].',
    'The pupils were told to stay out of the way until the fire engine had gone.',
  ],
};
