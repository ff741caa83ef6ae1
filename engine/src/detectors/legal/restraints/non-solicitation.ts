import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { phrase } from '#engine/phrases/phrase.ts';

export const nonSolicitation = riskyClause({
  id: 'non-solicitation',
  typeName: 'Non-solicitation',
  description: 'A promise not to hire somebody’s staff or approach its customers.',
  severity: 'medium',
  recommendation: 'Limit the ban in time and to people or customers that were dealt with.',
  triggers: (
    'solicit|soliciting|solicitation|nonsolicitation|entice|poach|solicits|recruit|recruits|' +
    'divert|induce|canvass|hire|engage any|call upon*|never to|call on|not employ|never employ|' +
    'employ any*|interfere with the relation*|interfere with any relation*|' +
    'interfere with any employ*|interfere with the employ*|interfere with its employ*|' +
    'interfere with any customer*|interfere with any client*|interfere with its customer*|' +
    'interfere with its relation*|interfere with our*'
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
      unless: phrase('unsolicited|(?:each|every) time|whenever'),
      why: 'Somebody promises not to approach employees or customers.',
      confidence: 0.9,
    },
  ],
  examples: [
    'The Agent shall [[not call on former customers]] of the Firm.',
    'Client [[shall not solicit or hire any employee]] of Provider.',
    'The [[non-solicitation of customers]] ends after a year.',
    'We do not accept unsolicited offers; the solicitor will hire staff.',
    'Your shares will not be diluted each time we hire a new employee.',
    'Donations are solicited from customers each spring.',
  ],
});
