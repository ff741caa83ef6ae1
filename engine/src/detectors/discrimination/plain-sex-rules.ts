import { EQUALITY_ACT } from '#engine/detectors/laws.ts';
import type { PhraseRule } from '#engine/phrases/phrase-rule.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const START = '(?<=^\\W{0,6}(?:\\d{1,3}\\W{1,3})?)';
const NO_ADVERT = phrase(
  'he|she|they|was|were|had|study|film|novel|police|team|match|squad|choir|league|race',
);

/** In the notation of literals; the wordings contain one. */
export const PLAIN_SEX_TRIGGERS: readonly string[] =
  'fellow|who can lift|who can carry|who can load|who can cook|who can type|who can drive|who can clean|who can pull|strong blokes|strong lads|strong men|strong guys|fit lads|fit blokes|girls must*|girls may*|girls shall*|girls have to*|boys must*|boys may*|boys shall*|boys have to*|same-sex couples|same-sex partners|living with another man|living with another woman|living with other men|bubbly|well-presented girl|well presented girl|smart girl*|cheerful girl*'.split(
    '|',
  );

/** Wording in plain words that asks for one sex or orientation, or shuts it out. */
export const PLAIN_SEX_RULES: readonly PhraseRule[] = [
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
];

/** Each with its near misses. */
export const PLAIN_SEX_EXAMPLES: readonly string[] = [
  '[[Sober man for early deliveries wanted]], own van. The post [[suits a mature local lady]].',
  'The grey suits a tall lady in the film. Fit man saved from the sea by police.',
  '- [[Blokes who can carry pianos]]. [[Strong lads with a van]].',
  'Hostess: [[bubbly, slim girl]] for the desk. They were lads who can lift a cup.',
  'He is one of the men who can cook; strong men with a van won the race.',
  '[[Girls must not play rugby]]. [[Boys may only choose woodwork]].',
  'Girls must not use their phones; boys may only enter the dormitory after lights out.',
  '[[Same-sex couples will not be seated at the gala]]. 7. [[Women living with another woman: reject]].',
  'Same-sex couples were not admitted until 2005. Men living with other men are counted in the census.',
];
