import { ISO_27001, SOFTWARE_DIRECTIVE } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

import { plainWords } from './plain-words.ts';

const SOFTWARE =
  '(?:version|copy|licen[sc]e|licen[sc]e key|serial|key|installer|software|windows|office|photoshop|autocad|adobe|editor|plug-?in|app|program|suite|build)';

export const unlicensedSoftware = plainWords({
  id: 'unlicensed-software',
  typeName: 'Unlicensed software or content',
  description:
    'Software or other works used without a license, cracked, or installed on more machines than are licensed.',
  severity: 'medium',
  recommendation: 'Remove the unlicensed copies and buy the licenses you need.',
  legalReference: { law: ISO_27001, article: 'Annex A, control 5.32' },
  triggers: (
    'cracked|keygen|key generator|pirated|warez|torrent|torrented|without a licence|' +
    'without a license|without licence|without license|no licence for*|no license for*|' +
    'same licence*|same license*|one licence*|one license*|watermark|licence runs out|' +
    'license runs out|trial period|licence is for*|license is for*|licence is only for*|' +
    'license is only for*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:cracked|pirated|torrented) (?:\\w{3,12} ){0,2}?${SOFTWARE}(?: \\w{2,12}){0,5}`,
        `(?:use|run|download(?:ed)?|found|got|there's|there is|have) (?:\\w{1,9} ){0,3}(?:keygen|key generator|crack)(?: for (?:\\w{2,12} ?){1,3})?`,
        `(?:download(?:ed)?|got|grab(?:bed)?|installed) (?:\\w{2,12} ){1,5}(?:from|off|via) (?:a |the )?(?:torrent|warez|pirate)(?: \\w{3,8})?`,
        `(?:same|one|a single|single) licen[sc]e(?: key)? (?:\\w{2,9} ){0,4}(?:on|for) (?:all|every|the whole|everyone's|everybody's|\\d{2,4}|ten|twenty|thirty|forty|fifty) (?:\\w{3,9} ?){1,3}`,
        `(?:crop|cut|paint|edit|remove|get rid of|photoshop)(?:ped|ed|d)?(?: out| off)? (?:the |their |its |that )(?:\\w{3,12} )?watermark(?:,? (?:and|so|before|nobody|no one|then)(?: \\w{2,9}){1,5})?`,
      ),
      requires: phrase(
        "we|i|just|share|use|install|installed|there's|there is|works|laptops?|machines|computers|nobody|folder|here|don't|website|deck|brochure",
      ),
      unless: phrase(
        'not|never|cracked (?:screen|wall|skin|glass|tooth|lip)|volume licen[sc]e|site licen[sc]e|floating|open source|mit licen[sc]e|malware (?:in|hidden)|victims?|police|seized|anti-piracy|sold|screen|our own watermark',
      ),
      confidence: 0.75,
      why: 'The text suggests using software or content without paying for it.',
    },
    {
      form: phrase(
        `licen[sc]e is (?:only )?for (?:\\d{1,3}|one|two|three|four|five|ten) (?:seats?|users?|machines?|computers?|people|pcs?)(?: …|,? )(?:we've|we have|we|it's|installed|running|runs)(?: \\w{2,9}){0,4}? (?:on|by|for) (?:\\d{1,4}|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|a hundred|all|every) (?:of )?(?:\\w{3,12})`,
      ),
      unless: phrase(`upgrade|bought|ordered|buy`),
      confidence: 0.75,
      legalReference: { law: SOFTWARE_DIRECTIVE, article: 'Art. 4(1)' },
      why: 'The text suggests using software beyond the number of licenses held.',
    },
  ],
  examples: [
    'The [[licence is for 5 seats but we have it on thirty laptops]].',
    'The licence is for 5 seats, so we bought one for all laptops.',
    'There is a [[cracked copy of AutoCAD on the share]].',
    'Just [[use the keygen for the editor]].',
    'We run the [[same licence on all our laptops]], I know.',
    '[[Crop out the watermark and nobody will notice]].',
    'The police seized pirated copies of software.',
    'I have a cracked screen, and the app works.',
    'Our volume licence is used on all laptops.',
    'Never install a cracked version.',
  ],
});
