import { biasedWording } from '#engine/detectors/discrimination/biased-wording.ts';
import { HIRING } from '#engine/detectors/discrimination/selection-words.ts';
import { PAY_TRANSPARENCY_DIRECTIVE } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const PAY = '(?:salar(?:y|ies)|pay|wages?|compensation|remuneration|package|benefits|offer|rates?)';
/** `competitive` pay, and senses in which something is sought or won against others. */
const OF_PAY = ` (?:${PAY}|prices?|base|total|annual|hourly|with|and|offer|plus|commensurate|depending
  |based|edge|advantage|analysis|environment|landscape|programming|grants?|exams?|process)`;

export const genderCodedLanguage = biasedWording({
  id: 'gender-coded-language',
  typeName: 'Gender-coded language',
  description:
    'Wording in job ads that research links to discouraging one sex, such as “rockstar” or “ninja”.',
  severity: 'low',
  recommendation: 'Describe what the work requires in plain words.',
  legalReference: { law: PAY_TRANSPARENCY_DIRECTIVE, article: 'Art. 5(3)' },
  triggers: (
    'crush|crushing|rockstar|rock star|ninja|guru|dominant|dominate|aggressive|work hard|alpha|' +
    'hacker mentality|hungry|go-getter|man up|manly|ladylike|competitive|manpower|bossy|' +
    'hysterical|feisty|motherly|nurturing|superhero|superheroes|rockstars|rock stars|rock-star|' +
    'rock-stars|ninjas|gurus|wizard|wizards|warrior|warriors|killer|killers|beast|fearless|' +
    'headstrong|badass|kick-ass|kickass|hustle|hustler|hustlers|rainmaker|dominating|' +
    'aggressively|assertive|go-getters|kill it|strong man|strongman|thick-skinned|thick skin|' +
    'macho|bubbly|sassy|gentle|rock-solid leader|hard-charging|hunter mentality|tough-minded|' +
    'war room|dominates|bad-ass|strong-man'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:(?:coding|code|sales|marketing|software|javascript|data|growth) )?(?:rock(?:-| )?stars?
          |ninjas?|gurus?|superhero(?:es)?|wizards?|warriors?)`,
      ),
      requires: phrase(
        `candidate|applicant|you|hir(?:e|ing)|looking for|seeking|join|team|developer|engineer|sales
          |wanted|we|listing|requirements|preference|apply`,
      ),
      why: 'The word can put off people who do not see themselves in it.',
    },
    {
      form: phrase(
        `(?:work hard,? play hard|hacker mentality|alpha (?:male|personality)|dominant
          personality|dominant (?:closer|salesperson|player|leader)|crush(?:ing)?
          (?:your|their|the|its) (?:targets?|quotas?|competition|goals)|dominate (?:the|your)
          (?:market|competition|team)|aggressive
          (?:personality|salesperson|self-starter|go-getter|competitor)|hungry
          (?:go-getter|salesperson|for success|self-starter)|hunter mentality|killer instinct|beast
          mode|hard-charging|tough-minded)`,
      ),
      why: 'The wording praises dominance, which research links to discouraging women.',
    },
    {
      form: phrase('man up(?! the)'),
      unless: phrase('(?:the|our|your|we|to) man up the|stations?|boats?'),
      recommendation: 'Leave it out, and say what is to be done.',
      why: 'The phrase asks people to behave as men are supposed to.',
    },
    {
      form: phrase('(?:ladylike|motherly|bossy|hysterical|feisty|manly)'),
      requires: phrase(
        'she|her|woman|women|candidate|applicant|employee|colleague|manager|be|he|his',
      ),
      why: 'The word is a gender stereotype.',
    },
    {
      form: phrase(
        `dominat(?:e|es|ing)|aggressive|assertive|fearless|headstrong|macho|bubbly|sassy|nurturing(?! (?:environment|culture|atmosphere|space|relationships|talent))
          |thick-skinned|thick skin|killers?|beast|bad-?ass|kick-?ass|hustl(?:e|er|ers)|rainmaker
          |kill it|crushing it|strong-?man|(?<!${PAY}(?: is|:)? ?)competitive(?!${OF_PAY}|
          within the)
          |crush it|go-getters?|manpower`,
      ),
      requires: HIRING,
      unless: phrase(
        `dominant (?:position|party)|bugs?|markets?|competitors?|industry|products?|tumou?r
          |treatment|bidding|tender|growth`,
      ),
      confidence: 0.7,
      why: 'Research on job ads found that the word discourages many women.',
    },
  ],
  examples: [
    'We are looking for a [[sales ninja]] to join us.',
    'The candidate is a [[hungry go-getter]].',
    'She is [[bossy]] in meetings. [[Man up]] and install it yourself!',
    'We are looking for a [[bad-ass]] who [[dominates]].',
    'The role is for a [[competitive]] person.',
    'Job in sales. Salary: Competitive. Apply for the role: competitive with fringe benefits.',
    'The treatment of an aggressive tumour took a year.',
    'Rock stars play at the festival; a dominant share of revenue came from it.',
    'Avoid “rockstar” in advertisements.',
  ],
});
