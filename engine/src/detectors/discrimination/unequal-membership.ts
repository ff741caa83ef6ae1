import { phrase } from '#engine/phrases/phrase.ts';

import { biasedWording } from './biased-wording.ts';

const WOMEN =
  '(?:ladies|women|females|wives|lady members|women members|female members|lady associates|lady guests)';
const ONE_SEX =
  '(?:gentlemen|men|males|male persons|male members|ladies|women|females|female persons)';
const TRAIT = `(?:(?:jewish|catholic|roman catholic|protestant|christian|muslim|hindu|sikh|buddhist)
  (?:faith|religion|persuasion|race|origin|descent|background)|(?:colou?red|negro|african|asian|caribbean
  |chinese|indian|pakistani|arab|irish|polish|romani|gypsy|hebrew|foreign)
  (?:race|origin|descent|extraction|blood|background|birth)|colou?r)`;
/** What members may do and others may not. */
const RIGHT = `(?:enter|use|vote|join|hold office|play|stand for|sit on|drink in|be (?:members|admitted|elected
  |proposed|served)|become members|take part|attend)`;

export const unequalMembership = biasedWording({
  id: 'unequal-membership',
  typeName: 'Unequal membership',
  description:
    'A rule of a club or another body by which one sex, faith or origin may not join, or may do less than other members.',
  severity: 'high',
  recommendation: 'Give every member the same rights; take advice where the body is for one group.',
  legalReference: { law: 'Equality Act 2010', article: 's. 101' },
  triggers: (
    'membership is*|membership shall be*|membership will be*|membership of the club*|ladies may*|ladies shall*|' +
    'ladies are*|ladies must*|ladies cannot|ladies can*|women may*|women shall*|women are*|women must not*|women cannot|' +
    'women can only*|females may*|females shall*|females are*|females must not*|females cannot|wives may*|wives are*|lady members*|' +
    'women members*|female members*|lady associates*|lady guests*|of the jewish*|of jewish*|of the catholic*|' +
    'of catholic*|of the roman*|of roman*|of the protestant*|of protestant*|of the christian*|of the muslim*|' +
    'of muslim*|of the hindu*|of hindu*|of the sikh*|of sikh*|of coloured*|of colored*|of the negro*|of negro*|of african*|' +
    'of asian*|of caribbean*|of chinese*|of indian*|of pakistani*|of arab*|of irish*|of polish*|of romani*|of gypsy*|' +
    'of the hebrew*|of hebrew*|of foreign*|of colour*|of color*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `membership (?:of the club )?(?:is|shall be|will be) (?:open|restricted|limited|confined|available|reserved)
          (?:only |exclusively )?(?:to|for) ${ONE_SEX}(?: only)?(?! (?:and|or|&))`,
        `${WOMEN} (?:may|shall|are|can) (?:only )?(?:be )?(?:admitted|elected|accepted|eligible|enrolled|join)
          (?:only )?(?:as|for) (?:associates?|associate members(?:hip)?|social members(?:hip)?|guests?|lady members|honorary members)`,
        `${WOMEN} (?:may|shall|can|are) …(?:without (?:a |the )?(?:right to )?votes?|have no vote|no right to vote)`,
        `${WOMEN} (?:may|shall|must) not ${RIGHT}|${WOMEN} (?:cannot|can not) ${RIGHT}
          |${WOMEN} are not (?:allowed|permitted|eligible|entitled) to ${RIGHT}|${WOMEN} are not admitted`,
      ),
      unless: phrase(
        `countr(?:y|ies)|laws?|nations?|states?|until|under sharia|religio(?:n|us)|they|said|study|studies|surveys?
          |pregnan(?:t|cy)|weather|discriminat\\w{1,6}|competition|tournament|league|team|final|hospital|ward
          |shelter|mosque|temple|history|historically|century`,
      ),
      why: 'One sex may not join, or may do less than the other.',
      confidence: 0.8,
    },
    {
      form: phrase(
        `(?:persons?|people|applicants?|candidates?|members|anyone|anybody|those|gentlemen|ladies|families)
          of (?:the |any )?${TRAIT} (?:(?:may|shall|will|can|must|need) (?:not|only|never|be \\w{3,12} only)
          |are (?:not (?:admitted|eligible|accepted|allowed)|admitted only))`,
      ),
      unless: phrase('discriminat\\w{1,6}|likely|study|studies|survey|data|census|protected'),
      why: 'People of a faith or an origin may not join, or only on other terms.',
      confidence: 0.85,
    },
  ],
  examples: [
    '4. Full [[membership is open to gentlemen]] over 21 years. [[Ladies may be admitted as associates]] who pay half.',
    '[[Lady members may not play]] before noon on Saturdays; [[women may not enter]] the smoking room.',
    '[[Persons of the Jewish faith may be proposed only]] with the consent of the whole Committee.',
    'Membership is open to men and women over 18. Ladies are admitted free, and ladies may bring a guest.',
    'In some countries women may not drive, and women may not vote there.',
    'People of African descent are not more likely to fall ill, the study says.',
    'People of colour are only now heard. Wives may enter on a Tuesday.',
  ],
});
