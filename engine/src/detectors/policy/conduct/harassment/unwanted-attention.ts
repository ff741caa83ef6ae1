import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const INVITED =
  '(?:come (?:out |round |over |up )?for (?:a |some )?(?:drinks?|dinner|wine|nightcap|massage)(?: with me)?|have (?:dinner|a drink|drinks|supper) with me|go out with me|go on a date with me|be (?:nice|nicer|sweet|sweeter|friendly|friendlier|good) to me|come (?:up )?to my (?:room|place|hotel|flat|house)|give me a (?:kiss|cuddle|massage)|spend the (?:night|weekend|evening) with me)';
const GAIN =
  '(?:off nights|nights|shifts?|promotion|contract|pay ?rise|raise|rota|hours|bonus|reference|grade|visa|probation|weekends|transfer|permanent|references)';
const GRANTED =
  "(?:(?:we|i)(?:'ll| will| can| could| might) (?:see about|look (?:at|into)|sort(?: out)?|fix|think (?:about|again about)|get you|forget (?:about )?|make sure|reconsider|put in a word (?:about|for)|do something about)|(?:the|your|that) (?:\\w{3,9} )?(?:might|will|could|may) (?:turn up|come(?: through)?|happen|be yours|appear|work out|go through))";
const CLOTHES =
  '(?:jeans|leggings|skirt|dress|top|blouse|shorts|trousers|heels|stockings|bikini|shirt|sweater|outfit)';
const UNDERWEAR = '(?:bra|knickers|panties|underwear|thong|pants|tights)';
const AT_WORK = phrase(
  `office|group chat|work chat|team chat|depot|shift|colleagues?|team|intern|warehouse|school|class|department|company|staff|work|went round|passed round|sent (?:it|them) to|thumbs`,
);
const NO_HARASSMENT = phrase(
  `novel|film|movie|song|lyrics|character|researchers?|stud(?:y|ies)|bill|illegal|criminal|celebrit\\w{1,3}|software|detect\\w{0,4}|my (?:wife|husband|love|darling)|cats?|dogs?|puppy|kitten|doll`,
);
const WAVED_ASIDE =
  "(?:that(?:'s| is) (?:just |only )?how (?:he|she)(?:'s| is)?(?: like that)?(?: with (?:everyone|everybody|all the \\w{4,6}))?|(?:he|she) means? no harm|(?:he|she) (?:doesn't|didn't) mean (?:it|anything by it)|boys will be boys|it(?:'s| is|'s| was) (?:just|only) banter)";

/** Favors asked for an advantage, remarks on somebody's body, made-up nudes, and complaints waved aside. */
export const unwantedAttention: WordingPart = {
  triggers: (
    'for a drink*|for drinks*|for dinner*|for some wine|for some drinks|for some dinner|for a massage|for a nightcap|dinner with me|drink with me|drinks with me|supper with me|out with me|date with me|nice to me|nicer to me|sweet to me|sweeter to me|friendly to me|friendlier to me|good to me|to my room|to my place|to my hotel|to my flat|to my house|me a kiss|me a cuddle|me a massage|night with me|weekend with me|evening with me|' +
    'bending over*|bent over*|on your knees|stretching*|my eyes off*|those jeans*|those leggings*|that skirt*|that dress*|that top*|that blouse*|those shorts*|those heels*|that shirt*|that outfit*|those trousers*|those stockings*|that bikini*|that sweater*|' +
    'your bra*|your knickers|your panties|your underwear|your thong|her bra*|her knickers|her panties|her underwear|her thong|your tights|her tights|my bra|my knickers|my panties|my underwear|my thong|your pants|her pants|my pants|my tights|their underwear|their bras|' +
    'naked body|nude body|naked picture*|nude picture*|naked photo*|nude photo*|porn shot*|porn picture*|porn photo*|porn star*|porn image*|porn model*|naked image*|nude image*|naked model*|nude model*|fake nude*|deepfake*|ai nude*|fake porn*|ai porn*|fake naked*|ai naked*|topless*|porn pic*|naked pic*|nude pic*|porn film*|porn body|porn video*|naked shot*|nude shot*|naked woman*|naked star*|nude star*|nude video*|naked video*|naked film*|nude film*|' +
    "just how he*|just how she*|that's how he*|that's how she*|that is how he*|that is how she*|only how he*|only how she*|means no harm*|mean no harm*|doesn't mean it*|didn't mean it*|didn't mean any*|doesn't mean any*|boys will be boys*|just banter*|only banter*"
  ).split('|'),
  rules: [
    {
      form: phrase(
        `${INVITED}(?: \\w{2,9}){0,3},? (?:and|then|or) (?:then )?${GRANTED}(?: (?:\\w{1,9} ){0,3}?${GAIN})?`,
      ),
      requires: phrase(GAIN),
      unless: NO_HARASSMENT,
      severity: 'high',
      confidence: 0.85,
      why: 'The text makes an advantage at work depend on a private favor.',
    },
    {
      form: phrase(
        `you look(?:ed|ing|s)? (?:so |really |very |bloody |absolutely )?(?:gorgeous|sexy|hot|fit|delicious|tasty|beautiful|stunning|lovely|amazing) (?:when you were )?(?:bending over|bent over|on your knees|stretching)(?: (?:that|the|to|for|in) \\w{3,12})?`,
        `(?:can't|couldn't|cannot|could not) (?:take|keep) my eyes off your (?:legs|bum|backside|chest|breasts|body|bottom|arse|ass|boobs|tits|cleavage|thighs)`,
        `(?:wear|put on) (?:that|those) ${CLOTHES} (?:again|more often|every day|for me)`,
        `(?:that|those) ${CLOTHES} (?:does|do|did) you (?:a lot of |a few |some |all the |so many )?favou?rs`,
      ),
      requires: phrase(
        `today|at work|in (?:the|that|our) (?:meeting|office|canteen|lift|kitchen)|pallet|desk|shift|again|please|more of that|more often|boss|gorgeous|sexy|hot`,
      ),
      unless: NO_HARASSMENT,
      severity: 'high',
      confidence: 0.78,
      why: 'The text makes a sexual remark about the person addressed.',
    },
    {
      form: phrase(
        `(?:told|telling|tell|asked|asks|asking|guess(?:ed|ing)?|bet(?:ting)? on|knows?) (?:(?:the (?:lads|boys|guys|others|whole \\w{4,6})|everyone|everybody|me|her|you|us) )?(?:what|which) colou?r (?:of )?(?:your|her|my|their) ${UNDERWEAR} (?:is|are|was|were)`,
        `(?:told|telling|tell|asked|asks|asking|guess(?:ed|ing)?|bet(?:ting)? on) (?:(?:the (?:lads|boys|guys|others|whole \\w{4,6})|everyone|everybody|me|her|you|us) )?the colou?r of (?:your|her|my|their) ${UNDERWEAR}`,
      ),
      unless: phrase('shop|store|knit\\w{0,4}|paint\\w{0,3}', 'novel|film|doctor|nurse'),
      severity: 'high',
      confidence: 0.84,
      why: 'The text makes a sexual remark about a person.',
    },
    {
      form: phrase(
        `(?:my|her|his|your|(?:the |our )?\\w{3,12}'s) (?:face|head) (?:stuck |pasted |edited )?(?:on|onto|on to) (?:an? |some |the |somebody else's |someone else's |another \\w{3,6}'s )?(?:naked|nude|porn|topless) (?:body|pictures?|photos?|shots?|pics?|star|model|image|film|video|woman)(?: and (?:sent|passed|put|showed) (?:it|them) (?:to|round|in|on)(?: \\w{2,9}){1,3})?`,
        `(?:made|make|making|created|posted|shared|sent round) (?:an? |some )?(?:fake|deepfake|ai) (?:nudes?|porn|naked (?:pictures?|photos?|images?))(?: \\w{3,9})? of (?:the |a |our |my |her |me\\b|him\\b|them\\b)(?: ?\\w{3,12})?`,
      ),
      requires: AT_WORK,
      unless: NO_HARASSMENT,
      severity: 'high',
      confidence: 0.85,
      why: 'The text tells of a made-up nude of somebody.',
    },
    {
      form: phrase(
        `(?:said|says|told (?:me|us|her|him)|answered|replied)(?: that)? ${WAVED_ASIDE},? (?:and|so) (?:that )?(?:i(?:'d| would| should|'ll| will) (?:get used to it|have to (?:live with|get used to) it|let it go|not make a fuss)|to (?:let it go|forget it|leave it|get over it|drop it|not make a fuss)|(?:closed|dropped|left|ignored|shelved) (?:it|the \\w{4,9}))`,
      ),
      severity: 'medium',
      confidence: 0.8,
      why: 'The text says that a complaint about somebody was waved aside.',
    },
  ],
  examples: [
    '[[Go out with me on Friday and I’ll see about your bonus]]. [[Come up to my room and the raise might come through]].',
    'Come for a chat with HR and we will see about getting you off nights. Come for a drink and we can talk about the contract.',
    '[[You looked so hot bending over the desk]] today. [[Can’t keep my eyes off your bum]] in the office. [[Wear that skirt more often]], please.',
    'The stand looked gorgeous today, use those lights again. Wear those trousers again, said my wife; that top does you favors in the novel.',
    'He [[asked me what colour my underwear was]], in front of the shift. You [[told the boys the colour of her bra]].',
    'She asked what colour her tights were in the shop.',
    'There is a picture of [[her face on a nude model]] in the work chat. They [[shared a deepfake nude of our trainee]] with the whole team.',
    'Researchers made fake nudes of nobody to test the software at work. The chat had a picture of my face in the mirror; his head on a coin.',
    'My boss [[said that boys will be boys and left it]]. The office [[said he means no harm and that I should let it go]].',
    'She said that the noise is the same for everyone and that I would get used to it. He said that is how he is, and he smiled.',
  ],
};
