import { AGE } from '#engine/detectors/discrimination/age/age-limit.ts';
import {
  FOR_AGE_HEALTH_OR_FAITH,
  FOR_SEX,
} from '#engine/detectors/discrimination/equal-treatment.ts';
import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { PART_TIME_WORK_DIRECTIVE } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const POINTS = '(?:points?|marks?|pts)';
const NUMBER = '(?:\\d{1,2}|one|two|three|four|five|six|eight|ten|fifteen|twenty)';
/** A figure of the next column, which stands between two lines of a cell. */
const COLUMN = '(?: \\d{1,3})?';
const FEWER = `(?:(?:minus |- ?)${NUMBER}(?: ${POINTS})?|(?:${NUMBER} )?(?:fewer|less) ${POINTS}|${NUMBER} ${POINTS} (?:off|less|fewer|deducted|lost|lower|down|taken off|knocked off)(?: ${NUMBER})?|deduct(?:ion of)? ${NUMBER}(?: ${POINTS})?|${POINTS} (?:off|deducted|taken off|knocked off))`;
const STAFF = `(?:any(?:body|one)|every(?:body|one)|all|those|people|staff|employees|workers|colleagues|candidates|applicants|whoever)(?: (?:who|that))?(?: (?:is|are))?`;
const OLDER = `(?:aged )?(?:over|above|past|older than|beyond) (?:the age of )?${AGE}`;
const LITTLE = `(?:${FEWER}|(?:no|zero|0|nil|half(?: the)?|the (?:lowest|minimum)|only ${NUMBER}|${NUMBER}) ?(?:${POINTS}|scores?|at most|max(?:imum)?)?(?= ?(?:[.,;)]|$|on|in|for|here|max|at)))`;
const LEAVE = `(?:maternity|paternity|parental|pregnancy|pregnancy[ -]related|disability|disability[ -]related|carer'?s'?|adoption)`;
/** Rules of games, tests and roads, and those that protect people. */
const NO_SELECTION = phrase(
  `must not|may not|cannot|should not|never|not (?:be )?counted|excluding|except|discount(?:s|ed)?|loyalty|vouchers?|tickets?|quiz|game|race|handicap|licen[cs]e points|driving|credit score|risk score|screening|study|survey|tribunal|unlawful|insur(?:ed|ance)`,
);

/** Points by which people are selected, for staying or for going. */
export const scoring: WordingPart = {
  triggers: (
    'anybody over*|anyone over*|everybody over*|everyone over*|all over*|those over*|people over*|staff over*|employees over*|workers over*|colleagues over*|candidates over*|applicants over*|whoever over*|aged over*|' +
    'anybody above*|anyone above*|everybody above*|everyone above*|all above*|those above*|people above*|staff above*|employees above*|workers above*|colleagues above*|candidates above*|applicants above*|aged above*|' +
    'anybody past*|anyone past*|everyone past*|those past*|people past*|staff past*|over ##|above ##|past ##|older than*|the age of*|beyond*|' +
    'part-timer|part-timers|part timers|part-time staff|part-time workers|part-time employees|part-time colleagues|' +
    'all absence*|any absence*|every absence*|all sick*|total absence*|maternity*|paternity*|parental*|pregnancy*|disability*|carers*|adoption*|carer*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `${FEWER}${COLUMN} (?:for|from|if) ${STAFF} ${OLDER}`,
        `${STAFF} ${OLDER} (?:loses?|gets?|scores?|receives?|(?:is|are) (?:given|scored|marked)|starts? (?:with|at|on)) ${LITTLE}`,
      ),
      unless: NO_SELECTION,
      legalReference: FOR_AGE_HEALTH_OR_FAITH,
      confidence: 0.86,
      why: 'People above an age get fewer points, whatever their work.',
    },
    {
      form: phrase(
        `(?:all|any|every|total)(?: \\w{3,9})? absences?(?: days)? (?:counts?|counted|(?:is|are|will be) (?:counted|included|scored|taken into account)|included)[,;:]?${COLUMN}[,;:]? \\(?(?:incl(?:uding|uded|\\.)?|even|also|whether or not|and also)(?: for| on| days of| (?:that )?due to)? (?:sick(?:ness)?(?:,| and) )?${LEAVE}(?:(?: leave)?(?:,| and|,? or|/) ?(?:${LEAVE}|sick(?:ness)?|\\w{4,10})){0,2}(?: leave| absences?)?`,
        `(?:${LEAVE}(?:,| and|,? or) ){0,2}${LEAVE} (?:leave|absences?)(?: (?:also|too|all))? (?:counts?|(?:is|are|will be) (?:counted|scored|treated)) (?:as |towards |against )(?:the |their |an? )?(?:ordinary |normal |general |sickness )?(?:absences?|attendance|score|record|them|days off)`,
        `(?:${FEWER})${COLUMN} for (?:(?:any|every|each|being on|taking|having|time on|days of) ){0,2}(?:${LEAVE} (?:leave|absences?)|pregnancy|being pregnant|children|childcare|a disability|a child|part-time (?:work|hours)|union (?:membership|activity))`,
      ),
      unless: NO_SELECTION,
      legalReference: FOR_SEX,
      confidence: 0.86,
      why: 'Leave that the law protects counts against people in a selection.',
    },
    {
      form: phrase(
        `(?:part-?timers?|part-time (?:staff|workers|employees|colleagues)) (?:scores?|gets?|receives?|(?:is|are|will be) (?:given|scored|marked|rated)|rates?|starts? (?:with|at|on)) ${LITTLE}`,
        `${FEWER}${COLUMN} (?:for|if) (?:(?:all|any|being an?) )?part-?timers?`,
        `(?:zero|0|no|nil|lowest)(?: ${POINTS})?${COLUMN} for (?:all |any )?(?:part-?timers?|part-time (?:staff|workers|employees|colleagues))`,
      ),
      unless: NO_SELECTION,
      legalReference: { law: PART_TIME_WORK_DIRECTIVE, article: 'Annex, clause 4' },
      confidence: 0.86,
      why: 'People who work part-time get fewer points, which mainly affects women.',
    },
  ],
  examples: [
    'C Potential ([[minus 5 points for everyone above 50]]). D Stamina: [[staff over 58 get half the points]].',
    'Anyone over 60 gets 10 points on the loyalty card; players over 40 lose 2 points in the game.',
    'B  Attendance ([[all absences counted,      15\n     incl. maternity]])',
    'Attendance: [[any absence is counted, also maternity and sick leave]]. [[Parental leave counts as absence]].',
    'All absence counts, excluding maternity leave. Maternity leave must not be counted as absence.',
    'Availability ([[part-time staff get zero]]); [[2 points off for part-timers]].',
    'Part-timers score goals too, and part-time staff get half the hours.',
  ],
};
