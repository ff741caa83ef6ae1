import { FOR_AGE_HEALTH_OR_FAITH } from '#engine/detectors/discrimination/equal-treatment.ts';
import { GROUP, ORIGIN_GROUP } from '#engine/detectors/discrimination/judgments/group-words.ts';
import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { EQUALITY_ACT } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

import { ORIGIN } from './terms-by-trait.ts';

const RECOMMENDATION = 'Withdraw the instruction, and serve everybody alike.';
const PEOPLE =
  '(?:lads?|guys?|men|boys?|kids?|girls?|women|people|customers?|guests?|patients?|famil(?:y|ies)|couples?|faces|blokes|groups?|ones)';
const TRAVELLERS = '(?:irish travellers|gypsies|pikeys|tinkers|gyppos)';
const PRETEXT = `(?:tell (?:him|her|them|the next (?:ones?|lot|few)|the rest|the others|any more|others)|say)(?: that)? (?:it(?:'s| is)|we(?:'re| are)|you(?:'re| are)|there(?:'s| is| are)|the \\w{2,12}(?: \\w{2,9})?(?:'s| is| has)?) ?(?:\\w{1,9} ){0,3}?(?:guest ?list|members|private|full|booked|closed|sold out|regulars|invitation|taken|gone|froze|frozen|crashed|off duty|broken(?: down)?|broke down|no (?:rooms?|space|tables?|cars?))(?: only)?`;
/** Reports, bans and care, and what one does for safety or help. */
const NO_REFUSAL = phrase(
  `must not|may not|never (?:refuse|turn|say|tell)|not (?:refuse|turn)|do not (?:refuse|turn)|unlawful|illegal|offence|court|tribunal|complain(?:ed|t|ts)|alleg\\w{2,6}|refusal|accused|fined|novel|film|century|study|survey|police|suspects?|translat\\w{2,5}`,
);

/** People who are turned away from a service, or served last, for what they are. */
export const refusedService: WordingPart = {
  triggers: (
    'irish travellers|gypsies|pikeys|tinkers|gyppos|ever|at all|full stop|no exceptions|guest list|guestlist|members only|regulars only|' +
    'give appointments|offer appointments|give rooms|give tables|book tables|take bookings|take any|serve any|let in any|pick up any|' +
    'name is foreign|names are foreign|foreign name*|arabic name*|african name*|muslim name*|foreign-sounding name*|sounds foreign|sounds african|sounds arabic|sounds asian|sounds polish|sounds nigerian|sounds indian|sounds romanian|sounds pakistani|' +
    'all over each other|holding hands|hand in hand|two dads|two mums|two moms|two fathers|two mothers|# dads|# mums|# moms|# fathers|# mothers|daddies|mummies|hiv positive|hiv-positive|with hiv|with aids|have hiv|bring somebody|bring someone|bring a friend|bring a relative|bring an interpreter|bring their own*|' +
    'the showers|the changing rooms*|sleep in*|change at*|change else*|keep him away|keep her away|kept him away|kept her away|crowd|couple means*|husband and wife|husband and a wife|man and his wife|man and wife|man and a woman|man and woman|man and a wife|dads|mums|one man and one woman|people like that|people like them|people like him|people like her'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?<=^\\W{0,6}|[.;!:,] )(?:absolutely |strictly |sorry,? )?no ${TRAVELLERS}(?:,? (?:ever|at all|full stop|period|please|thanks|sorry|no exceptions|allowed))?(?= ?(?:[.;,!)]|$))`,
        `(?<=^\\W{0,6}|[.;!:] )no (?:more )?${ORIGIN_GROUP},? (?:ever|at all|full stop|no exceptions)(?= ?(?:[.;,!)]|$))`,
      ),
      unless: NO_REFUSAL,
      recommendation: RECOMMENDATION,
      confidence: 0.88,
      why: 'The wording bans people for their origin.',
    },
    {
      form: phrase(
        `(?:do not|don't|never|stop|no longer) (?:giv(?:e|ing)|offer(?:ing)?|book(?:ing)?) (?:any )?(?:appointments?|places|rooms|tables|beds|slots|bookings?) (?:to|for) (?:the |any )?(?:${ORIGIN} ${PEOPLE}|${GROUP}|[a-z]{4,12} people,? (?:because |as |since )?they (?:(?:all|always|just|only) )?(?:smell|stink|leave|never pay|steal|make a mess|cause|bring))(?:[^.!?]{0,40} never pay)?`,
        `(?:do not|don't|never|we won't) (?:take|serve|let in|pick up|accept|admit) any (?:more )?(?:${ORIGIN} ${PEOPLE}|${ORIGIN_GROUP})(?= ?(?:[.,;!)]|$|after|before|here|at the))`,
      ),
      unless: NO_REFUSAL,
      recommendation: RECOMMENDATION,
      confidence: 0.88,
      why: 'The instruction refuses a service to people for their origin.',
    },
    {
      form: phrase(
        `${ORIGIN} ${PEOPLE}[^.!?]{0,40}?,? (?:then )?${PRETEXT}`,
        `(?:names?|surnames?|voice|caller|accent) (?:is|are|sounds?|looks?) (?:\\w{2,6} )?(?:foreign|strange|${ORIGIN})[^.!?]{0,30}? (?:let it (?:drop|go)|skip|cancel|ignore|drop (?:it|them)|decline|hang up)(?: (?:it|them))?(?:,? and ${PRETEXT})?`,
        `(?:if (?:he|she|they|the caller|the voice|somebody|someone) (?:sounds?|looks?) (?:${ORIGIN}|foreign)[^.!?]{0,30}?|(?:skip|cancel|ignore|decline) (?:the |any |all )?(?:ones|bookings?|calls?|jobs?|riders) (?:with|under) (?:an? )?(?:foreign|arabic|${ORIGIN})(?:-sounding)? names?[^.!?]{0,30}?),? ${PRETEXT}`,
      ),
      unless: NO_REFUSAL,
      recommendation: RECOMMENDATION,
      confidence: 0.88,
      why: 'People are turned away for their origin, and another reason is given.',
    },
    {
      form: phrase(
        `(?:since|after|now that|ever since) (?:the |those |all the )(?:${ORIGIN} (?:crowd|lot|families|people|group|guests|players)|${ORIGIN_GROUP})(?: have| has)? (?:started|began|turned|found|discovered|came|joined|moved|arrived|took)[^.!?]{0,90}? (?:rather (?:that )?they (?:found|went|played|stayed|ate|moved|kept|used|tried)|would be happier|somewhere else|elsewhere|quiet hint|keep them (?:out|away))(?: [^.!?]{0,30})?`,
      ),
      unless: phrase('unlawful|court|tribunal|novel|film|study|survey'),
      recommendation: RECOMMENDATION,
      confidence: 0.86,
      why: 'People are to be kept away for their origin.',
    },
    {
      form: phrase(
        `(?:don't|do not|never|won't) (?:pick up|take|serve|seat|let in|admit|rent to|book|accept|stop for) (?:any |the )?(?:two|pairs? of|couples? of|a pair of) ?(?:blokes|men|lads|guys|women|girls|ladies) (?:who are |that are |who're )?(?:all over each other|holding hands|kissing|hand in hand|cuddling)`,
        `(?:two|2) (?:dads|mums|moms|fathers|mothers|daddies|mummies)[^.!?]{0,30}? (?:refer|pass|flag|forward|hold back|send) (?:the |their |that )(?:forms?|applications?|files?|names?|enquir(?:y|ies)|papers) to (?:the )?\\w{3,12}(?: before [^.!?]{2,30})?`,
        `couples?["”’'']? (?:means?|shall mean|is|are) (?:only )?(?:an? )?(?:husband and (?:a )?wife|man and (?:a |his )?(?:woman|wife)|one man and one woman)(?= ?(?:[.;!)]|$|only))`,
      ),
      unless: NO_REFUSAL,
      recommendation: RECOMMENDATION,
      confidence: 0.86,
      why: 'The rule shuts out or singles out same-sex couples for their sexual orientation.',
    },
    {
      form: phrase(
        `(?:who came out(?: (?:last|this|in) \\w{3,9})?|(?:he|she)(?:'s| is) (?:gay|lesbian|trans|bi|bisexual|queer|a lesbian)|(?:since|now that) (?:he|she|we know \\w{2,12}(?:'s| is)) (?:came out|an? lesbian|gay|trans|bi))(?! of)[^.!?]{0,60}?,? (?:so )?(?:i|we)(?:'ve| have|'ll)? (?:keep|kept|moved|asked|told|put|took|make|made) (?:him|her|them) (?:away|to (?:change|shower|sleep|use|stay|wait)|off|out|elsewhere)(?: [^.!?,;]{2,30})?`,
      ),
      unless: NO_REFUSAL,
      recommendation: RECOMMENDATION,
      legalReference: FOR_AGE_HEALTH_OR_FAITH,
      confidence: 0.86,
      why: 'Somebody is set apart for a sexual orientation or gender identity.',
    },
    {
      form: phrase(
        `(?:patients?|clients?|people|guests|members|students|those|anyone)(?: (?:who (?:are|is|have|has)|with|living with|that are))? (?:hiv(?:[- ]positive)?|aids)(?: (?:are|is))? (?:to be |should be |must be |will be |gets? |are always )(?:\\w{2,9} )?(?:booked|seen|put|placed|given|kept|served|seated|scheduled)(?: in)? (?:last|at the end|the back|separately|apart|away|out of sight)[^.!?]{0,60}`,
        `(?:deaf|blind|disabled|autistic) (?:patients?|customers?|clients?|guests?|visitors?|parents?|people) (?:have to|must|should|need to|are to) bring (?:somebody|someone|an? (?:friend|relative|interpreter)|their own (?:interpreter|helper|carer))(?: [^.!?;]{2,30})?`,
        `(?:told|tell) (?:him|her|them) (?:that )?we (?:don't|do not|can't|cannot|won't) (?:take|serve|cover|insure|accept|hire|rent to|treat) people like (?:that|them|him|her|you)`,
      ),
      unless: NO_REFUSAL,
      recommendation: RECOMMENDATION,
      legalReference: { law: EQUALITY_ACT, article: 's. 29' },
      confidence: 0.86,
      why: 'People are refused a service, or served worse, for a disability or an illness.',
    },
  ],
  examples: [
    '[[No Irish travellers, ever]]. [[No Somalis, full stop]].',
    'No Irish travellers’ cheques, ever; there were no gypsies at all in the film. No Germans at all came to the fair.',
    '[[Do not give appointments to Badjao people, they leave a smell and never pay]]. [[Don’t offer any tables to Roma families]], they stay for hours.',
    'Do not give appointments before the Badjao health worker has called. Don’t give appointments to new people, they can wait.',
    'If there are a few [[black lads inside, tell them that it’s members only]]. If the [[name is foreign, let it drop and say the app froze]].',
    '[[If he sounds African on the phone tell him that the last table’s gone]].',
    'If he sounds African, ask for an interpreter. The Polish guests came early, tell them that the pool is open.',
    'We’ve had complaints [[since the Lebanese crowd started coming and the board would rather they found somewhere else]].',
    'Since the German guests arrived it has rained; the board would rather they had the sun.',
    '[[Don’t pick up two blokes who are all over each other]]. If there are [[two mums, pass the form to the vicar]]. “[[Couple” means a man and his wife]].',
    'A couple is a husband and wife, or two partners. Don’t pick up two men who flag you down on the motorway. The two dads send the forms back to school.',
    'Sam, [[who came out in May, makes the rest nervous, so I’ve asked him to change at home]]. [[He’s gay, so I keep him away from the juniors]].',
    'Sam, who came out of hospital, is cold, so I have asked him to change at home. He is gay, so what.',
    '[[Patients with HIV are to be seen last]]. [[Deaf customers must bring an interpreter]]. I [[told her we don’t take people like that]].',
    'People with HIV are seen as soon as they call; deaf guests may bring a friend. I told him that we don’t take people for granted.',
  ],
};
