import type { PlaceDetector } from '#engine/detector.ts';
import { GDPR } from '#engine/laws.ts';
import { isCapitalAt } from '#engine/text/ascii.ts';
import { valueAt } from '#engine/text/labeled-value.ts';
import { oneLine } from '#engine/text/one-line.ts';

import { DEMONYMS } from './demonyms.ts';

/** Nouns for states, laws, languages and trade rather than people. */
const OF_NO_PERSON = new RegExp(
  oneLine`^[\s-]{1,3}(?:(?:\p{Lu}\p{Ll}{2,14} ){0,2}(?:act|acts|administration
    |agenc(?:y|ies)|airlines?|ambassador|arbitration|army|authorit(?:y|ies)|banks?|board
    |broadcasting|central|civil|code|commission|committee|community|constitution|convention
    |council|courts?|criminal|crowns?|currency|customs|delegation|depositary|depository|dollars?
    |economy|embassy|empire|exchange|express|federal|federation|francs?|government|governments
    |higher|inc|institute|kingdom|kroner?|kronor|language|laws?|legal|legislation|legislature
    |liras?|market|medical|ministry|national bank|ocean|parliament|patent|penal|police|pounds?
    |red cross|regulations?|republic|rupees?|russian federation|security council|senate|society
    |states?|statutes?|stock|supreme|tax|territor(?:y|ies)|text|time|translation|treasury|union
    |version|zlotys?)\b)`,
  'iu',
);
const IN_A_LANGUAGE =
  /(?:\b(?:in|into|from|speaks?|speaking|spoken|translated|fluent in|written in|the)\s|^)$/i;
/** Nouns that show that a nationality is meant. */
const NATIONAL = / (?:nationals?|citizens?|nationality|citizenship|origin)\b/y;
/** Demonyms that as language names say nothing about a person. */
/** What the other languages, the lessons and the goods named after a people have behind them. */
const OF_A_SUBJECT =
  /^(?:[ ]\((?:Ms|Mrs?|Miss|Dr|Mme|Prof|Sr|Frau|Herr)\b|[ \t]{2,40}(?:\d|[A-F][*+-]?(?![\w]))|[ ]?\|[ ]?(?:\d|[A-F][*+-]?[ ]?\|)|[ ](?:beans?|fries|toast|windows?|doors?|breakfasts?|shorthairs?|bulldogs?|spaniels?|setters?|shepherds?|oak|ivy|roses?|mustard|cheese|wines?|cuisine|literature|grammar|lessons?|teachers?|gcse|a[ -]level|class(?:es)?|homework|exam)(?!\p{L}))/iu;
const LANGUAGE_LABEL = /(?<!\p{L})languages?(?:\(s\))?(?: spoken)?[ \t]{0,3}[:|]?[ \t]{1,12}$/iu;
/** A part of a continent or a country. */
const PART_BEFORE =
  /(?<!\p{L})(?:South|North|West|East|Central|Northern|Southern|Sri|Saudi|Papua New)[ ]$/u;
const LANGUAGES = /^(?:english|french|german|spanish|arabic|dutch)$/i;

export const nationality: PlaceDetector = {
  scope: 'place',
  id: 'nationality',
  typeName: 'Nationality or ethnic origin',
  category: 'pii',
  description:
    "A word for people's nationality or ethnic origin, apart from states, laws and languages; listed so that it can be removed, without raising a flag.",
  severity: 'low',
  isInformational: true,
  recommendation: 'If people must not be identifiable, remove nationality and origin.',
  legalReference: { law: GDPR, article: 'Recital 26' },
  triggers: DEMONYMS.flatMap((demonym) =>
    /(?:n|i|b|k|o|a|y)$/.test(demonym) ? [demonym, `${demonym}s`] : [demonym],
  ),
  reach: { before: 40, after: 56 },
  examples: [
    'The applicant, a [[Turkish national]] of [[Kurdish origin]], is a [[Pakistani]].',
    'Two [[Nigerians]] and an [[Irish]] man were heard.',
    'The Turkish Government relied on Swedish law and on the German Civil Code.',
    'The crew was [[South African]], the cook a [[West African]].',
    'German (Ms Roe): good. French             4   5\nPreferred language: Polish; dwarf French beans, a British Shorthair and Spanish homework',
    'She speaks French and reads in English; please polish the american cheese.',
  ],
  verify({ text, start, end }) {
    const word = text.slice(start, end);
    if (!isCapitalAt(word, 0)) return undefined;
    if (/[\w-]/.test(text.charAt(start - 1)) || OF_NO_PERSON.test(text.slice(end)))
      return undefined;
    if (LANGUAGES.test(word) && IN_A_LANGUAGE.test(text.slice(0, start))) return undefined;
    if (OF_A_SUBJECT.test(text.slice(end)) || LANGUAGE_LABEL.test(text.slice(0, start)))
      return undefined;
    const part = PART_BEFORE.exec(text.slice(0, start))?.[0].length ?? 0;
    const to = valueAt(text, end, NATIONAL)?.end ?? end;
    return {
      start: start - part,
      end: to,
      confidence: 0.5,
      why: 'The text uses a word for the people of a state or nation.',
    };
  },
};
