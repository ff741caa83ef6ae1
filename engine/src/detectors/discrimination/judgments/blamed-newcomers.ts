import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { phrase } from '#engine/phrases/phrase.ts';

import { ORIGIN_GROUP } from './group-words.ts';

const NEWCOMERS = `(?:the |those |these |all the |all those |so many |that lot of )?${ORIGIN_GROUP}`;
const CAME =
  '(?:(?:have|had|all|started|began|just) ){0,2}(?:moved|moving|came|come|coming|arrived|took over|turned up|showed up|got|settled|been)(?: (?:in|here|over|round|along|next door|upstairs|downstairs|to (?:the |our |this )?\\w{3,12}|into (?:the |our |this )?\\w{3,12}))';
const COMPLAINT = `(?:a mess|messy|missing|stolen|stealing|thefts?|dirty|filthy|filth|noise|noisy|smells?|stinks?|trouble|crime|rubbish|litter|rats|fights?|fighting|worse|downhill|unsafe|not safe|nothing (?:works|is safe)|drunks?|disappear(?:s|ed)?|broken into|break-?ins|burglar\\w{1,5}|like a (?:pigsty|tip|dump)|gone to the dogs|no (?:peace|quiet|sleep|parking))`;
const LET_IN =
  '(?:(?:they|we|you|the (?:council|landlord|government|town|agency|owner)|he|she) (?:ever |went and |had )?(?:let|allowed|took|put|housed|got|brought|moved) )';
/** Accounts of the past, and voices against such talk. */
const NO_BLAME = phrase(
  `century|wars?|army|troops|invad\\w{2,4}|invasion|conquest|coloni\\w{3,8}|empire|medieval|study|studies|survey|statistics|per cent|percent|myth|nonsense|not true|untrue|scapegoat\\w{0,4}|blame|novel|film|restaurant|team|club won|league|(?:1[0-9])\\d\\d`,
);

/** Wording that blames people of an origin for what became worse since they came. */
export const blamedNewcomers: WordingPart = {
  rules: [
    {
      form: phrase(
        `(?:ever )?since ${LET_IN}?${NEWCOMERS} ${CAME},? …${COMPLAINT}`,
        `(?:ever )?since ${LET_IN}(?:in )?${NEWCOMERS}(?: in)?,? …${COMPLAINT}`,
        `${COMPLAINT} …(?:ever )?since ${LET_IN}?${NEWCOMERS} ${CAME}`,
      ),
      unless: NO_BLAME,
      confidence: 0.8,
      why: 'The remark blames people of an origin for what it complains about.',
    },
    {
      form: phrase(
        `(?:never|didn't|did not) (?:use to )?(?:have|had|get|got|see|saw|happen|happened|need|needed) (?:any of )?(?:this|that|these things|locks|(?:any )?(?:trouble|problems?|thefts?|burglar(?:y|ies)|rats|noise|mess|litter|crime|fights|break-?ins))(?: (?:here|sort of thing|kind of thing|in (?:this|our) \\w{3,12}))? (?:before|until|till) ${LET_IN}?(?:in )?${NEWCOMERS}(?: (?:in|came|moved in|arrived|turned up|here))?`,
        `(?:was|used to be) (?:\\w{2,7} )?(?:quiet|safe|clean|peaceful|decent|respectable|(?:a |an )(?:\\w{3,9} )?(?:area|street|house|block|village|town|school|estate)) (?:before|until|till) ${LET_IN}?(?:in )?${NEWCOMERS} (?:in|came|moved|arrived|turned up)`,
      ),
      unless: NO_BLAME,
      confidence: 0.8,
      why: 'The remark blames people of an origin for what it complains about.',
    },
  ],
  examples: [
    '[[Ever since the Bulgarians moved in next door, the stairs are filthy]].',
    'He wrote that we [[never had any burglaries before they let the asylum seekers in]].',
    'The street [[was quiet until the Albanians came]], and there are [[rats in the yard since the Roma moved in]].',
    'Since the Poles moved in, we have had lovely neighbours. Since the Germans arrived in 1940 the noise of war was heard.',
    'The town was quiet until the Italians came to play, and their restaurant opened.',
    'We never had this before; the refugees came in May. It is nonsense that the bins are a mess since the Romanians moved in.',
  ],
};
