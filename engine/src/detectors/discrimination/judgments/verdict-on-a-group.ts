import { FOR_EVERY_TRAIT } from '#engine/detectors/discrimination/equal-treatment.ts';

import { GROUP_WORDS } from './group-words.ts';
import { remarkOnAPerson } from './remark-on-a-person.ts';
import { verdict } from './verdict.ts';

export const verdictOnAGroup = remarkOnAPerson({
  id: 'verdict-on-a-group',
  typeName: 'Disparaging generalization about a group',
  description:
    'Remarks that disparage the character, ability or habits of all people of an origin, faith, sex, age, illness or class.',
  severity: 'high',
  recommendation:
    'Do not send the remark; if it influenced a decision, keep it on file and have that decision made again.',
  legalReference: FOR_EVERY_TRAIT,
  triggers: [
    ...GROUP_WORDS,
    ...(
      'you igbo*|you yoruba*|you hausa*|you fulani*|you kikuyu*|you luo*|you zulu*|you xhosa*|' +
      'you punjabi*|you bihari*|you gujarati*|you tamil*|you malay*|you indian*|you chinese*|' +
      'you pakistani*|you polish*|you irish*|you nigerian*|you somali*|you arab*|you jewish*|' +
      'you muslim*|you hindu*|you black*|you white*|you asian*|you african*|you brown*|you gypsy*|' +
      'girls from*|women from*|boys from*|men from*|people from*|lads from*|ladies from*|' +
      'over-forties|over-##s|you lot|such people|such folk|such folks|such types|' +
      'such families|such women|such girls|such boys|such sorts|those people|those folk|' +
      'those folks|those types|those families|those women|those girls|those boys|those sorts|' +
      'these people|these folk|these folks|these types|these families|these women|' +
      "these girls|these boys|these sorts|they'd sell|they'd steal|they'd nick|they'd rob|" +
      "they'd flog|they'll sell|they'll steal|they'll nick|they'll rob|they'll flog|" +
      'they would sell|they would steal|they would nick|they would rob|they would flog|' +
      'they will sell|they will steal|they will nick|they will rob|they will flog|gaga|' +
      'senile|doddery|doolally|past it|over the hill|long in the tooth|past being|' +
      'past learning|past teaching|past training|past changing|past caring|past working|' +
      'dead weight|dead wood|ballast|clapped out|burnt out|burned out|birds|lasses|' +
      'no females|lady|woman has|woman had|girl has|girl had|female has|sheila|any woman|' +
      'any girl|any lady|any female|at thirty*|at forty*|at fifty*|at sixty*|at seventy*|' +
      'at eighty*|being thirty*|being forty*|being fifty*|being sixty*|being seventy*|' +
      'being eighty*|now thirty*|now forty*|now fifty*|now sixty*|now seventy*|now eighty*|' +
      'over thirty*|over forty*|over fifty*|over sixty*|over seventy*|over eighty*|' +
      'past thirty*|past forty*|past fifty*|past sixty*|past seventy*|past eighty*|' +
      'above thirty*|above forty*|above fifty*|above sixty*|above seventy*|above eighty*|' +
      'nearing thirty*|nearing forty*|nearing fifty*|nearing sixty*|nearing seventy*|' +
      'nearing eighty*|at ## he*|at ## she*|at ## they*|at ##, he*|at ##, she*|at ##, they*|' +
      'over ##|past ##|above ##|nearing ##|black name|black names|black surname*|' +
      'african name*|muslim name*|foreign name*|foreign-sounding name*|polish name*|' +
      'traveller name*|ethnic name*|asian name*|arab name*|jewish name*|irish name*|' +
      'spanish name*|mexican name*|indian name*|nigerian name*|russian name*|chinese name*|' +
      "turkish name*|never pay*|never wash*|never clean*|never work*|never listen*|never queue*|never tip*|never turn up*|don't pay*|don't wash*|don't clean*|don't work*|don't listen*|don't queue*|don't tip*|don't turn up*|won't pay*|won't wash*|won't clean*|won't work*|won't listen*|won't queue*|won't tip*|won't turn up*"
    ).split('|'),
  ],
  parts: [verdict],
  examples: [
    '[[The Zimbabweans on the crew are sly]] and will sell the copper.',
    '[[Mexicans pack twelve to a room]] and fry everything.',
    '[[The Poles in dispatch will nick the copper]], and [[they’d sell their own]] mother.',
    'Lady drivers? [[Lady drivers can’t tell a clutch from a brake]].',
    '[[Married women tend to lose interest]], and [[single mums are always off sick]].',
    '[[Over-seventies are gaga]], he said; [[people on the social only lie in bed]].',
    'And [[you lot from the chapel are always so holy]].',
    '[[You Yoruba people, you]] talk and talk. [[Girls from the village only want a husband]] with a car.',
    '[[With Albanians there is always a catch]].',
    'You Irish people from the coast are welcome; women from the north are only after the title of champions.',
    '[[Such people never keep clean]].',
    '[[At sixty-odd he’s past learning]] a new screen; [[a man over fifty is just ballast]].',
    '[[She’s past it]], and [[at seventy he won’t learn]] it.',
    '[[No sheilas under the dash]]; [[a woman has no business near a furnace]].',
    '[[Any woman getting married in her first three years will be moved]] to a lower grade.',
    '[[A black name means loud music]].',
    'Two Mexicans live in a room above the shop; the Mexicans pack their bags.',
    'Us women are hopeless at this, we laughed. Not all Poles are lazy.',
    'It is a myth that women can’t park, and the study says that migrants are lazy in no country.',
    'Women lose interest rates of two per cent; the over-60s are welcome.',
    'Many refugees sleep six to a room. Some Poles are lazy and some are not.',
    'There are no women on the board; no women were hurt on the night shift.',
    'Such people never get the credit. Any woman who gets married may keep her name.',
    'The car is past it, and at sixty he rode the whole race. A black name tag means a member of staff.',
    'GIRLS STEAL IT AT THE DEATH: a late goal. Women steal the show in the relay; the boys nick a point at home.',
    'Avoid remarks such as “women can’t park”.',
    'Note on the account: [[Albanian’s never pay up]], cash first. [[Romanians never pay on time]].',
    'The guest’s never pay for parking; Poles never pay on time is a myth.',
  ],
});
