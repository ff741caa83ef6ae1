import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { phrase } from '#engine/phrases/phrase.ts';

export const uncappedLiability = riskyClause({
  id: 'uncapped-liability',
  typeName: 'Uncapped liability',
  description: 'Clauses under which a party’s liability has no financial limit.',
  severity: 'high',
  recommendation: 'Negotiate a cap on liability, such as the fees paid in the last twelve months.',
  triggers: (
    'unlimited*|uncapped|without limit|without limitation|without any limit*|without any upper*|without upper*|without any financial*|no limit*|' +
    'not be limited|is not limited|are not limited|not be capped|not limited in amount|' +
    'not subject to any*|no cap|not apply to|not capped|to any limit*|to any cap'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:unlimited|uncapped) (?:liability(?! company| corporation)|responsibility)
          |liab(?:le|ility) …(?:is|are|be|shall be|will be|remains?) (?:unlimited|uncapped)`,
      ),
      unless: phrase(
        '(?:not|no|never|nor|nothing|neither) … (?:unlimited|uncapped)|if … unlimited',
      ),
      why: 'The clause states that liability is unlimited, so losses could far exceed the contract’s value.',
      confidence: 0.9,
    },
    {
      form: phrase(
        `(?:liab(?:le|ility)|damages|loss(?:es)?) …without
          (?:any )?(?:upper |financial )?(?:limit|limitation)(?: in amount| as to amount| of amount| of liability)?(?=[.,;]|$)
          |without (?:any )?limit(?:ation)? …(?:be|is|are) liable`,
      ),
      unless: phrase('(?:includ(?:e|es|ing),? (?:but )?|,)without limitation'),
      why: 'The clause accepts liability with no financial limit, so losses could far exceed the contract’s value.',
    },
    {
      form: phrase(
        `liability …(?:(?:shall|will) not be|(?:is|are) not)
          (?:limited|capped|subject to any (?:limit|limitation|cap))(?! to)|no
          (?:limit|limitation|cap) (?:on|to|of) …liability`,
      ),
      unless: phrase(
        '(?<!not )limited to',
        // What a statute lays down, and a contract can only repeat.
        `liability …(?:follows|is governed by|is determined by|arises under|under|pursuant to|in accordance with|according to) (?:art(?:icles?|\\.)?|sections?|sec\\.?|§) ?\\d{1,4}(?: ?\\(\\d\\)){0,2} (?:of (?:the )?)?(?:uk )?(?:gdpr|general data protection|\\w{3,20} act|(?:german |swiss )?civil code|bgb)`,
      ),
      why: 'The clause rules out a cap on liability, so losses could far exceed the contract’s value.',
    },
    {
      form: phrase(
        '(?:limitations?|exclusions?|caps?) (?:of|on) …liability …(?:shall|will|do|does) not apply to',
      ),
      severity: 'medium',
      confidence: 0.7,
      why: 'The clause carves certain liability out of the cap, leaving it unlimited.',
    },
  ],
  examples: [
    'You are answerable to us for every [[loss we suffer, direct or indirect, without any upper limit]].',
    "The Contractor's [[liability for defects shall not be subject to any cap]].",
    "The Supplier's [[liability under this Agreement shall be unlimited]].",
    "The Contractor's [[liability under this Agreement is not limited]].",
    'Liability towards data subjects is governed by Art. 82 (1) of the GDPR and is not limited by these terms.',
    "The Processor's [[liability under Section 4 of this Addendum is not limited]].",
    'Contractor accepts [[unlimited liability]] for all defects.',
    'The Provider shall be [[liable for all damages without limitation]].',
    'The [[limitations of liability in Section 9 shall not apply to]] breaches of confidentiality.',
    "In no event shall either party's liability exceed the fees paid.",
    'Expenses include, without limitation, travel and lodging, for which Client is liable.',
    'The plan offers unlimited storage and unlimited users.',
    'Nothing in this Agreement creates unlimited liability.',
  ],
});
