import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { phrase } from '#engine/phrases/phrase.ts';

import { NATIONALITIES, NATIONALITY } from './nationality-words.ts';

const ORIGINS = `${NATIONALITY}(?:(?:, |,? (?:or|and) |/)${NATIONALITY}){0,3}`;
/** Work that is the same whoever does it; a teacher of German may have to be German. */
const WORKERS = `(?:workers?|staff|employees|workforce|personnel|people|nationals|citizens|labour|labou?rers|builders|carers|cleaners|craftsmen|decorators|drivers|electricians|engineers
  |fitters|gardeners|girls|guys|handymen|hands|lads|ladies|men|nannies|nurses|plumbers|removal men|tradesmen|tradespeople|women)`;
const LODGERS = `(?:(?:fe)?males?|m[ae]n|wom[ae]n|lads?|girls?|gents?|gentlem[ae]n|lad(?:y|ies)|guys?|couples?|workers?|students?|professionals?|famil(?:y|ies)|persons?|people|tenants?|lodgers?)`;
const UNWANTED = `(?:foreigners|immigrants|migrants|refugees|asylum seekers|travellers|gypsies|africans|${NATIONALITY}s|poles|turks)`;
/** Where people are not wanted. */
const AMONG_US = `(?:on (?:the |our |his |her |their |this )?(?:site|job|team|phones?|shop floor|premises|ward|crew|estate|allotments?|plots?|pitch|field|green|committee|bus|land|farm|market|course|street|road|block|beach)|in (?:the |our |his |her |their |this )(?:house|home|building|team|office|shop|flat|kitchen|club|street|school|class)
  |at (?:the |our |this )(?:desk|counter|door|till|bar)|around (?:the place|here|them|her|him|us)|near (?:them|her|him|us|the \\w{3,9})|working (?:here|there|on|in|for)|living (?:here|there|in|next))`;
const NO_SELECTION = phrase(
  `visas?|clearances?|by law|required by|arm(?:y|ed forces)|navy|police|embass(?:y|ies)|studio|actors|cast|films?|novel|history|century|used to|said|was|were|did|study|championships?`,
);
const WHY =
  'The wording requires or excludes people by origin or nationality, which equality law often forbids.';

/** Wording that prefers people of one origin, as a selling point or as a wish of others. */
export const originPreference: WordingPart = {
  triggers: [
    ...['employ', 'hire', 'recruit', 'take on', 'use', 'send', 'engage'].flatMap((verb) =>
      ['only', 'exclusively', 'solely'].flatMap((only) => [`${only} ${verb}*`, `${verb} ${only}`]),
    ),
    ...['employs', 'hires', 'recruits', 'uses', 'sends', 'employing', 'hiring'].flatMap((verb) =>
      ['only', 'exclusively', 'solely'].map((only) => `${verb} ${only}`),
    ),
    ...NATIONALITIES.flatMap((name) => [`suit ${name}*`, `suits ${name}*`, `suit a ${name}*`]),
    ...'have lived in|have always lived|have grown up in|have been raised in|have been brought up in|been born and raised in|been born and bred in'.split(
      '|',
    ),
    ...'foreigners|immigrants|migrants|refugees|asylum seekers|travellers|gypsies|africans'
      .split('|')
      .flatMap((people) => [`want ${people}`, `accept ${people}`, `tolerate ${people}`]),
  ],
  rules: [
    {
      form: phrase(
        `(?:only|exclusively|solely) (?:employ|hire|recruit|take on|use|send|engage)(?:s|ing)? ${ORIGINS}(?:-born)? ${WORKERS}`,
        `(?:employ|hire|recruit|take on|use|send|engage)(?:s|ing)? (?:only|exclusively|solely) ${ORIGINS}(?:-born)? ${WORKERS}`,
      ),
      unless: NO_SELECTION,
      confidence: 0.86,
      why: WHY,
    },
    {
      form: phrase(
        `(?<=^\\W{0,6}(?:(?:all |the )?(?:applicants?|candidates?|tenants?|lodgers?|you|carers?|staff|nann(?:y|ies)|cleaners?|workers?|drivers?) )?)(?:must|should|has to|have to|needs? to)
        have (?:(?:always )?lived (?:in \\w{2,15}|in (?:the|this|our|great|northern) \\w{2,15}|here) (?:(?:for )?all (?:of )?(?:their|your|his|her) (?:life|lives)|(?:their|your|his or her) (?:whole|entire) (?:life|lives)|since birth|from birth)
        |(?:grown up|been raised|been brought up|been born and (?:raised|bred)) in (?:the uk|the us|the usa|britain|england|scotland|wales|ireland|germany|france|america|canada|australia|this country))`,
      ),
      unless: NO_SELECTION,
      confidence: 0.84,
      why: 'The wording asks where people grew up, which stands for their origin.',
    },
    {
      form: phrase(
        `(?<=^\\W{0,6}|[,;.–-] ?|would |will |to )suits? (?:an? )?(?:(?:quiet|young|single|working|professional|mature|clean|decent) ){0,2}${ORIGINS} ${LODGERS}(?= ?(?:[.,;!)"]|$|or|and|only|please))`,
      ),
      unless: phrase(
        'tastes?|palates?|style|kitchen|furniture|weather|climate|costumes?|dress(?:es)?|frames|fashion|skin|jackets?|trousers',
      ),
      confidence: 0.82,
      why: 'The wording asks for people of a certain origin, which excludes others.',
    },
    {
      form: phrase(
        `(?:does not|doesn't|do not|don't|did not|didn't|won't|will not) (?:want|accept|tolerate|have|take) (?:any )?(?:more )?${UNWANTED} ${AMONG_US}`,
      ),
      unless: phrase(
        'study|studies|novel|film|tourists?|police|border|government|minister|voters?|party',
      ),
      confidence: 0.86,
      why: 'The wording turns away people of a certain origin, which equality law often forbids.',
    },
  ],
  examples: [
    'Your home is safe with us: we [[only employ British workers]] and [[exclusively use British-born carers]]. The firm [[hires only English and Scottish drivers]].',
    'We only employ German teachers for German, and we only use British beef. The school hires only French chefs.',
    'The yard only employed Irish labourers, and the film uses only Italian men.',
    '- [[Must have lived in the UK all their life]]',
    'Applicants [[should have grown up in Germany]] or nearby.',
    'She must have lived in Leeds all her life; he must have grown up in England.',
    'You must have lived in the borough for two years.',
    'Double room, bills included. [[Suit Polish or Lithuanian male]]. It would [[suit a quiet Spanish student]].',
    'The frames suit Asian women; a suit by an Italian man; the flat will suit Italian tastes.',
    'Bring the usual lads, the client [[doesn’t want foreigners on site]]. The owner [[won’t accept refugees in the building]].',
    'The chair said that they [[don’t want gypsies on the market]].',
    'The party does not want migrants in the country; he does not want poles on the fence.',
  ],
};
