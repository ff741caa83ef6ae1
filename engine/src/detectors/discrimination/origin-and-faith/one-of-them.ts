import { ORIGIN_GROUP } from '#engine/detectors/discrimination/judgments/group-words.ts';
import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { phrase } from '#engine/phrases/phrase.ts';

import { NATIONALITY } from './nationality-words.ts';

/** What tells that an origin is spoken of. */
const OF_ORIGIN = phrase(
  ORIGIN_GROUP,
  `an? (?:${NATIONALITY}|gypsy|traveller|kurd|roma|jew|muslim|hindu|sikh|igbo|hausa|yoruba|dalit|serb|croat|pole|turk|arab)`,
  `(?:of|from) \\w{4,14} (?:appearance|descent|origin|background|extraction)`,
);
const FAILING = `(?:(?:has|have|had|has got|have got) (?:an? )?(?:bad |short |hot |foul |quick |violent ){0,2}(?:tempers?|attitude|drink(?:ing)? problem|record|chip on (?:his|her|their) shoulders?|knife|no manners|no respect)|(?:is|are|was|were) (?:\\w{3,9} )?(?:violent|aggressive|hot-headed|hot-tempered|dishonest|lazy|trouble|drunk|work-?shy|a (?:liar|thief|cheat))|(?:likes|like) (?:a fight|to fight|his drink|a drink)|(?:lies|steals|drinks|fights))`;
const OF_THEM_ALL = `(?:${FAILING}|(?:has|have|had|shows?|showed) (?:(?:very )?little|no|scant|not much|zero) (?:respect|regard|time|use) (?:for|of) (?:the )?(?:authorit(?:y|ies)|law|police|women|rules|property|others|hygiene|truth|education|work|neighbours|neighbors|boundaries|other people)|(?:tends?|likes?|prefers?) to (?:lie|fight|drink|steal|cheat|exaggerate|disappear|move on)|(?:does|do|did)(?: not|n't) (?:respect|pay|wash|clean|believe in (?:work|education|school|women)|trust (?:the )?(?:police|authorities)))`;
const TOLD_OF = phrase(
  `racis(?:t|ts|m)|prejudice[ds]?|complain(?:t|ts|ed)|tribunal|court|stud(?:y|ies)|novel|film|wrong|untrue|apologi[sz]\\w{1,4}`,
);

/** People judged as one of their people, who was named just before. */
export const oneOfThem: WordingPart = {
  triggers:
    "they all*|they’re all*|they're all*|they are all*|that lot*|like most of them*|like all of them*|like the rest of them*|like many of them*|as with most of them*|like most*|like all*|like so many*|as with most*|as with all*|these people|those people|such people|that sort*|that kind*".split(
      '|',
    ),
  rules: [
    {
      form: phrase(
        `(?:claimant|applicant|tenant|customer|driver|patient|candidate|borrower|insured|he|she|family|owner) (?:is|are|was) (?:an? )?(?:${NATIONALITY}|roma|kurdish|muslim|jewish|gypsy|traveller|black|asian)(?: \\w{3,9})?,? (?:and |so |– |- )?(?:they|those people|that lot)(?:'re| are| will|'ll)? all (?:put in (?:for|an?|claims)|claim(?: for)?|lie|cheat|exaggerate|fake|steal|default|overstay|drink|fight|liars|cheats|thieves|fakers)(?: \\w{3,14})?`,
      ),
      unless: TOLD_OF,
      confidence: 0.85,
      why: 'The remark judges a person as one of their people.',
    },
    {
      form: phrase(
        `(?:like|as with) (?:most|all|many|the rest) of them(?: (?:round|around|over|in|from) (?:here|there|these parts|the (?:area|estate|town|camp|site)))?,? (?:(?:he|she|they) )?${FAILING}`,
      ),
      requires: OF_ORIGIN,
      unless: TOLD_OF,
      confidence: 0.85,
      why: 'The remark judges a person as one of their people.',
    },
    {
      form: phrase(
        `(?:like|as with) (?:most|all|so many|nearly all|almost all) (?:other )?(?:of the )?${ORIGIN_GROUP}(?: (?:here|(?:round|around|on|in|from) (?:here|there|the \\w{3,12}))| of (?:his|her) age)?,? (?:(?:he|she|they|mr \\w{2,14}|ms \\w{2,14}|mrs \\w{2,14}|the (?:tenant|defendant|offender|claimant|pupil|patient|client|applicant|father|mother|family|boy|girl)) )?${OF_THEM_ALL}`,
      ),
      unless: TOLD_OF,
      confidence: 0.86,
      why: 'The remark judges a person as one of their people.',
    },
    {
      form: phrase(
        `(?:these|those|such|that (?:sort|kind) of) people [^.;!?]{0,60}?(?:should|must|ought to|can) (?:not|never) be (?:given|hired|let|allowed|trusted|employed|awarded|admitted|housed|considered|served|lent)(?: \\w{2,12}){0,3}`,
        `(?:these|those|such) people (?:use|launder|bring|deal in|carry|have) (?:dirty|black|stolen|drug) money`,
      ),
      requires: OF_ORIGIN,
      unless: TOLD_OF,
      confidence: 0.84,
      why: 'The remark denies business, work or a home to a whole people.',
    },
  ],
  examples: [
    'Summary: [[like most Romanians on the site, he has no regard for the rules]]. [[Like all Somalis, she does not respect]] a queue.',
    'Like most travellers he has little time for museums; like all Germans on the tour, they had a good lunch.',
    'Tenant is a Croat and, [[like most of them in the area, has a short temper]].',
    'Loss adjuster’s view: the [[claimant is Albanian, they all exaggerate]]. The team is Dutch, and they all cheat at cards.',
    'The tools are German and, like most of them, have a quick release. The cat, like all of them, has a temper.',
    'The owner is a Kurd, and the panel felt that [[such people cannot be trusted and should not be awarded contracts]].',
    'Drivers who drink: those people should never be allowed on the road. She complained that he said these people should not be served.',
  ],
};
