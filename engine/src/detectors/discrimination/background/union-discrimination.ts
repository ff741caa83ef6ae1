import { biasedWording } from '#engine/detectors/discrimination/biased-wording.ts';
import { UNION_RIGHTS_CONVENTION } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const UNION = `(?:(?:a|an|any|the|another) )?(?:(?:outside|independent) )?(?:trade |labou?r )?unions?(?! (?:square|jack|station|pacific|bank|meetings?|events?|choir|representative|rep|conference|building|picnic|club|discussions?|sessions?))`;
const WORKER = `(?:(?:all |no |any |our |the |an? )?(?:employees?|workers?|staff|drivers?|contractors?|trainees?|apprentices?|members? of staff|crew|personnel)(?: of (?:the |our )?\\w{3,14})?|you|i)`;
const MUST_NOT = `(?:(?:shall|must|may|will|can|should) (?:not|never)|cannot|won't|mustn't|(?:(?:hereby )?(?:agrees?|undertakes?|promises?|confirms?)) (?:not to|never to)|(?:is|are|am) not (?:allowed|permitted|free) to|(?:is|are|am) (?:forbidden|prohibited) (?:to|from)|(?:is|are) not to)`;
const JOIN = `(?:join(?:ing)?(?: or \\w{3,9}(?: to)?)?|form(?:ing)?|found(?:ing)?|support(?:ing)?|belong(?:ing)? to|(?:be|being|become|becoming|remain|remaining)(?: or (?:be|become|remain))? (?:an? )?members? of|(?:be|become) active in|organi[sz](?:e|ing) (?:in )?)`;
const MEMBER =
  '(?:trade unionists?|(?:trade )?union (?:members?|people|activists?|types|reps|organi[sz]ers|sympathi[sz]ers))';
/** Services that law itself keeps out of unions, and the freedom that others have. */
const BY_LAW = phrase(
  `arm(?:y|ed forces)|military|soldiers?|police|officers?|prison|navy|security services?|intelligence|by law|laws?|statut(?:e|ory)|free to|right to|unlawful|illegal|discriminat\\w{1,6}|pressure(?:d)?|force(?:d)?|customs union|credit unions?|students' union|student union|european|rugby|countr(?:y|ies)|histor(?:y|ical)|century|until (?:18|19)\\d\\d|in (?:18|19)\\d\\d`,
);
const FREE = 'Remove it; whether somebody belongs to a union is for them alone to decide.';

export const unionDiscrimination = biasedWording({
  id: 'union-discrimination',
  typeName: 'Union membership discrimination',
  description: 'Bans on joining a trade union, and jobs for people who belong to none.',
  severity: 'high',
  recommendation: FREE,
  legalReference: { law: UNION_RIGHTS_CONVENTION, article: 'Art. 1' },
  triggers: (
    'trade union|trade unions|labor union|labour union|labor unions|labour unions|a union|any union|the union|unions|no union|union member|union members|union people|union activist|union activists|unionise|unionize|his union|her union|their union|your union|' +
    'union types|union reps|union rep|union organi*|union sympathi*|trade unionist*|unionists|shop steward|union official*|union steward*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `${WORKER} ${MUST_NOT} (?:${JOIN} ${UNION}|unioni[sz]e)`,
        '(?:undertakes?|promises?|agrees?) to (?:leave|resign from) (?:his|her|their|your|the|any) (?:trade |labou?r )?union',
        `(?:employees|workers|staff)(?: of (?:the |our )?\\w{3,14})? do not (?:join|form) ${UNION}`,
        `no (?:employee|worker|member of staff|driver) (?:may|shall|must|will|can|is allowed to|is to) ${JOIN} ${UNION}`,
        `(?:joining|forming|belonging to|membership of|membership in) ${UNION} (?:is|will be) (?:regarded|seen|treated|viewed|considered|taken) as (?:\\w{2,3} )?(?:disloyal(?:ty)?|hostile|misconduct|gross misconduct|breach|a breach|resignation|unacceptable)`,
        `(?:joining|forming|belonging to|membership of|membership in) ${UNION} (?:may lead to|can lead to|will lead to|may result in|will result in|may mean|leads to|means|results in|counts as|is) (?:immediate |instant |a reason for |grounds for )?(?:dismissal|termination|gross misconduct)`,
      ),
      unless: BY_LAW,
      confidence: 0.86,
      why: 'The wording forbids joining a trade union, which the law protects.',
    },
    {
      form: phrase(
        `(?<=^\\W{0,6}|[,;.–-] ?|(?:please|sorry|strictly|preferably),? )no ${MEMBER}(?= ?(?:[.,;!)]|$|need|please|will be|wanted|here|or))`,
        `(?:do not|don't|never|will not|won't|refuse to|no longer) (?:hire|employ|take on|recruit|interview|appoint|shortlist) (?:any |more )?(?:${MEMBER}|(?:people|anyone|anybody|candidates?|applicants?) (?:in|from|who (?:is|are|belongs?) (?:in|to|an? member of)) ${UNION})`,
        `(?:applicants?|candidates?|employees?|you|workers?) (?:must|should|shall|has to|have to|will) (?:not be (?:an? )?(?:union members?|members? of ${UNION}|in ${UNION})|(?:leave|resign from|give up|have left|quit) (?:your |their |his |her )?${UNION}(?: membership)?)`,
        `(?:i|you|he|she|they|(?:the )?employees?|(?:the )?workers?|(?:the )?applicants?|(?:the )?candidates?) (?:(?:hereby|must|shall|have to|has to|should) )?(?:confirms?|declares?|warrants?|certif(?:y|ies)|states?|promises?) that (?:i am|you are|he is|she is|they are|he or she is) not (?:an? (?:trade )?union member|(?:an? )?members? of ${UNION}|in ${UNION})`,
        `(?:union (?:reps?|members?|activist|official|steward|organi[sz]er|types?)|shop steward)[,;:–-]? (?:so|hence|therefore|which is why|that's why) (?:no (?:\\w{3,9} )?(?:raise|rise|pay rise|promotion|bonus|increase|increment|interview|overtime|offer)(?! (?:talks|without|meetings?))|not (?:promoted|shortlisted|hired|suitable|considered)|(?:do not|don't|i would not|i wouldn't|we should not|we shouldn't) (?:promote|hire|shortlist|extend))`,
        `(?:not (?:hired|promoted|shortlisted|appointed)|passed over|rejected|sacked|dismissed|let go) because (?:he|she|they) (?:is|was|are|were) (?:in the union|an? (?:active |known )?(?:union (?:member|rep|activist|organi[sz]er)|trade unionist))`,
      ),
      unless: phrase(
        'court|tribunal|ruled|unlawful|illegal|discriminat\\w{1,6}|(?:cannot|must not|may not) be (?:dismissed|rejected|refused|sacked|passed|let|treated)|nobody|discount(?:s|ed)?|tickets?',
      ),
      confidence: 0.85,
      why: 'The wording holds membership of a trade union against people, which the law forbids.',
    },
  ],
  examples: [
    '4/5. [[Shop steward, so no bonus]] again. [[Membership of a union is regarded as disloyalty]].',
    'She is the union rep, so no bonus talks without her present. Union rep, so no interview without notice to Ann: the tribunal said.',
    '7. [[Employees of the Company do not join a trade union]]. [[You may not be a member of any union]].',
    '[[The Employee agrees not to join or form a labor union]]. [[Joining a union means dismissal]].',
    '[[No worker may belong to a trade union]]. [[You must not unionise]]. He [[promises to leave his trade union]].',
    'Many employees in the region do not join them; you may not join the union meeting on Monday.',
    'Police officers may not join a trade union. You are free to join a trade union or not to join one.',
    'Nobody must be pressured to join a union; workers must not form a queue at Union Square.',
    '- [[no union members]], please. We [[do not hire union activists]]. We [[do not employ trade unionists]].',
    'She was [[passed over because she is a union rep]]. [[Applicants must not be members of a union]].',
    '[[I declare that I am not a member of any union]]. [[Applicants must confirm that they are not members of a trade union]].',
    'There were no union members in the hall, and no union representative was ill; you must not be in a union jacket.',
    'Employees must not be dismissed because they are members of a trade union.',
  ],
});
