import { phrase } from '#engine/phrases/phrase.ts';

/** Words for going without a treat, as parents and carers say them; this intimidates nobody. */
const WITHOUT_A_TREAT = phrase(
  `(?:won't|will not|'ll not|not going to|isn't going to|not|no|can't|cannot|never|without|lose(?:s)?) (?:be )?(?:(?:get|getting|have|having|be given|be allowed|watch|play|see|go on|go to) )?(?:any |her |his |their |your |the |a |more |her usual )?(?:pudding|dessert|afters|sweets?|treats?|telly|tv|television|pocket money|screen time|ice cream|play ?time|biscuits?|cakes?|chocolates?|x-?box|ipad|tablet|stickers?|stars?|bed ?time story|golden time|party|play ?date|football|cinema|sleepover|swimming|swings|playground)`,
);
/** Words for harm, or for somebody who speaks up: no small sanction then. */
const HARM = phrase(
  `hit|beat|hurt|kill|slap(?:ped)?|smash|burn|break|police|sack(?:ed)?|fired?|job|lock(?:ed)?|report(?:s|ed)?|tell(?:s|ing)? (?:anyone|anybody|mum|dad|the)|sorry|regret|knife|gun|money owed|visa|deport\\w{0,3}`,
);

/** Whether somebody is only told that they will go without a treat. */
export function withholdsTreat(written: string): boolean {
  return WITHOUT_A_TREAT.test(written) && !HARM.test(written);
}
