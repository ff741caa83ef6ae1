import { LABOR_STANDARDS_ACT, WAGES_CONVENTION } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

import { plainWords } from './plain-words.ts';

const STAFF =
  '(?:us|me|them|him|her|everyone|everybody|people|staff|(?:the|our|all|all the) \\w{3,12})';
const ON_WITH_IT =
  '(?:clean|finish|close|keep|stay|carry(?:ing)? on|continu\\w{1,3}|go(?:ing)? on|went on|work|tidy|lock|sweep|mop|cash|load|unload|set)';
const TIMES =
  '(?:(?:clock-?(?:in|out)|clocking|clock|start|finish|working) (?:times?|hours)|hours|time ?sheets?|minutes|clock-?ins|clock-?outs|punches)';

export const wageTheft = plainWords({
  id: 'wage-theft',
  typeName: 'Wage theft',
  description:
    'Worked hours that are cut, rounded down or booked as breaks, work after clocking out, and job fees deducted from wages.',
  severity: 'high',
  recommendation: 'Pay for all hours worked and reimburse what was withheld.',
  legalReference: {
    law: LABOR_STANDARDS_ACT,
    article: '29 U.S.C. § 206 and 207',
  },
  triggers: (
    'underpay|underpaid|short change|shortchange|short-change|complain|complains|go to the*|penalty rate|penalty rates|holiday pay|sick pay|night pay|loading|minimum wage|round down*|round the clock*|round their*|round his*|round her*|rounded down|' +
    'round the hours|round the times|rounding down*|shave*|trim the hours|trim their hours|' +
    'trim the timesheets|cut the minutes|knock off*|knock an hour*|knock half*|' +
    'take off the lunch*|take off lunch*|take off the break*|deduct the lunch*|deduct lunch*|' +
    'deduct the break*|deduct a break*|deduct an hour*|deduct half*|deduct thirty*|deduct 30*|' +
    'take off half*|take off an hour|take off thirty*|take off 30*|whether they had*|' +
    'whether they took*|whether or not they*|whether they take*|off the clock|clock out first|' +
    'clock out and*|clock out then|clock them out|clock him out|clock her out|agency fee*|' +
    'recruitment fee*|placement fee*|comes off their*|come off their*|comes off his*|' +
    'comes off her*|to clock out|to clock off|to sign out*|to sign off and*|to badge out|to punch out|to swipe out|clock out|clock off|' +
    'clocked out|clocked off|badge out|badged out|punch out|punched out|sign out and*|sign out then*|signed out and*|signed out then*|signed out but*|' +
    'sign off and*|sign out at*|signed out at*|sign off at*|signed off at*|signed off and*|signed off then*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:round(?:ed|ing)?|shav(?:e|ed|ing)|trim(?:med|ming)?|cut(?:ting)?|knock(?:ed|ing)?) (?:down |off |back )?(?:the |their |his |her |everyone's |everybody's |all |some |a few )(?:\\w{3,12} )?${TIMES}(?: \\w{2,9}){0,3} (?:down|off|back|to the (?:last |next |nearest |full )?(?:quarter|half|hour|quarter hour|half hour)|each|a week|per shift)(?: (?:hour|shift|day|week))?`,
        `(?:take|knock|shave|deduct|dock)(?:ing|s)? (?:off )?(?:the |a |an |half an |thirty minutes for )?(?:\\w{2,7} )?(?:lunch|breaks?|lunch breaks?|hour|minutes)(?: off)?(?: \\w{2,9}){0,4} (?:whether (?:or not )?(?:they|he|she|people|anyone)|even (?:if|when|though) (?:they|he|she|nobody|people))(?: \\w{2,9}){1,4}`,
        `(?:make|have|tell|get|let) (?:them|him|her|everyone|staff|the \\w{3,10}) (?:to )?clock out(?: first| at \\w{1,6})?,? (?:and|then|before|but)(?: then)? (?:\\w{2,9} ){0,3}(?:clean|finish|close|keep working|stay|carry on|work|tidy|lock|sweep|cash up)(?:ing)?(?: \\w{2,9}){0,2}`,
        `clock (?:them|him|her|everyone) out (?:at|early|before)(?: \\w{1,9}){1,5} (?:still|stay|finish|until|till|keep)(?: \\w{2,9}){0,3}`,
      ),
      unless: phrase(
        'must|nearest minute|invoice|customers?|video|algorithm|float|decimals?|in (?:their|his|her) favou?r|overclaimed|fraudulent claims|paid break',
      ),
      confidence: 0.85,
      why: 'The text suggests that worked hours are not paid.',
    },
    {
      form: phrase(
        `(?:(?:was|were|am|are|is|get|gets|got|been|being) )?(?:told|made|asked|forced|expected|required|instructed|ordered|obliged|pressed) (?:${STAFF} )?(?:to )?(?:clock|sign|badge|punch|swipe) (?:out|off)(?: \\w{2,9}){0,4}?,? (?:and|then|but|before)(?: then| to)? (?:\\w{2,9} ){0,2}?${ON_WITH_IT}(?:ed|ing)?(?: (?:working|cleaning|going|on|until|till|late|behind|\\w{3,9}ing))?`,
        `(?:we|i|they|staff|everyone|everybody|people|he|she) (?:all )?(?:(?:always|often|usually|have to|had to|then|regularly|must) ){0,2}(?:clock|sign|badge|punch|clocked|signed|badged|punched) (?:out|off)(?: at \\w{2,9}(?: \\w{2,7})?)?,? (?:and|then|but)(?: then| still)? (?:\\w{2,9} ){0,3}?(?:work|worked|stay|stayed|carry on|carried on|clean|cleaned|keep working|kept working|continue|continued|finish|finished)(?: \\w{1,9}){0,6}? (?:unpaid|for free|for nothing|without (?:being paid|pay)|off the clock|not paid)`,
        `(?:(?:told|made|asked|forced|expected|required|have|had|has|need(?:s|ed)?) (?:${STAFF} )?(?:to )?)(?:work(?:ing)?|stay(?:ing)?|clean(?:ing)?|train(?:ing)?|finish(?:ing)?|set up|close|open)(?: \\w{2,9}){0,4}? off the clock`,
        `(?:we|i|they|staff|cleaners|drivers|cooks|waiters|everyone|everybody) (?:all )?(?:(?:always|often|usually|regularly|still) )?(?:work|works|worked|clean|cleaned|train|trained) (?:\\w{1,9} ){0,4}?off the clock`,
      ),
      unless: phrase(
        `must not|may not|never|nobody|no one|not allowed|not permitted|cannot|don't|do not|phone|e-?mails|paid overtime|overtime pay
          |if you|whenever you|smok(?:e|es|ing|ed)|lunch break|cpu|processor|chip`,
      ),
      confidence: 0.85,
      why: 'The text says that people work after they have clocked out, which is not paid.',
    },
    {
      form: phrase(
        `(?:underpay|underpaid|short-?change|short|don't pay|do not pay|skip|leave off|leave out|knock off|hold back|drop) (?:[\\w'’-]{1,14},? ){1,9}?(?:penalt(?:y|ies)|penalty rates?|overtime|loading|super(?:annuation)?|holiday pay|sick pay|allowances?|rates?|wages?|minimum wage|premiums?|night pay)(?: \\w{2,12}){0,4}?,? ?(?:because |as |since |cos |and )?(?:they|he|she|nobody|no one|none of them)(?:'ll| will| would|'d)? ?(?:(?:won't|will not|never|not|can't|cannot|wouldn't|don't|doesn't|daren't|will never) )?(?:dare )?(?:to )?(?:complain|say|speak|report|notice|argue|sue|go|know|check|kick|make|understand)s?(?: \\w{1,12}){0,6}`,
      ),
      requires: phrase(
        `won't|will not|never|can't|cannot|wouldn't|don't|doesn't|daren't|nobody|no one|none of them`,
      ),
      unless: phrase('must|if|unpaid leave|customers?|guests?|invoice'),
      confidence: 0.84,
      why: 'The text suggests paying people less than they are owed because they will not complain.',
    },
    {
      form: phrase(
        `(?:agency|recruitment|placement|hiring|job|visa) (?:fees?|costs?)(?: of [£$€]? ?\\d[\\d.,]{0,7})? (?:is|are|comes?|will come|gets?|goes) (?:\\w{3,9} )?(?:off|out of|from) (?:their|his|her|the workers'|the worker's) (?:first |last )?(?:wages?|pay|salar(?:y|ies))`,
      ),
      confidence: 0.75,
      legalReference: { law: WAGES_CONVENTION, article: 'Art. 9' },
      why: 'The text suggests that workers pay for being hired.',
    },
  ],
  examples: [
    'On Fridays we [[were made to sign off and keep cleaning]]; the manager [[told the cooks to clock out and then mop]] the floor.',
    '[[They clocked out at ten and stayed another hour for free]]. New staff [[have to train two days off the clock]].',
    'Nobody may clock out and keep working. Sign out and then sign in again with the new password; we were told to log out and stay off the network.',
    'We clock out at six and then work is over. They clocked out and worked on their garden.',
    'Staff may not work off the clock; the chip works off the clock of the bus.',
    '[[Leave out the night premium for the Thai girls, they will never dare to complain]]. And [[short the new lads the holiday pay, nobody will notice]].',
    'Do not pay the overtime twice; they complain about the loading of the page. If you underpay the overtime, they will complain.',
    'Please [[round their hours down to the last quarter]] before payroll.',
    '[[Deduct half an hour for lunch whether or not they took it]].',
    '[[Have them clock out first and then clean up]].',
    'The [[recruitment fee of 900 comes out of their wages]].',
    'Round the hours to the nearest minute; an unpaid break is deducted when it was taken.',
    'The algorithm rounds the start times down to the hour.',
    'We deduct lunch only if they took it.',
    'It is misconduct to shave the hours of staff off each week.',
  ],
});
