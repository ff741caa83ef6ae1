import { AGAINST_ORIGIN } from '#engine/detectors/discrimination/equal-treatment.ts';
import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const ORIGIN = `(?:africa|asia|india|china|japan|congo|jamaica|mexico|bollywood|bombay|timbuktu|wakanda|zulu|kung fu|jihad(?:i)?|taliban|bin laden|osama|isis|al-?qaeda|terrorist|suicide bomber|ching[ -]?chong|jackie chan|bruce lee|chopsticks|curry|kebab|sushi|coconut|monkey|king kong|kunta kinte|bob marley|ali baba|aladdin|pocahontas|apache|sitting bull|gandhi|apu|borat|dracula|sombrero|taco|gypsy|blackie|chalky|sambo)`;
const CALLED =
  '(?:call(?:s|ed|ing)?|nicknam(?:ed|es|ing)|address(?:ed|es|ing)|greet(?:s|ed|ing)?|introduc(?:ed|es|ing)|referr?(?:s|ed|ing)? to)';

/** Names by which people are called for where they come from. */
export const ethnicNickname: WordingPart = {
  triggers: [
    'call',
    'calls',
    'called',
    'calling',
    'nicknamed',
    'nicknames',
    'nicknaming',
    'addressed',
    'addresses',
    'addressing',
    'greet',
    'greets',
    'greeted',
    'greeting',
    'introduced',
    'introduces',
    'introducing',
    'refer to',
    'refers to',
    'referred to',
    'referring to',
  ].flatMap((verb) => ['me', 'him', 'her', 'us', 'them'].map((whom) => `${verb} ${whom}`)),
  rules: [
    {
      form: phrase(
        `${CALLED} (?:me|him|her|us|them) (?:as |by the name (?:of )?|only |just )?["“‘'](?:(?:mama|papa|miss|mrs|mr|mister|little|our|big|black|brown|my|the|captain|general|doctor) )?${ORIGIN}(?: (?:boy|girl|man|woman|queen|king|prince|princess|muncher|lady|guy))?["”’']`,
      ),
      unless: phrase('novel|film|song|play|stage name|band|album|dogs?|cats?|horse|ship'),
      legalReference: AGAINST_ORIGIN,
      confidence: 0.82,
      why: 'Somebody is called by a nickname that mocks an origin or a faith.',
    },
  ],
  examples: [
    'All summer the chef [[called me “Miss Bollywood”]], and the others [[nicknamed him "Bin Laden"]].',
    'They called her “Captain Marmalade”. The band called them “Ali Baba”, and he called me “India” after the novel.',
  ],
};
