import { FOR_SEX } from '#engine/detectors/discrimination/equal-treatment.ts';
import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { EQUAL_CREDIT_ACT } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const CHILD =
  '(?:(?:the|a|your|her|another) (?:baby|twins|little ones?|child|second|toddler|newborn)|twins)';
const FEED = '(?:pump|express(?: milk)?|breast-?feed|nurse)';
const HIDDEN =
  '(?:car(?: park)?|toilets?|loos?|outside|bathrooms?|restrooms?|cupboard|store ?room|parking lot|elsewhere|out of sight)';
const NO_RULE = phrase(
  `must not|may not|unlawful|court|tribunal|complaints?|alleg\\w{2,6}|accused|study|survey|novel|film|clinic|midwi(?:fe|ves)|doctor|nurses|right to|if (?:they|you) (?:like|wish|prefer)`,
);

/** Women who lose work, money or a place because of a child, a husband or their sex. */
export const heldAgainstParents: WordingPart = {
  triggers: (
    "express milk|must pump|have to pump|need to pump|pump, do*|must express*|have to express*|must breastfeed*|have to breastfeed*|must nurse*|nursing mothers|nursing mums|nursing moms|nursing women|nursing ladies|breastfeeding mothers|breastfeeding mums|breastfeeding moms|breast-feeding mothers|breastfeeding women|breastfeeding ladies|feeding mothers|feeding mums|feeding women|feeding ladies|feeding moms|feed the child|feed the baby|feed your baby|feed your child|ladies' toilet*|ladies toilet*|women's toilet*|ladies' loo*|the toilet*|your lunch*|to formula|to bottles|" +
    'had the baby|had your baby|had a baby|had twins|had the twins|had the little*|had your second|had another baby|had a child|had the child|family to support|family to feed|kids to feed|children to feed|wife to support|kids to support|children to support|mouths to feed|wife and kids|wife and children|to provide for|hands full with*|' +
    'easiest to let*|easiest to drop|easiest to lose|easiest to cut|first to go|first to let*|simplest to let*|on leave at the top*|leave at the top*|leave to the top*|leave on the top*|with the child|with the baby|with her baby|having the baby|having a baby|off having*|having babies|having kids|having children|' +
    'pick them up|collect them|pick the*|collect the*|look after the*|her husband*|her boyfriend*|her partner*|do with the toddler*|do with the kids|do with the children|do with the baby|do with the twins|do with her*|' +
    "the man who*|men who*|without the man's*|without the husband's*|without her husband's*|without a man's*|days a week|four days|three days|part-time|part time|flexible hours|flexible working|shorter hours|five days|as flatmates|as friends|as roommates|as housemates|as two singles|real team|proper team|first team|main team|serious team|real side|proper side|the boys are*|the men are*|the lads are*"
  ).split('|'),
  rules: [
    {
      form: phrase(
        `if you (?:must|have to|want to|need to|insist on) ${FEED}(?:ing)?,? (?:then )?(?:please )?(?:do (?:it|so|that)|use|go)(?: \\w{1,6}){0,2} ${HIDDEN}`,
        `(?:nursing|breast-?feeding|feeding) (?:mothers|mums|moms|women|ladies) (?:are (?:asked|requested|required|to)|must|should|have to)(?: to)? [^.!?]{2,45}? ${HIDDEN}(?: and not [^.!?;]{2,60})?`,
        `(?:cover up or )?feed (?:the |your )?(?:child|baby|infant|little one) (?:outside|elsewhere|in the (?:car|toilets?)),? (?:the )?(?:guests|customers|members|people|others|diners)(?: have)? (?:complained|object|don't like|find it)`,
        `lock on the (?:(?:ladies'?|women's|staff|disabled) )?(?:toilet|loo|bathroom)[^.!?]{0,20}? use (?:that|it)(?:,? and do it in your (?:own )?(?:lunch|break)(?: [^.!?]{2,60})?)?`,
        `(?:don't|do not) have (?:anywhere|a room|space) for (?:that sort of thing|pumping|that),? [^.!?]{0,20}?(?:switch|go over|change) to (?:formula|bottles)`,
      ),
      unless: NO_RULE,
      legalReference: FOR_SEX,
      recommendation: 'Offer a private room and breaks, and let mothers feed where others may sit.',
      confidence: 0.86,
      why: 'A mother who feeds a baby is sent away or refused a room, for her sex and motherhood.',
    },
    {
      form: phrase(
        `(?:now that|since|as) you(?:'ve| have)? had ${CHILD},? (?:i|we)(?:'ve| have)? (?:\\w{3,9} )?(?:put|gave|given|moved|passed|handed|assigned|offered) (?:\\w{2,12} ){1,3}(?:on|to|over|the)(?: \\w{2,12}){0,3}`,
        `we gave your (?:clients|accounts|customers|team|projects?) to \\w{2,12}[,;] you(?:'ll| will) have your hands full with ${CHILD}`,
        `with an? (?:little one|baby|newborn|toddler|young family)(?: at home)? you (?:won't|will not|wouldn't) want to (?:travel|work late|be away),? (?:and|while|whereas) he(?:'s| has)(?: got)? a (?:family|wife)(?: to (?:support|feed))?`,
        `(?:gets|give (?:him|\\w{2,12})|gave (?:him|\\w{2,12})|should get|deserves) the (?:raise|rise|bonus|promotion|job|post|role|overtime|shifts?)[,;] (?:because |since |as )?he(?:'s| has)(?: got)? (?:an? )?(?:family|wife(?: and (?:kids|children))?|kids|children|mouths) to (?:support|feed|provide for)`,
      ),
      unless: NO_RULE,
      legalReference: FOR_SEX,
      recommendation:
        'Give the work back or decide again; family must not count, for women or men.',
      confidence: 0.86,
      why: 'Work or pay is given by family and sex: a mother loses it, or a man gets it as the provider.',
    },
    {
      form: phrase(
        `(?:redundanc(?:y|ies)|lay-?offs?|severance)(?: list| round| pool)?[^.!?]{0,20}? (?:they|she|those|the (?:mums|mothers|ones))(?:'ll| will)?(?:'re| are)?(?: be)? the (?:easiest|first|simplest) (?:to (?:let go|drop|lose|cut|go))[^.!?]{0,30}? (?:nobody|no one|been away|used to|on leave)(?: [^.!?;]{2,50})?`,
        `put the (?:ones|women|mothers|mums|people) on (?:maternity |parental )?leave (?:at|to|on) the top of the list(?:,? [^.!?;]{2,60})?`,
        `(?:away|off|gone) (?:for )?(?:a|one|the|nearly a|over a) year (?:with|having) (?:the|a|her) (?:child|baby)[^.!?]{0,15}? (?:nobody|no one)(?:'ll| will| would) (?:notice|miss|mind)(?: [^.!?;]{2,40})?`,
        `(?:girls?|women|ladies|ones?)(?: that| who)? (?:i|we) (?:took on|hired|had|employed|recruited) (?:were|was|went|are) (?:\\w{3,9} )?off having (?:babies|kids|children)[^.!?]{0,30}?, so (?:let's|we|i) [^.!?;]{2,30}`,
      ),
      unless: NO_RULE,
      legalReference: FOR_SEX,
      recommendation: 'Leave pregnancy and leave out of the choice, and have it made again.',
      confidence: 0.86,
      why: 'A pregnancy or the leave for a child is held against women.',
    },
    {
      form: phrase(
        `asked (?:her )?(?:about )?(?:who would (?:pick|collect|look after|mind|fetch) (?:them|the (?:kids|children|twins|boys|girls|little ones?)|the baby)(?: up)?[^.!?]{0,40}? and )?(?:whether|if) her (?:husband|partner|boyfriend) (?:was|is|would be|minds?|minded|would mind)(?: (?:happy|ok|okay|fine|all right))?(?: with| about)? her (?:working|going|travelling|traveling|being|taking|doing)(?: [^.!?;]{2,30})?`,
        `asked her (?:about )?who would (?:pick|collect|look after|mind|fetch) (?:them|the (?:kids|children|twins|boys|girls|little ones?)|the baby)(?: up)?(?: [^.!?;]{2,40})?`,
        `(?:asked (?:her )?|wanted to know )what she(?:'d| would) do with (?:the|her) (?:toddler|kids|children|baby|twins|little ones?) (?:in|during|when|over|if)(?: [^.!?;]{2,40})?`,
      ),
      unless: NO_RULE,
      legalReference: FOR_SEX,
      recommendation: 'Strike the answers, and ask every candidate the same about the work.',
      confidence: 0.86,
      why: 'A woman was asked in an interview about her children or her partner’s leave to work.',
    },
    {
      form: phrase(
        `(?:need|needed|want|wanted|told|asked|ask) (?:\\w{2,4} )?(?:him|her husband|the husband|your husband) to (?:come in|sign|co-?sign|guarantee)[^.!?]{0,20}? (?:as|because|since) (?:it's |it is )?the (?:man|husband) (?:who )?(?:carries|pays|decides|signs|handles|answers)(?: [^.!?;]{2,40})?`,
        `never lend to (?:an? )?(?:married|single|unmarried) (?:lady|woman|ladies|women) without (?:the |a |her )?(?:man's|husband's|father's) \\w{4,10}`,
      ),
      unless: NO_RULE,
      recommendation: 'Decide by income, debts and credit history alone, and drop the signature.',
      legalReference: { law: EQUAL_CREDIT_ACT, article: '15 U.S.C. § 1691(a)' },
      confidence: 0.86,
      why: 'A woman gets credit only with her husband, which holds her sex and marriage against her.',
    },
    {
      form: phrase(
        `(?:anyone|anybody|those|mums|mothers|women|returners) (?:who )?(?:asks?|asking) (?:for|to (?:do|work)) (?:(?:three|four) days(?! of)|part-time|flexible (?:hours|working)|shorter hours) should be told (?:that )?[^.!?;]{2,60}`,
        `no (?:flexible|shorter|part-time) (?:hours|working) [^.!?]{2,20}, (?:mums|mothers|parents|returners) included`,
        `either five days or you're not an? [^.!?;]{2,30}`,
      ),
      unless: NO_RULE,
      severity: 'medium',
      legalReference: FOR_SEX,
      recommendation: 'Look at each request for shorter hours by what the work allows.',
      confidence: 0.84,
      why: 'Shorter hours are refused to everyone in advance, which burdens mothers most.',
    },
    {
      form: phrase(
        `(?:two|both) (?:men|women|ladies|lads|blokes|guys)[^.!?]{0,30}?,? so (?:i|we) (?:treated|put|classed|priced|entered|recorded|booked) them (?:down )?as (?:flatmates|friends|room-?mates|housemates|two singles)(?:[^.!?;]{2,60})?`,
        `(?:girls'?|women's?|ladies'?)(?: side| team| squad)? [^.!?]{2,60}?(?:because|since|as) the (?:boys|men|lads) are the (?:real|first|proper|main|serious) (?:team|side|squad|ones)`,
      ),
      unless: NO_RULE,
      recommendation: 'Give both the same terms, and have the decision made again.',
      confidence: 0.86,
      why: 'People get less for their sex or their sexual orientation.',
    },
  ],
  examples: [
    '[[If you must pump, do it in your car]]. [[Nursing mothers are asked to see to their babies in the car park]]. There’s a [[lock on the ladies’ toilet, so please use that, and do it in your lunch half-hour]].',
    'Please [[cover up or feed the child outside, guests have complained]]. We [[don’t have anywhere for that sort of thing, perhaps switch to formula]].',
    'Nursing staff are asked to leave their cars outside. There is a lock on the ladies’ toilet, and a room for nursing mothers. If you must pump the tyres, do it at the garage.',
    '[[Now that you’ve had the baby I’ve put Dan on the regional accounts]]. [[With a little one at home you won’t want to travel, and he has a family to support]]. Ravi [[gets the raise, he’s got a wife and kids to feed]].',
    'Now that you’ve had the briefing I’ve put Dan on the accounts. With a baby at home you won’t want to travel far. He has a family to support.',
    'On the [[redundancy list they will be the easiest to let go because nobody has missed them]]. [[Put the ones on leave at the top of the list]]. She was [[away for a year with the child, so nobody will notice]].',
    'The last two [[girls I took on were off having babies inside a year, so let’s park her]].',
    'In the redundancy round they will be the first to go home on Friday. Put the ones on the leave list at the top.',
    '[[Asked her who would pick them up if a delivery ran late and whether her husband was happy with her working full time]]. We [[wanted to know what she’d do with the toddler in the holidays]].',
    'Asked who would pick the parcels up and whether the team was happy. The midwife asked if her partner is happy with her going home.',
    'I would [[need him to come in and sign as it’s the man who carries the loan]]. We [[never lend to a married lady without the man’s word]].',
    'I need both to come in and sign as it’s a joint loan.',
    '[[Anyone who asks for four days should be told that managers are full-time]]. [[No flexible hours in this team, mums included]]. You’re [[either five days or you’re not a team leader]].',
    'Anyone who asks for four days of leave should be told that managers approve it. No flexible hours are recorded.',
    '[[Two men buying together, so I treated them as flatmates and not as a couple]]. The [[girls’ side get the pitch at nine because the boys are the real team]].',
    'Two men came in, so I treated them as guests. The girls’ side won because the boys are the best supporters.',
  ],
};
