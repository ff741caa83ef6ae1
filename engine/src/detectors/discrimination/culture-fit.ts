import { phrase } from '#engine/text/phrase.ts';

import { biasedWording } from './biased-wording.ts';
import { HIRING } from './selection-words.ts';

export const cultureFit = biasedWording({
  id: 'culture-fit',
  typeName: 'Culture fit',
  description: 'A demand to fit in, which tends to favour people like those already there.',
  severity: 'low',
  recommendation: 'Name the values or ways of working that matter, and judge by them.',
  legalReference: { law: 'EEOC Compliance Manual', article: 'Sec. 15-VII' },
  triggers: [
    'culture fit',
    'cultural fit',
    'culture-fit',
    'cultural-fit',
    'fit our culture',
    'fit in with*',
    'fits our culture',
    'fit into our*',
    'like-minded',
    'like us',
    'beer',
    'one of us',
    'tight-knit',
    'like a family',
    'work family',
    'ping pong*',
    'ping-pong*',
    'foosball*',
    'happy hour*',
    'office drinks',
    'bro culture',
    "beer o'clock",
  ],
  rules: [
    {
      form: phrase(
        '(?:good |great |strong |perfect )?cultur(?:e|al)-fit',
        'fits? (?:in(?:to|to)? |in with )?(?:with )?our (?:\\w{1,15} )?(?:culture|team|family)',
        'like-minded (?:people|individuals|colleagues|candidates?|team)|(?:people|someone|somebody) (?:just )?like us|one of us',
        '(?:grab|have|share) a beer with|beer test',
      ),
      requires: phrase(
        'you|candidates?|applicants?|hir(?:e|ing)|looking for|seek(?:s|ing)?|team|we|join|employees?|interviews?',
      ),
      unless: phrase('cultural fitness'),
      why: 'Fitting in is no skill, and favours people like those already there.',
    },
    {
      form: phrase(
        "like (?:a|one big) family|work family|bro culture|beer o'clock|office drinks|happy hours?|(?:ping-?pong|foosball)(?: tables?)?|cultur(?:e|al)-fit",
      ),
      requires: HIRING,
      confidence: 0.7,
      why: 'It promises the life of one circle of people, and puts off others.',
    },
  ],
  examples: [
    'You are a [[cultural fit]] for a small team.',
    'We hire for [[culture fit]] first.',
    'Join [[like-minded people]] who work late.',
    'Culture fits people of every kind; the key fits the lock.',
    'Instead of culture fit we look for values.',
  ],
});
