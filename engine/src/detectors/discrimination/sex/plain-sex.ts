import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { EQUAL_CREDIT_ACT, EQUALITY_ACT } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const START = '(?<=^\\W{0,6}(?:\\d{1,3}\\W{1,3})?)';
const NO_ADVERT = phrase(
  'he|she|they|was|were|had|study|film|novel|police|team|match|squad|choir|league|race',
);

/** Wording in plain words that asks for one sex or orientation, or shuts it out. */
export const plainSex: WordingPart = {
  triggers:
    'motherly|grandmotherly|fatherly|mumsy|not over ##|not above ##|not more than ##|not older than ##|single, ##*|unmarried, ##*|if the husband*|whether the husband*|if her husband*|whether her husband*|girls will*|girls always*|girls just*|girls only*|girls leave*|girls quit*|women will*|women always*|women just*|women leave*|women quit*|ladies will*|ladies always*|ladies leave*|ladies quit*|females will*|females leave*|lady candidates*|brides*|fellow|who can lift|who can carry|who can load|who can cook|who can type|who can drive|who can clean|who can pull|strong blokes|strong lads|strong men|strong guys|fit lads|fit blokes|girls must*|girls may*|girls shall*|girls have to*|boys must*|boys may*|boys shall*|boys have to*|same-sex couples|same-sex partners|same-sex spouses|civil partners|heels|full make-up|full makeup|skirts not*|skirts, not*|skirts instead*|skirts rather*|dresses not*|dresses, not*|dresses instead*|dresses rather*|living with another man|living with another woman|living with other men|bubbly|well-presented girl|well presented girl|smart girl*|cheerful girl*'.split(
      '|',
    ),
  rules: [
    {
      form: phrase(
        `(?:motherly|grandmotherly|fatherly|mumsy) (?:type|figure|woman|lady|person|soul) (?:wanted|needed|required|preferred|sought)`,
        `(?:looking for|want|need|seeking) an? (?:motherly|grandmotherly|mumsy) (?:type|figure|woman|lady|person|soul)`,
      ),
      unless: NO_ADVERT,
      severity: 'medium',
      confidence: 0.84,
      why: 'The wording asks for one sex, which equality law often forbids.',
    },
    {
      form: phrase(
        `${START}(?:females?|males?|lad(?:y|ies)|gentleman|girl), [^.!?]{0,60}?(?:(?:single|unmarried)(?:, (?:not (?:over|above|more than) \\d\\d|\\d\\d ?(?:-|–|to) ?\\d\\d))|not (?:over|above|more than|older than) \\d\\d)(?: years?(?: old)?)?(?= ?(?:[.,;!)]|$))`,
      ),
      unless: NO_ADVERT,
      confidence: 0.92,
      why: 'The wording sets sex and age, and mostly marriage or looks too, as conditions.',
    },
    {
      form: phrase(
        `${START}(?:reliable|honest|sober|handy|experienced|trustworthy|young|hard-working|capable|practical|presentable|respectable|local|fit),? (?:(?:and )?[\\w-]{3,14} )?(?:man|lad|woman|lady|girl|chap|bloke|fellow)(?: with (?:\\w{2,10} ){1,3}?| for (?:\\w{2,12} ){1,4}?|,? (?:[\\w-]{3,14} )?)(?:preferred|wanted|required|needed|sought)`,
        `suits? an? (?:[\\w-]{3,14} ){1,2}(?:lady|woman|girl|gentleman|chap)(?= ?(?:[.,;!]|$|with|without|from|living|who))`,
      ),
      unless: phrase(
        'he|she|they|was|were|had|study|film|novel|police|team|match|squad|choir|league|race|dress|coat|hat|colour|fits',
      ),
      confidence: 0.82,
      why: 'The wording asks for one sex, which equality law often forbids.',
    },
    {
      form: phrase(
        `${START}(?:lads|blokes|girls|boys|men|women|gals|guys) who can (?:lift|carry|load|cook|type|drive|clean|pull)(?: \\w{3,12})?`,
        `${START}(?:big|strong|strapping|burly|fit),? (?:strong |fit |tough )?(?:blokes|lads|men|guys) (?:with|who|for|to|wanted|needed|only)(?: \\w{1,8}){0,3}`,
        `(?:bubbly|well-presented|smart|cheerful),? (?:and )?(?:[\\w-]{3,14},? ){0,2}girls?(?=,? (?:(?:early|mid|late) )?(?:20s|in her|for|wanted|needed|ideally|preferred|to (?:work|greet|serve|answer)))`,
      ),
      unless: NO_ADVERT,
      confidence: 0.84,
      why: 'The wording asks for one sex, which equality law often forbids.',
    },
    {
      form: phrase(
        `(?:(?:unmarried|single|young|engaged|newly married|newlywed|married) )?(?:girls|women|ladies|females|lady candidates)(?:'ll)? (?:(?:will|always|just|only|usually|all|generally|would) ){0,2}(?:leave|quit|resign|go home|stop working|drop out|give up work|run off)(?: (?:the|their|her) (?:job|work|jobs))? (?:after|once|when|as soon as|the moment|on) (?:(?:their |the |getting )?(?:marriage|wedding|married)|they (?:get |are )?(?:marry|married|engaged)|(?:they )?(?:have|having) (?:kids|babies|children))`,
      ),
      requires: phrase(
        'train(?:ing|ed)?|courses?|hir(?:e|es|ed|ing)|invest(?:ing|ment)?|point|sense|promot\\w{2,4}|wast\\w{1,3}|candidates?|recruit\\w{0,4}|bother|no use|shortlist\\w{0,3}|take on|rather (?:a )?m[ae]n',
      ),
      unless: phrase(
        'study|studies|survey|per cent|percent|statistics|myth|century|novel|film|in many countries|rights?|why (?:do|should)|whether',
      ),
      confidence: 0.84,
      recommendation:
        'Strike the remark, and do not let sex or marriage decide who is hired or trained.',
      why: 'Women are held to leave for marriage or children.',
    },
    {
      form: phrase(
        `(?:ask|check|find out|see|confirm|make sure)(?: first| with her| always){0,2} (?:if|whether|that) (?:the|her) husband (?:also )?(?:allows?|consents?|approves?|permits?|gives? (?:his )?(?:permission|consent)|has no objections?)(?! (?:to be|dogs|pets))`,
      ),
      unless: phrase(
        'surgery|patient|deceased|joint(?:ly)?|surprise|birthday|party|dinner|photo|adoption|donor',
      ),
      legalReference: { law: EQUAL_CREDIT_ACT, article: '15 U.S.C. § 1691(a)' },
      recommendation: 'Deal with the applicant alone; a husband’s leave must not be a condition.',
      confidence: 0.82,
      why: 'A woman’s application is made to depend on her husband’s leave.',
    },
    {
      form: phrase(
        `(?:girls|boys) (?:must|have to|shall|may|should) (?:always )?(?:sit out|not (?:play|take|choose|do|join|study|enter|wear trousers)|only (?:play|take|choose|do|join|study))(?: (?:any |the )?\\w{3,12}(?: \\w{3,12})?)?`,
      ),
      unless: phrase(
        'changing rooms?|toilets?|was|were|did|century|said|dormitor(?:y|ies)|after (?:ten|nine|lights)|phones?|alone',
      ),
      legalReference: { law: EQUALITY_ACT, article: 's. 85' },
      recommendation: 'Open the activity to all pupils.',
      confidence: 0.82,
      why: 'The rule treats pupils differently by their sex.',
    },
    {
      form: phrase(
        `same-sex (?:couples|partners) (?:are|is|will|may|shall|can) (?:be )?(?:not|never) (?:be )?(?:admitted|allowed|accepted|permitted|welcome|served|eligible|invited|seated)(?: (?:to|at|in) (?:the |our )?\\w{3,12}(?:'s?)?(?: \\w{3,8})?)?`,
        `(?:single )?(?:men living with (?:another man|other men)|women living with (?:another woman|other women)) ?(?::|,|–|—|-|are|must be|will be) ?(?:to be )?(?:always |automatically )?(?:declin|refus|reject|load|refer)\\w{0,3}(?: (?:as|by|for) (?:\\w{3,10} ){0,2}\\w{3,10})?`,
      ),
      unless: phrase(
        'court|ruled|said|was|were|countr(?:y|ies)|states?|law|church|until (?:19|20)\\d\\d',
      ),
      legalReference: { law: EQUALITY_ACT, article: 's. 29' },
      recommendation: 'Remove the rule, and treat everybody alike.',
      confidence: 0.86,
      why: 'The wording shuts people out for their sexual orientation.',
    },
    {
      form: phrase(
        `(?:same-sex|gay|lesbian) (?:partners?|spouses?|couples?)(?: of (?:our |the |any )?(?:\\w{3,12} )?(?:members?|employees?|staff|tenants?|residents?|pupils?|guests?|owners?))? (?:(?:do|does|shall|will|may|can) not|don't|doesn't|won't|cannot|are not|aren't|is not|isn't) (?:to )?(?:be )?(?:count(?:ed)?|treated|regarded|considered|qualify|recogni[sz]ed|accepted|eligible|entitled)(?: (?:as|for|to))?(?: (?:an?|the|our))?(?: (?:[\\w-]{3,12} )?(?:famil(?:y|ies)|spouses?|couples?|dependants?|household|next of kin|partners?|membership|discount|fee|benefits?))?`,
      ),
      unless: phrase(
        'court|ruled|said|was|were|countr(?:y|ies)|states?|law|church|until (?:19|20)\\d\\d|survey|census',
      ),
      legalReference: { law: EQUALITY_ACT, article: 's. 29' },
      recommendation: 'Remove the rule, and treat everybody alike.',
      confidence: 0.84,
      why: 'The wording gives people fewer rights for their sexual orientation.',
    },
    {
      form: phrase(
        `(?:high )?heels(?: of (?:at least |min(?:imum|\\.)? )?\\d[\\d.,]{0,3} ?(?:cm|inch(?:es)?|in))?,? (?:and )?(?:(?:full|light|some) )?(?:make-?up|tights|stockings|skirts?|lipstick|nylons)(?:,? (?:and )?(?:make-?up|tights|stockings|skirts?|lipstick|nylons|nail polish)){0,3} (?:are|is) (?:expected|required|mandatory|compulsory|obligatory|a must|to be worn)(?: (?:on|at|in|for|behind) (?:the |all )?\\w{3,12}(?: \\w{3,12})?)?`,
        `(?:high )?heels of (?:at least |min(?:imum|\\.)? )?\\d[\\d.,]{0,3} ?(?:cm|inch(?:es)?) (?:are|must be|have to be) (?:expected|required|mandatory|compulsory|obligatory|worn)`,
        `(?:skirts|dresses),? (?:not|instead of|rather than|and not|but not|never) (?:trousers|pants|slacks|suits)(?: (?:on|at|in|for|behind) (?:the |all )?\\w{3,12}(?: \\w{3,12})?)?`,
      ),
      unless: phrase(
        'she|her|he|i|was|were|ballet|danc\\w{1,4}|costumes?|films?|stage|theat(?:re|er)|play|show|photo ?shoot|rehearsals?|wedding|bridesmaids|choir|cosplay|fashion|trend|sold|sells?|century|no longer|not (?:required|expected)',
      ),
      legalReference: { law: EQUALITY_ACT, article: 's. 39' },
      recommendation: 'Ask all staff for the same neat dress, whatever their sex.',
      confidence: 0.8,
      why: 'The dress code asks women for what is not asked of men.',
    },
  ],
  examples: [
    'Childminder. [[Motherly type wanted]]. We are [[looking for a motherly figure]].',
    '[[Female, 5\'4" and up, pleasing personality, single, not over 28]].',
    'She is the motherly type. Female, weight 12 kg, not over 9 years old.',
    '[[Same-sex spouses of employees will not be treated as dependants]]. [[Gay couples do not qualify for the family discount]].',
    'The court said that gay couples do not qualify for it; same-sex partners are counted as family.',
    '[[High heels, tights and lipstick are mandatory at reception]]. [[Dresses, not trousers in the lobby]].',
    'For the ballet, tights and make-up are required. Flat shoes are expected; heels and stockings are sold here. She wore skirts, not trousers.',
    '[[Sober man for early deliveries wanted]], own van. The post [[suits a mature local lady]].',
    'The grey suits a tall lady in the film. Fit man saved from the sea by police.',
    '- [[Blokes who can carry pianos]]. [[Strong lads with a van]].',
    'Hostess: [[bubbly, slim girl]] for the desk. They were lads who can lift a cup.',
    'He is one of the men who can cook; strong men with a van won the race.',
    '[[Girls must not play rugby]]. [[Boys may only choose woodwork]].',
    'No sense in sending her on the course, [[young ladies quit once they are married]]. [[Check first whether her husband consents]] to the instalments.',
    'The study asks why women leave the job after having children. Ask whether the husband is happy, and check whether her husband agrees to the interview.',
    'Girls must not use their phones; boys may only enter the dormitory after lights out.',
    '[[Same-sex couples will not be seated at the gala]]. 7. [[Women living with another woman: reject]].',
    'Same-sex couples were not admitted until 2005. Men living with other men are counted in the census.',
  ],
};
