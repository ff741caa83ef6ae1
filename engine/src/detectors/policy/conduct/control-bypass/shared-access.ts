import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const BOSS =
  '(?:manager|supervisor|boss|admin|owner|team leader|shift leader|head chef|director|matron|foreman)';
const THING = '(?:card|key|code|pin|log-?in|fob|badge|swipe|account|password)';
const SECOND =
  '(?:mfa|2fa|two-factor(?: authentication)?|two-step(?: login)?|second factor|(?:text|sms|phone|app) code|code (?:from|on|by) the (?:phone|app)|authenticator)';
const NUISANCE =
  '(?:nobody (?:liked|likes|wanted)(?: it)?|people (?:complained|moaned|hated|kept)|everyone (?:complained|moaned|hated|kept)|too much (?:moaning|hassle|bother|fuss)|it (?:annoyed|slowed|was a pain|takes too long|was annoying)|they (?:complained|moaned|hated)|(?:was|is) (?:a pain|too slow|a nuisance))';
const RULES = phrase(
  `must|should(?:n't)?|may not|never|until|reset|closed|your own|pull request|issue|test (?:user|account)|demo|policy|if you`,
);

/** Cards and logins that everybody uses, accounts of people who have left, and second factors switched off. */
export const sharedAccess: WordingPart = {
  triggers: (
    "the manager's*|manager's card|supervisor's card|boss's card|supervisor's*|boss's*|owner's*|admin's*|leader's*|director's*|matron's*|foreman's*|head chef's*|as the manager|as the supervisor|as the boss|as the admin|as the owner|as the team leader|as the shift leader|as the director|as the foreman|as the matron|as the head chef|as manager|as supervisor|as admin|as boss|as foreman|as owner|as director|as matron|as team leader|as shift leader|as head chef|" +
    'refund key|refund card|refund code|void card|void key|override key|override card|manager key|manager card|supervisor card|supervisor key|safe key|till key|refund fob|void code|void fob|override code|override fob|manager fob|manager code|supervisor code|supervisor fob|safe code|safe card|till code|till card|' +
    'still works|still work|still alive|still active|still live|still valid|still open|' +
    'mfa|2fa|two-factor|two-step*|second factor|text code|sms code|phone code|app code|code from the*|code on the*|code by the*|authenticator'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:everyone|everybody|we all|all of us|the whole team|half the team)(?: here)? (?:just )?(?:uses?|shares?|borrows?|takes?) (?:the |our )?${BOSS}'s ${THING}`,
        `(?:everyone|everybody|we all|all of us|the whole team|half the team)(?: here)? (?:just )?(?:signs?|logs?) (?:on|in) (?:as|under) (?:the )?(?:duty |shift |night )?${BOSS}(?!s)`,
        `(?:the )?(?:refund|void|override|manager|supervisor|safe|till) (?:key|card|fob|code) (?:hangs|is kept|lives|is|sits|is stuck) (?:\\w{2,10} ){1,5}so (?:that )?(?:anyone|everyone|anybody|everybody|we all) can (?:use|get (?:at|to)|reach|take)(?: it)?`,
      ),
      unless: RULES,
      confidence: 0.8,
      why: 'The text says that many use what should prove the approval of one person.',
    },
    {
      form: phrase(
        `(?:her|his|their|\\w{3,12}'s) (?:old )?(?:log-?in|account|password|badge|access|credentials|swipe card)(?: and (?:her |his |their )?(?:password|badge|log-?in|card))? (?:still works?|(?:is|are) still (?:alive|active|live|working|open|valid)),? (?:so |and )?(?:i|we|you|handy|useful|which)(?: (?:can|could|just|always|still|is))?(?: (?:use|used|using|log|get|look|go|read|handy|useful|for))(?: (?:it|them|in))?(?: (?:when|for|to|whenever) [^.;:!?\\n]{3,45}(?![\\w:]))?`,
      ),
      unless: RULES,
      severity: 'high',
      confidence: 0.82,
      why: 'The text says that somebody uses the access of a person who has left.',
    },
    {
      form: phrase(
        `${SECOND}(?:'s| is|'s been| has been|'s now| is now)? (?:switched |turned )?off (?:for|in|at|on) (?:the |our |all )?(?:\\w{3,12} ){0,2}?\\w{3,12}[^.;!?]{0,30}?[,;:–-]? ${NUISANCE}`,
        `(?:taken|took|switched|turned) (?:the )?${SECOND} off(?: (?:the |for |our )?(?:\\w{3,12} ){0,2}?[\\w-]{3,12})?[,;:–-] ?(?:as |because |since )?${NUISANCE}`,
      ),
      unless: RULES,
      confidence: 0.8,
      why: 'The text says that the second factor of a login was switched off because it was a bother.',
    },
  ],
  examples: [
    '[[We all use the supervisor’s badge]] for refunds. [[Everybody logs in as the manager]], it is quicker.',
    '[[The void card is kept in the drawer so everyone can use it]].',
    'Everyone uses the manager’s template. We all sign in as guests; the till key is kept in the safe so that the manager can use it.',
    'Olga left in May, but [[her account still works, so we use it for the old invoices]].',
    'Her login still works until Friday, when IT will close it. His account still works, and we met him there on Monday.',
    '[[MFA is off for the night shift, people moaned]]. I’ve [[taken the text code off the portal, because nobody liked it]].',
    'The text code is off by default. Never turn 2FA off for the team because it was a pain.',
  ],
};
