import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const KIN = `(?:(?:brother|sister|son|daughter|father|mother)(?:-in-law)?|wife|husband|spouse|partner|cousin|nephew|niece|uncle|aunt|girlfriend|boyfriend)`;
const FIRM =
  '(?:firm|company|supplier|vendor|contractor|subcontractor|caterer|agency|bidder|haulier|consultancy|installer|cleaner|printer|builder)';
const CHOSEN =
  "(?:(?:which|that|who)(?:'ll| will|'s| is| are)? (?:do|doing|win|won|get|got|supply|supplies|install|deliver|build|be doing|have won)|(?:we|i|that we|which we) (?:chose|picked|hired|hire from|use|buy from|gave|are using|have chosen|selected|appointed|went with))";
const DECLARED = phrase(
  `(?:have|has|had|'ve|i) (?:put it on|declared|disclosed|told|informed|reported)|will not take part|won't take part|recus\\w{2,4}|abstain\\w{0,3}|stepped (?:out|aside)|must|may not|should|shall|if|whether`,
);

/** An interest of whoever decides, told in a message, and what is left out of the form about it. */
export const undisclosedInterest: WordingPart = {
  triggers: (
    'on the form, it*|on the form, they*|on the form as*|on the form because*|in the declaration*|on the declaration*|in the register*|on the register*|that box empty|that box blank|the box empty|the box blank|that line empty|that line blank|that field empty|that field blank|that part blank|that part empty|that question blank|the line blank|the field blank|the field empty|that question empty|the line empty|' +
    "shares in the*|a stake in*|an interest in*|a share in*|wife|wife's|husband|husband's|brother|brother's|sister|sister's|son|son's|daughter|daughter's|father|father's|mother|mother's|cousin|cousin's|nephew|nephew's|niece|niece's|uncle|uncle's|aunt|aunt's|girlfriend|girlfriend's|boyfriend|boyfriend's|partner|partner's|spouse|spouse's|brother-in-law|sister-in-law|mother-in-law|father-in-law|son-in-law|daughter-in-law"
  ).split('|'),
  rules: [
    {
      form: phrase(
        `my (?:${KIN}'s )?${KIN} (?:has|owns|holds|runs) (?:(?:about |nearly )?(?:[\\w-]{3,12}|\\d{1,2}) ?(?:per ?cent|%) (?:of|in) |half (?:of )?|a third of |a stake in |shares in |part of )?the (?:\\w{3,12} )?${FIRM} ${CHOSEN}`,
      ),
      unless: DECLARED,
      severity: 'high',
      confidence: 0.8,
      why: 'The text says that a relative of the writer owns a firm that gets the work.',
    },
    {
      form: phrase(
        `i(?:'ve| have)?(?: got)? (?:shares|a stake|an interest|a share) in the (?:\\w{3,12} )?${FIRM}(?: (?:we|that we|which we) (?:\\w{3,9} ){1,2}?\\w{3,9})?,? (?:which|but|and) i(?:'ve| have)? (?:never|not|didn't|haven't) (?:mentioned|mention|declared|declare|told|disclosed|disclose|put)`,
        `(?:i|we)(?:'ve| have)? (?:haven't|have not|didn't|did not|never|not) (?:put|written|write|declared?|mentioned?|entered?) (?:it|that|this|him|her|them) (?:on|in) the (?:\\w{4,9} )?(?:form|declaration|register),? (?:because |as |since )?(?:it|that|they)(?:'d| would|'ll| will)? (?:only |just )?(?:leads? to|raises?|brings?|asks?|means?) (?:\\w{2,7} )?(?:questions|trouble|paperwork)`,
        `(?:nobody|no one)(?:'s| has)? (?:asked|asks|checked|checks|looked|looks)(?: (?:me|for it))?,? so i(?:'ve)? (?:left|leave) (?:that|the) (?:box|line|field|part|question) (?:empty|blank)`,
      ),
      unless: phrase('doctor|allerg\\w{1,5}|middle name|date of birth|survey', 'must|should'),
      severity: 'high',
      confidence: 0.82,
      why: 'The text says that an interest was left out of a declaration.',
    },
  ],
  examples: [
    '[[My wife’s cousin owns the caterer we picked]]. [[Nobody has checked, so I left that line blank]].',
    'You know that [[my uncle has thirty per cent of the company that won]] the roof.',
    'My brother owns the firm that will do the work; I have declared it and won’t take part. My wife runs the company run on Sunday.',
    '[[I’ve a stake in the haulier we hire from, which I never mentioned]]. [[I didn’t put it on the form, they’d only ask questions]].',
    'I have shares in the company, and I told the board. I did not put it on the form, because it was full.',
    'Nobody asked, so I left that box empty: the survey was long enough.',
  ],
};
