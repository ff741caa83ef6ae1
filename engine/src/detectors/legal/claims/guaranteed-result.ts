import { UNFAIR_PRACTICES_DIRECTIVE } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

import { advertisedClaim } from './advertised-claim.ts';

/** Money, or a number that is as large as an income. */
const SUM =
  '(?:(?:[£$€] ?|(?:eur|usd|gbp|chf) )\\d(?:[\\d,.]{0,9}\\d)?k?|\\d{1,3}(?:[,.]\\d{3}){1,2}|\\d{2,3}k|\\d[\\d,.]{0,10} ?(?:pounds|euros?|dollars|gbp|eur|usd))';

export const guaranteedResult = advertisedClaim({
  id: 'guaranteed-result',
  typeName: 'Guaranteed results claim',
  description: 'Promises that a product or service is certain to succeed.',
  severity: 'medium',
  recommendation:
    'Describe what the product or service does, and cite typical results with evidence.',
  legalReference: { law: UNFAIR_PRACTICES_DIRECTIVE, article: 'Art. 6(1)' },
  triggers: (
    'from your phone|from your sofa|from your couch|from your kitchen|from home|at home|spare time|no experience*|experience required|experience needed|experience necessary|experience is*|earn up to*|make up to*|' +
    'guaranteed|that is a promise|that is a guarantee|we guarantee*|guaranteed earning*|guaranteed income|guaranteed takings|guaranteed turnover|guaranteed profit*|' +
    'guaranteed result*|guaranteed success|guaranteed approval|guaranteed admission|' +
    'guaranteed placement|guaranteed job*|guaranteed visa*|guaranteed win*|guaranteed ranking*|' +
    'guaranteed pass|guaranteed savings|results guaranteed|success guaranteed|' +
    'approval guaranteed|results are guaranteed|success is guaranteed|approval is guaranteed|' +
    'guaranteed to prevent|guaranteed to win|guaranteed to pass|guaranteed to cure|' +
    'guaranteed to boost|guaranteed to double|guaranteed to get you*|guaranteed to make you*|' +
    'guaranteed to increase*|guaranteed to eliminate|guaranteed to stop|' +
    'guaranteed to work for*|guarantee that you*|guarantee you*|100% success|100 % success|' +
    '100% pass*|100% approval|works for everyone*|works for everybody*|works for anyone*|' +
    'works for anybody*|work for everyone*|work for anyone*|works for all*|work for all*|' +
    'work for everybody*|work for anybody*|guarantee every*|guarantee all*|guarantee each*|guarantee our*|guarantee graduates*|are guaranteed a*|are guaranteed to*|' +
    'is guaranteed a*|be guaranteed a*|guarantee a job*|guarantee an income*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:earn|make|pocket) (?:up to|as much as|over|more than|at least) ${SUM} (?:a|per|every|each) (?:day|week|month|year)[^.;]{0,40}? (?:from (?:home|your (?:sofa|couch|phone|kitchen))|(?:at|working from) home|in your spare time|with no experience|without (?:any )?(?:experience|work))`,
        `(?:earn|make|pocket) ${SUM} (?:a|per|every|each) (?:day|week|month)[^.;]{0,40}? no (?:\\w{4,9} )?experience (?:is )?(?:needed|required|necessary)`,
      ),
      unless: phrase(
        'tax\\w{0,4}|allowance|benefits?|salary|salaried|developers?|engineers?|nurses?|employer|(?:hybrid|remote) (?:role|position|work)',
      ),
      confidence: 0.8,
      recommendation: 'State what most participants earn, with evidence, or remove the sum.',
      why: 'The text holds out an income that few will reach, which can mislead those who rely on it.',
    },
    {
      form: phrase(
        `(?:you|you'll|franchisees|partners|members|agents|drivers|sellers) ?(?:will|shall|are going to|can)? ?(?:earn|make|take home|clear|turn over) (?:at least |more than |over |upwards of |a minimum of )?${SUM}[^.;]{0,60}?[,:]? (?:guaranteed|that is a (?:promise|guarantee)|we guarantee (?:it|this|that))`,
        `guaranteed (?:\\w{3,8} )?(?:earnings|income|takings|turnover|profits?) of (?:at least |over |up to )?${SUM}`,
        `we guarantee (?:you )?(?:earnings|an income|takings|a turnover|profits?|a profit) of (?:at least |over )?${SUM}`,
      ),
      unless: phrase(
        'minimum (?:wage|pay)|hourly|per hour|an hour|basic|salary|pension|annuity|interest|deposit|bond',
      ),
      confidence: 0.8,
      why: 'The text guarantees an income that no provider can ensure, which can mislead those who rely on it.',
    },
    {
      form: phrase(
        `guaranteed (?:results?|success|approval|admission|placement|jobs?|visas?|wins?|rankings?|pass|savings)`,
        `(?:results?|success|approval)(?: (?:is|are))? (?:always |fully )?guaranteed`,
        `guaranteed to (?:prevent (?:any|every|all)|win|pass|cure|boost|double|get you|make you|increase (?:your|sales)|eliminate|stop (?:any|every|all|your)|work for (?:you|everyone|anybody|anyone))(?: \\w{2,14}){0,3}`,
        `(?:i|we)(?: can|'ll| will)? guarantee (?:that )?(?:you|you'll|your \\w{3,12}) (?:will |'ll )?(?:pass|win|get|lose|rank|succeed|save|earn|make|double|be (?:hired|admitted|accepted|approved))(?: \\w{2,14}){0,3}`,
        `100 ?% (?:success|pass|approval)(?: rate)?`,
      ),
      unless: phrase(
        `tests? (?:pass|run)|builds?|requests?|functions?|threads?|mutex|compilers?|algorithms?|loop|guaranteed savings (?:rate|bond|account)|lifetime isa|minimum|type checker|cache|return(?:s|ed)? value|optimi[sz]\\w{1,4}|bound|scheduler|transactions?|guaranteed jobs? (?:scheme|program)|interview|coverage|server`,
      ),
      confidence: 0.75,
      why: 'The text guarantees an outcome that no provider can ensure, which can mislead customers.',
    },
    {
      form: phrase(
        `works? for (?:everyone|everybody|anyone|anybody|all)(?:,| -| –)? (?:every time,? )?guaranteed`,
      ),
      confidence: 0.75,
      why: 'The text guarantees an outcome that no provider can ensure, which can mislead customers.',
    },
    {
      form: phrase(
        `(?:i|we)(?: can|'ll| will)? guarantee (?:you|(?:all |every |each |our )?(?:graduates?|students?|participants?|members?|customers?|clients?|candidates?)) (?:an?|your) (?:[\\w-]{3,12} ){0,3}?(?:job|position|placement|income|visa|mortgage|loan|admission|six-figure \\w{4,6}|promotion)(?: (?:paying|worth|of|with)(?: at least)?(?: (?:(?:eur|usd|gbp) )?[£$€]?\\d[\\d,.]{0,9}\\b)?)?`,
        `(?:you|(?:all |every |each |our )?(?:graduates?|students?|participants?|members?|customers?|clients?|candidates?)) (?:is|are|will be) guaranteed (?:an? |to (?:get|find|land|earn|make|receive) )(?:[\\w-]{3,12} ){0,3}?(?:job|position|placement|income|visa|mortgage|loan|admission|promotion)`,
      ),
      unless: phrase(
        `interview|(?:parental|maternity|paternity|sick) leave|return(?:ing)?|redundan\\w{2,4}|apprentice\\w{0,4}|minimum|basic|pension|annuity|insurance|scheduler|queue|worker|batch|cron|process(?:es|or)?|if (?:you|they) are (?:laid off|dismissed)|scheme|government|school|work placement|year in industry`,
      ),
      confidence: 0.75,
      why: 'The text guarantees a job or an income that no provider can ensure, which can mislead customers.',
    },
  ],
  examples: [
    '[[Make over $900 a day from your phone]] with our course.',
    '[[Make £4,000 a month at your desk, no previous experience required]]!',
    'Nurses can earn up to £300 a day from home as advisers.',
    '[[You will make over €4,000 a month with the kiosk, guaranteed]].',
    'Owners enjoy [[guaranteed takings of $90,000]].',
    'You will make 12 pounds an hour, the guaranteed minimum wage; you will make 30 friends, guaranteed.',
    '[[We guarantee you a job paying $80,000]]. [[All graduates are guaranteed a well-paid position]] in tech.',
    '[[We guarantee every student an income of 5,000]] a month.',
    'We guarantee you a job when you return from parental leave. Every worker is guaranteed a place in the queue.',
    'Nobody can guarantee you a job. Students are guaranteed a work placement.',
    'The method [[works for anyone, guaranteed]].',
    'A feature that works for everyone is hard to build.',
    'Sign up for our coaching: [[guaranteed results]] in ten days.',
    'Our lock is [[guaranteed to prevent every burglary]].',
    '[[We guarantee that you will pass the exam]].',
    'Loans with [[100% approval]], even with bad credit.',
    'We cannot promise guaranteed results, and success is never guaranteed.',
    'The algorithm is guaranteed to eliminate cycles; the request has a 100% success rate.',
    'The scheduler is guaranteed to make you wait.',
    'Misleading ads promise guaranteed success.',
  ],
});
