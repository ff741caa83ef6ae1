import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { SANCTIONS_DIRECTIVE } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

/** The offenses of violating restrictive measures. */
const SANCTIONS = { law: SANCTIONS_DIRECTIVE, article: 'Art. 3(1)' };
const USE =
  '(?:(?:an? |the |for )?(?:farm|civilian|school|hospital|school lab|university|dairy|irrigation|agricultural|medical|spare parts|research|toys?|tractors?|humanitarian|household|private)\\b)';
const EXPORT = phrase(
  `end[ -]use(?:r|rs)?|export\\w{0,3}|licen[cs]e office|customs|consignee|embargo\\w{0,2}|sanction\\w{0,3}|shipped|shipment|goods|invoice|order|destination|crimea|iran|isfahan|tehran|minsk|belarus|russia|moscow|syria|damascus|pyongyang|north korea|cuba|donetsk|sevastopol`,
);
const BANNED =
  '(?:iran|isfahan|tehran|tabriz|shiraz|minsk|belarus|russia|moscow|st petersburg|kazan|novosibirsk|syria|damascus|aleppo|pyongyang|north korea|crimea|sevastopol|simferopol|donetsk|luhansk|havana)';
const IN_ORDER = phrase(
  `can(?:'t|not) supply|won't supply|must not|may not|never|refus\\w{2,4}|declin\\w{2,4}|blocked|licen[cs]ed|reported (?:it|this) to|was fined|court|fishing boat|training`,
);

/** How goods get round an embargo: false uses, hidden customers, detours and ships without a signal. */
export const evadedSanctions: WordingPart = {
  triggers: (
    'transponder*|its ais|the ais|her ais|ais off|ais switched*|its tracker*|the tracker*|the beacon*|its beacon*|' +
    'end use*|end-use*|end user*|end-user*|export statement*|export form*|export declaration*|licence office*|license office*|licensing office*|export office*|' +
    'isfahan|tehran|tabriz|minsk|crimea|sevastopol|simferopol|donetsk|luhansk|pyongyang|damascus|shiraz|iran|belarus|russia|moscow|syria|north korea|havana|kazan|novosibirsk|aleppo|st petersburg|' +
    'name of the plant|name of the factory|name of the customer|name of the site|name of the end*|name of the works|name of the buyer|as the use|as the purpose|as the end*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:sail|sails|sailing|go|goes|run|runs|cross|crosses|steam|steams|travel|travels|leave|leaves|call|calls|load|loads)\\b[^.;:!?]{0,45}? with (?:its|the|her|their|our) (?:transponders?|ais|trackers?|tracking|beacons?) (?:(?:switched|turned) )?off`,
        `(?:switch|turn|switched|turned|turns|switches) off (?:its|the|her|their|our) (?:transponders?|ais) (?:before|when|after|until|near|off|past|so)(?: \\w{2,12}){1,4}`,
      ),
      unless: IN_ORDER,
      legalReference: SANCTIONS,
      confidence: 0.85,
      why: 'The text has a ship hide where it goes.',
    },
    {
      form: phrase(
        `(?:certificates? of end[ -]use|end[ -]use(?:r)? (?:certificates?|statements?|declarations?)|export (?:statements?|forms?|declarations?))[,;]? (?:just )?(?:sign|fill|put|say|tick|write|complete|declare) (?:it |them )?(?:in |out )?(?:(?:as|to be|that it's|it's) )?(?:an? |the |for )?${USE}`,
        `(?:tick|put|write|say|declare|enter) ["“]?(?:civilian|agricultural|medical|humanitarian|farm|research)["”]? (?:on|in) the (?:export|end[ -]use(?:r)?) (?:statement|form|declaration|certificate)`,
        `tell the (?:licen[cs]e|licensing|export|customs) office (?:that )?(?:it's|it is|they're|they are) (?:just |only )?for ${USE}`,
      ),
      unless: IN_ORDER,
      legalReference: SANCTIONS,
      confidence: 0.85,
      why: 'The text asks to state a false use of goods for export.',
    },
    {
      form: phrase(
        `with ["“]?(?:\\w{3,14} ){1,3}?\\w{3,14}["”]? as the (?:use|purpose|end[ -]use),? and leave (?:out|off) the name of the (?:plant|factory|customer|site|end[ -]user|works|buyer)`,
        `(?:goods|parts|machines?|order|shipment|motors?|pumps?|chips|drones?|controllers?|these|they|it) (?:is|are) (?:really |actually )for (?:(?:an? )?\\w{3,12} in )?${BANNED},? so (?:please )?(?:invoice|ship|send|bill|address|book|route) (?:it|them|the \\w{3,9}) (?:to|via|through|in the name of)(?: \\w{2,12}){1,4}`,
        `leave (?:the )?(?:\\w{3,9} )?${BANNED} (?:address|name|customer|plant) (?:off|out),? (?:and|so) (?:we|i)(?:'ll| will)? (?:route|ship|send|take|book) (?:it|them)(?: \\w{3,12}){1,4}`,
        `(?:as |since |because )(?:the )?(?:end )?(?:customer|user|buyer|plant|factory) is in ${BANNED},? we (?:can't|cannot|won't|don't|must not|shouldn't) (?:put|write|say|show|mention|state) (?:that|this|it)(?: (?:anywhere|on (?:anything|the \\w{4,9}|paper|any \\w{4,9})))?`,
      ),
      requires: EXPORT,
      unless: phrase(
        `can(?:'t|not) supply|won't supply|may not|refus\\w{2,4}|declin\\w{2,4}|was fined|court`,
      ),
      legalReference: SANCTIONS,
      confidence: 0.85,
      why: 'The text hides whom goods are for, as people do to get round an embargo.',
    },
  ],
  examples: [
    'She [[sails to Latakia with her AIS switched off]]. They [[turn off the transponder before they pass the strait]].',
    'The pilot flies with the transponder on; the fishing boat goes with its tracker off and was fined.',
    'If they want an [[end-use certificate, just say it’s for irrigation]]. [[Put “medical” on the export form]]. [[Tell the licensing office it’s only for research]].',
    'If they want an end-use certificate, ask the farm to sign it. Tell the customs office that it is late.',
    'Order it again [[with “milking machines” as the use, and leave off the name of the works]].',
    'The [[pumps are really for a firm in Tehran, so bill them to your cousin in Dubai]]. [[Leave the Minsk address out and we’ll send it through Vilnius]].',
    '[[Since the buyer is in Sevastopol, we can’t show it on the invoice]].',
    'The end customer is in Isfahan, so we cannot supply this order. As the plant is in Russia, we can’t say when the parts come; the goods are for Moscow, so we refused the order.',
  ],
};
