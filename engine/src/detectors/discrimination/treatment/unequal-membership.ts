import { biasedWording } from '#engine/detectors/discrimination/biased-wording.ts';
import { EQUALITY_ACT } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const WOMEN =
  '(?:ladies|women|females|(?:wives|wives and daughters|daughters|widows)(?: of (?:the )?members)?|lady members|women members|female members|lady associates|lady guests)';
const ONE_SEX =
  '(?:gentlemen|men|males|male persons|male members|ladies|women|females|female persons)';
const TRAIT = `(?:(?:jewish|catholic|roman catholic|protestant|christian|muslim|hindu|sikh|buddhist)
  (?:faith|religion|persuasion|race|origin|descent|background)|(?:colou?red|negro|african|asian|caribbean
  |chinese|indian|pakistani|arab|irish|polish|romani|gypsy|hebrew|foreign)
  (?:race|origin|descent|extraction|blood|background|birth)|colou?r)`;
/** What members may do and others may not. */
const RIGHT = `(?:enter|vote|join|hold office|play|stand for|sit on|drink in|be (?:members|admitted|elected
  |proposed|served)|become members|take part|attend)`;

const SEXES =
  '(?:ladies|women|females|girls|men|gentlemen|boys|males|lady members|women members|female (?:members|guests|residents|students)|male (?:members|guests|residents|students))';
/** Where everybody may want to be, and what everybody may want to use. */
const FACILITY = `(?:the |our |this |all )?(?:[\\w-]{2,12} ){0,2}?(?:(?:free )?weights?(?: (?:area|room))?|gym|pool|sauna|bar|lounge|smoking room|club ?house|courses?|courts?|terrace|library|reading room|lift|entrance|front door|garden|dining room|hall|machines?
  |area|facilit(?:y|ies)|showers?|kitchen|car park|computers?|workshop|roof|deck|tees?|fairways?|pitch(?:es)?|snooker table|prayer hall|balcony|racks?|bench(?:es)?|rooms?|committee room)`;
const USE = '(?:use|enter|access|visit|train (?:in|on)|play on|swim in|sit in|be in|work out in)';
/** What women may not use is the rule itself, not advice on words. */
const BAN = new RegExp(`\\b${SEXES} (?:may|shall|must|can|are) not use\\b`, 'giu');

export const unequalMembership = biasedWording({
  id: 'unequal-membership',
  typeName: 'Unequal membership',
  description:
    'A rule of a club, a house or another body by which one sex, faith or origin may not join, or may do less than others.',
  severity: 'high',
  recommendation: 'Give every member the same rights; take advice where the body is for one group.',
  legalReference: { law: EQUALITY_ACT, article: 's. 101' },
  withoutOwnBan: (sentence) => sentence.replaceAll(BAN, ''),
  triggers: (
    'men may*|men must not*|men shall not*|men cannot|men can only*|men are not*|men can use*|women can use*|ladies can use*|girls can use*|boys can use*|gentlemen may*|gentlemen must not*|girls may*|girls must not*|girls cannot|girls can only*|boys may*|boys must not*|boys cannot|boys can only*|ladies can only*|males may*|female guests*|female residents*|female students*|male members*|male guests*|male residents*|male students*|girls are not*|boys are not*|' +
    'membership is*|membership shall be*|membership will be*|membership of the club*|ladies may*|ladies shall*|' +
    'ladies are*|ladies must*|ladies cannot|ladies can*|women may*|women shall*|women are*|women must not*|women cannot|' +
    'women can only*|females may*|females shall*|females are*|females must not*|females cannot|wives may*|wives shall*|wives are*|members may be*|members shall be*|daughters may*|daughters shall*|widows may*|widows shall*|lady members*|' +
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
          (?:only )?(?:as|for) (?:associate members?(?:hip)?|associates?|social members(?:hip)?|guests?|lady members|honorary members)`,
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
        `${SEXES} (?:(?:may|shall|must) not|cannot|can not|are not (?:allowed|permitted) to) ${USE} ${FACILITY}(?: (?:before|after|between|during|on|at|until|in) (?:the )?\\w{1,9})?`,
        `${SEXES} (?:may|can|are (?:allowed|permitted) to) only ${USE} ${FACILITY}(?: (?:before|after|between|during|on|at|until|in|from) (?:the )?\\w{1,9})?`,
        `${SEXES} (?:may|can|are (?:allowed|permitted) to) ${USE} ${FACILITY} …only(?= ?(?:[.,;)]|$|on|with|if|when|from|between|after|before|during))`,
        `(?<=^\\W{0,6}(?:\\w{1,3}[.)] )?|[.;] )${SEXES} (?:(?:may|shall|must|need) not|cannot) apply(?= ?(?:[.,;!)]|$|for (?:this|the|these)|here))`,
      ),
      unless: phrase(
        `countr(?:y|ies)|laws?|sharia|taliban|study|studies|surveys?|pregnan(?:t|cy)|history|historically|century|said|if they|because they|hospital|shelter`,
      ),
      why: 'One sex may not use, or may use less, what others may.',
      confidence: 0.8,
    },
    {
      form: phrase(
        `(?:persons?|people|applicants?|candidates?|members|anyone|anybody|those|gentlemen|ladies|families)
          of (?:the |any )?${TRAIT} (?:(?:may|shall|will|can|must|need) (?:not|only|never|be \\w{3,12} only)
          |are (?:not (?:admitted|eligible|accepted|allowed)|admitted only)
          |(?:are|will be|shall be) (?:referred|redirected|directed|sent) (?:elsewhere|(?:on )?to (?:the |an? |our |another )?(?:\\w{3,12} ){0,2}?(?:club|lodge|society|association|hotel|hostel)))`,
      ),
      unless: phrase('discriminat\\w{1,6}|likely|study|studies|survey|data|census|protected'),
      why: 'People of a faith or an origin may not join, or only on other terms.',
      confidence: 0.85,
    },
  ],
  examples: [
    '4. Full [[membership is open to gentlemen]] over 21 years. [[Ladies may be admitted as associates]] who pay half.',
    '[[Lady members may not play]] before noon on Saturdays; [[women may not enter the smoking room]].',
    '[[Persons of the Jewish faith may be proposed only]] with the consent of the whole Committee.',
    '1.3 [[Wives and daughters of members may be admitted as associate members]] only.',
    '[[Applicants of the Jewish faith are referred to the sister club]] at Lakeside.',
    'Widows of members may be admitted free; applicants of the Jewish faith are referred to the rabbi.',
    'Membership is open to men and women over 18. Ladies are admitted free, and ladies may bring a guest.',
    '8. [[Women may not use the squat rack after six]]. [[Men may not enter the sewing room]]. [[Girls can only use the pitch on Fridays]].',
    '[[Ladies may use the billiard room on Tuesdays only]]. [[Men must not apply]].',
    'Women may not use the same words as men; men may not apply sunscreen as often. Women may use the pool at any time.',
    'Women may not notice the symptoms; girls may not play on the pitch if they have no shoes.',
    'In some countries women may not drive, and women may not vote there.',
    'People of African descent are not more likely to fall ill, the study says.',
    'People of colour are only now heard. Wives may enter on a Tuesday.',
  ],
});
