import { GDPR } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

import { plainWords } from './plain-words.ts';

const UNION = `(?:ig metall|ver\\.?di|unison|gmb|siptu|usdaw|the teamsters|teamsters|cgt|cfdt|ccoo|ugt|cgil|fnv|(?:the |a )?(?:trade |labou?r )?union)`;
const PRIVATE_ROOM = `(?:(?:changing|locker|dressing|shower|prayer) rooms?|toilets?|washrooms?|showers|restrooms?|bathrooms?)`;
const CAMERA =
  '(?:cctv|(?:hidden |security |surveillance |video )?cameras?|video surveillance|webcams?)';

export const staffSurveillance = plainWords({
  id: 'staff-surveillance',
  typeName: 'Intrusive surveillance of staff',
  description:
    'Cameras in changing rooms or toilets, lists of union members, and diagnoses asked of a company doctor.',
  severity: 'high',
  recommendation: 'Stop it, keep the evidence and involve the data protection officer.',
  legalReference: { law: GDPR, article: 'Art. 5(1) and 9(1)' },
  triggers: (
    'changing room|changing rooms|locker room|locker rooms|dressing room|dressing rooms|shower room|shower rooms|prayer room|' +
    'prayer rooms|toilet|toilets|washroom|washrooms|showers|restroom|restrooms|bathroom|bathrooms|union|unions|ig metall|' +
    'verdi|ver.di|unison|gmb|siptu|usdaw|teamsters|cgt|cfdt|ccoo|ugt|cgil|fnv|union members|company doctor|works doctor|' +
    'company physician|occupational doctor|occupational health|occupational physician|company health*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `${CAMERA}(?: (?:has|have|had|is|are|was|were|also|now|been|being))? ?(?:covers?|films?|records?|watches|monitors?|overlooks?|installed
          |placed|hidden|put up|mounted|fitted|running)?(?: (?:in|inside|above|at|into))? (?:the |all |our )?(?:staff |women's |men's |ladies' |female |male |employee )?${PRIVATE_ROOM}`,
      ),
      unless: phrase(
        'no|not|never|must|may|without|except|outside|entrances?|removed|smart|bathroom scale|if|hotel|house|flat|listing|rent',
      ),
      confidence: 0.75,
      why: 'The text says that a camera watches a place where people undress or wash.',
    },
    {
      form: phrase(
        `(?:wish(?:es)?|wants?|wanted|needs?|would like|asked|asks|trying|tried|demanded|demands) to (?:know|find out|be told|see|learn|establish|identify)
          (?:which|who|whether)(?: of)?(?: \\w{2,14}){0,7}? (?:(?:is|are|was|were) (?:an? )?(?:members? (?:of|in)|in|organi[sz]ed in|active in)|belongs? to|joined|has joined|have joined) ${UNION}`,
        `(?:find out|tell me|let me know|check|note down) (?:which|who)(?: of)?(?: \\w{2,14}){0,5}? (?:(?:is|are) (?:an? )?(?:members? (?:of|in)|in|active in)|belongs? to|joined|has joined|have joined) ${UNION}`,
        `(?:draw up|drew up|drawn up|keep|keeps|kept|compiled?|compiles|made|prepared?) (?:an? |the )?(?:\\w{3,12} )?(?:list|spreadsheet|record|register|file)
          (?:of|with|on) (?:all |the |our )?(?:employees |workers |staff |colleagues )?(?:union members|who (?:is|are) in ${UNION}|members of ${UNION}|in ${UNION})`,
      ),
      unless: phrase(
        'branch secretary|shop steward|subscriptions?|dues|ballots?|must not|may not|not|never|is it|allowed|survey|european union|credit union|if',
      ),
      why: 'The text shows that union membership is being recorded or asked about.',
    },
    {
      form: phrase(
        `(?:ask|asks|asked|get|gets|got|obtain|obtained|request|requested|demanded|phone|phoned) (?:the |our )?(?:company|works|occupational)(?: health)? (?:doctor|physician|nurse|service)
          (?:for|to (?:disclose|give|pass on|tell|send|hand over|provide))(?: (?:us|me|him|her|them|hr))? (?:\\w{2,9} ){0,3}?(?:diagnos[ie]s|medical (?:records?|history|details|files?))`,
      ),
      unless: phrase('not|never|must|may|consent|if|cannot|no'),
      why: 'The text asks a company doctor for what medical confidentiality covers.',
    },
  ],
  examples: [
    '[[CCTV covers the staff changing room]]. A [[camera was installed in the women’s toilets]].',
    'The chair [[wishes to know which employees in the paint shop are members of IG Metall]].',
    'He [[keeps a list of all union members]]. [[Find out who is in the union]].',
    'The head of personnel will [[ask the company doctor for the diagnoses]].',
    'There are no cameras in the changing rooms, and CCTV must not cover toilets.',
    'The branch secretary keeps a list of all union members. Cameras watch the entrance to the toilets.',
    'You may ask the company doctor for a vaccination; she wants to know which shops are members of the guild.',
    'The house has two bathrooms, a camera system and smart toilets.',
  ],
});
