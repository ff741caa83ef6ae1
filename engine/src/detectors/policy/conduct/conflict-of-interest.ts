import { ANTI_CORRUPTION_CONVENTION } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

import { plainWords } from './plain-words.ts';
import { UNDECLARED_KIN_EXAMPLES, UNDECLARED_KIN_RULE } from './undeclared-kin.ts';
import { undisclosedInterest } from './undisclosed-interest.ts';

const KIN = `(?:(?:brother|sister|son|daughter|father|mother)(?:-in-law)?|wife|husband|spouse|cousin|nephew|niece|uncle
  |aunt|girlfriend|boyfriend|in-laws)`;
const SUPPLIER =
  '(?:suppliers?|vendors?|contractors?|subcontractors?|haulier|caterer|cleaning firm|cleaning company|bidder|agency|consultancy|company|firm)';
const DECIDER = `(?:purchasing|procurement|buying|facility|facilities|it|site|plant|branch|finance|project|warehouse|production|office
  |maintenance) (?:clerk|manager|buyer|officer|head|director|lead|assistant|team|department)|buyer|purchaser|head of \\w{2,14}`;

/** Declared and approved relationships are in order. */
const ORDERLY = phrase(
  `declared (?:it|this|his|her|the)|disclosed|recused|abstained|did not (?:vote|take part)|arm's length|approved by the board
    |must|may not|should|shall|if|whether|family business|founded (?:the|our) company`,
);

export const conflictOfInterest = plainWords({
  id: 'conflict-of-interest',
  typeName: 'Conflict of interest',
  description:
    'A supplier that belongs to the person who buys from it, or to a relative; declared relationships are ignored.',
  severity: 'medium',
  recommendation:
    'Have someone independent review the orders, and obtain a declaration of interests.',
  legalReference: { law: ANTI_CORRUPTION_CONVENTION, article: 'Art. 12(2)(b)' },
  parts: [undisclosedInterest],
  triggers: (
    'declaration of interest|declaration of interests|declaration of conflict*|wife|husband|spouse|brother|sister|son|daughter|' +
    'father|mother|brother-in-law|sister-in-law|son-in-law|father-in-law|cousin|nephew|niece|uncle|aunt|' +
    "girlfriend|boyfriend|in-laws|wife's|husband's|spouse's|brother's|sister's|son's|daughter's|father's|mother's|cousin's|nephew's|niece's|uncle's|aunt's|" +
    "girlfriend's|boyfriend's|partner|partner's|mother-in-law|daughter-in-law|brother-in-law's|sister-in-law's|son-in-law's|daughter-in-law's|father-in-law's|mother-in-law's"
  ).split('|'),
  rules: [
    UNDECLARED_KIN_RULE,
    {
      form: phrase(
        `no (?:declaration of (?:interests?|conflicts?(?: of interest)?)) (?:is |was |has been )?(?:on file|in (?:his|her|the) (?:personnel )?file)`,
        `${SUPPLIER}(?: [\\w&.-]{2,14}){0,4} (?:was|is|were|had been) (?:set up|founded|owned|run|created|controlled|managed|registered) (?:by|in the name of)
          (?:(?:the|our|his|her) )?(?:${DECIDER})(?:,? (?:whose|and (?:his|her))|'s) ${KIN}(?: (?:owns|runs|manages|holds) (?:it|the \\w{3,12}))?`,
        `${SUPPLIER}(?: [\\w&.-]{2,14}){0,4} (?:belongs to|is owned by|is run by|was set up by|owned by|run by) (?:the|our) (?:${DECIDER})'s ${KIN}`,
        `(?:buys?|bought|orders?|ordered|purchases?|sources?|awards?|awarded|approves?|approved|signs?|signed) (?:\\w{1,14} ){1,7}?(?:from|to|with|of)
          (?:an? |the )?(?:\\w{3,14} )?${SUPPLIER}(?: (?:that|which))? (?:owned by|run by|belonging to|belongs to|of|held by|is owned by) (?:his|her|their) (?:own )?${KIN}`,
        `(?:has|have|had|holds?|with) (?:an? |the )?(?:\\w{3,10} )?(?:interest|stake|share|shares) in (?:[\\w&.-]{1,14} ){1,4}\\((?:it is |it's )?(?:his|her|their) ${KIN}(?:'s)? (?:own )?(?:\\w{3,12} )?(?:company|firm|business|shop|hotel|agency|garage)\\)`,
        `(?:buyer|purchaser|purchasing \\w{4,9}|procurement \\w{4,9}|facility manager|site manager|project manager|head of \\w{2,14})'s ${KIN}
          (?:owns|runs|is (?:a|the) (?:owner|director|partner|shareholder) of|has a (?:share|stake) in) (?:the |that |this )?(?:supplier|vendor|contractor|firm|company|agency)`,
      ),
      unless: ORDERLY,
      confidence: 0.75,
      why: 'The text ties a supplier to the person who decides on it, or to a relative.',
    },
  ],
  examples: [
    ...UNDECLARED_KIN_EXAMPLES,
    '[[Supplier BMX Trading was set up by the purchasing clerk, whose brother-in-law owns it]]. [[No declaration of interest on file]].',
    'The [[cleaning firm belongs to the facility manager’s wife]].',
    'He [[orders all of the paint from a company owned by his cousin]].',
    'The [[buyer’s husband owns the supplier]].',
    'The panel noted that the mayor [[has a stake in Bid 3 (her brother’s firm)]].',
    'He has an interest in trains (his uncle’s business is next door).',
    'No declarations of interest were made at the meeting.',
    'The company was founded by the father of the director, and the firm is run by her brother.',
    'The buyer’s husband owns the supplier, and she declared it and recused herself.',
    'She bought the bread from a bakery of her aunt. The vendor was set up by the IT manager in the portal.',
  ],
});
