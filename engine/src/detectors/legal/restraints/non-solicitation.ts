import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { phrase } from '#engine/phrases/phrase.ts';

export const nonSolicitation = riskyClause({
  id: 'non-solicitation',
  typeName: 'Non-solicitation',
  description: 'Promises not to recruit a party’s staff or approach its customers.',
  severity: 'medium',
  recommendation: 'Limit the ban by time, and to people or customers that the party dealt with.',
  triggers: (
    'engage a*|take on any*|take on a*|solicit|soliciting|solicitation|nonsolicitation|entice|poach|solicits|recruit|recruits|' +
    'divert|induce|canvass|hire|engage any|call upon*|never to|call on|not employ|never employ|' +
    'employ any*|interfere with the relation*|interfere with any relation*|' +
    'interfere with any employ*|interfere with the employ*|interfere with its employ*|' +
    'interfere with any customer*|interfere with any client*|interfere with its customer*|' +
    'interfere with its relation*|interfere with our*' +
    '|not approach*|never approach*|not contact*|never contact*|from treating*|from serving*|from advising*|from acting for*|from approaching*|to leave, any*|to leave any*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:shall|will|may|agrees?|undertakes?|covenants?|must) (?:not|never)(?: to)?,? …(?:solicit
          |entice|poach|induce|hire|employ) …(?:employees?|personnel|staff|customers?|clients?
          |contractors?|consultants?|suppliers?|officers?)`,
        `(?:not|neither|nor|never|refrain)(?: \\w{2,12},?){0,3} …(?:solicit|recruit|entice|induce
          |divert|canvass|interfere with|call (?:up)?on|hire|poach) …(?:employees?|personnel|staff
          |customers?|clients?|accounts|suppliers?|contractors?|subscribers|employment|employ)`,
        'non-?solicitation (?:covenant|obligation|clause|period|of (?:employees|customers|clients|personnel))',
      ),
      unless: phrase(
        'unsolicited|(?:each|every) time|whenever',
        '(?:is|are|was|were|shall be|will be|hereby) (?:\\w{5,12} )?(?:released|waived|lifted|dropped|cancell?ed|deleted|removed|discharged|of no (?:further )?effect)|no longer (?:binds?|bound|appl(?:y|ies)|in force)|ceases? to (?:apply|bind)|releases? \\w{3,12} from',
      ),
      why: 'The clause bars a party from approaching employees or customers, which limits whom it can hire or serve.',
      confidence: 0.9,
    },
    {
      form: phrase(
        `(?:not|never) (?:approach|contact|deal with|take on),? (?:\\w{2,12},? ){0,6}(?:customers?|clients?|employees?|staff|patients?|suppliers?)`,
        `(?:not|never) (?:approach|contact|work for|deal with) (?:any|a) \\w{3,14} (?:whom|who|that) (?:he|she|you|they|it) (?:met|found|got to know|was introduced to|were introduced to) through`,
        `refrain from (?:treating|serving|advising|acting for|approaching) (?:any )?(?:former )?(?:patients?|clients?|customers?)`,
        `(?:not|never)(?: to)? (?:\\w{4,9} )?(?:engage|employ|hire|recruit|take on)(?:,? or (?:engage|employ|hire|recruit|use))? (?:any|an?) (?:person|individual|one|body|\\w{5,12}) (?:who|whom|that) (?:(?:has|have|had|is|was|we|the \\w{4,12}) ){0,3}(?:worked|works|working|(?:been )?(?:employed|engaged|supplied|introduced|provided))(?: (?:for|by|with) (?:us|the \\w{4,12}))?`,
        `(?:not|never) (?:hire|employ|engage),? (?:or |nor )?(?:induce|entice|encourage|persuade)(?: to leave)?,? any \\w{3,14}`,
      ),
      requires: phrase(`years?|months?|afterwards|after|to leave|preceding|following`),
      unless: phrase('unsolicited|either party|neither party|emergency|until|by phone'),
      confidence: 0.85,
      why: 'The clause bars a party from approaching employees or customers, which limits whom it can hire or serve.',
    },
  ],
  examples: [
    'The host will [[not take on any interpreter whom the agency has introduced]] for two years.',
    'We do not employ any person who was convicted in the last five years.',
    'For a year after, she may [[not approach any couple whom she met through]] the agency.',
    'For a year I shall [[not contact or advise any client]] of the firm.',
    'He must [[refrain from serving any former customers]] for six months.',
    'Do not contact customers by phone after six.',
    'The Agent shall [[not call on former customers]] of the Firm.',
    'Client [[shall not solicit or hire any employee]] of Provider.',
    'The [[non-solicitation of customers]] ends after a year.',
    'The non-solicitation clause of the old contract is hereby waived.',
    'After today the non-solicitation obligations no longer bind Dr Haas.',
    'We do not accept unsolicited offers; the solicitor will hire staff.',
    'Your shares will not be diluted each time we hire a new employee.',
    'Donations are solicited from customers each spring.',
  ],
});
