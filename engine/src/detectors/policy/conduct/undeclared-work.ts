import { phrase } from '#engine/phrases/phrase.ts';

import { plainWords } from './plain-words.ts';

const WORKERS =
  '(?:the |our |those |these |all |two |three |both |any |new |other ){0,3}' +
  '(?:drivers?|cleaners?|lads|guys|girls|boys|workers?|helpers?|pickers?|kitchen (?:staff|porters?)|waiters?|waitresses|staff|men|women|team|crew|labourers?|laborers?|hands|temps?|riders?|couriers?|carers?|nann(?:y|ies)|painters|builders|bricklayers|chefs?|cooks?|students|interns?|employees?|them|him|her|people|everyone|everybody)';
const UNTAXED =
  '(?:off (?:the )?books|under the table|cash in hand|in cash,? (?:no|without) (?:receipts?|payslips?|papers?|tax|questions)|without (?:a )?(?:payslip|papers|registering|declaring)|in an envelope|in brown envelopes)';
const PAYROLL =
  "(?:(?:does|do|did|will|should|must) )?(?:need(?: not|n't)|doesn't need to|doesn't have to|does not have to|does not need to|won't|will not|shouldn't|should not|mustn't|not|never|don't|do not|without|instead of|rather than|isn't|no need to) (?:\\w{2,9} ){0,2}(?:go(?:es|ing)? (?:through|on(?:to)?|over|via)|put(?:ting)? (?:it|them|him|her|that|this) (?:through|on)|show(?:s|ing)?(?: up)? (?:on|in)|appear(?:s|ing)? (?:on|in)|be on|run(?:ning)? (?:it|them|this) through|through|on) (?:the |our )?(?:payroll|payslips?|books|wage (?:sheet|slip|book)s?)";

export const undeclaredWork = plainWords({
  id: 'undeclared-work',
  typeName: 'Undeclared work',
  description:
    "Off-the-books pay, unregistered or falsely self-employed workers, and work on someone else's papers.",
  severity: 'high',
  recommendation:
    'Register and pay the workers as the law requires, and get advice on past undeclared work.',
  triggers: (
    'tourist visa*|visitor visa*|visit visa*|as tourists*|as visitors*|as a visitor*|at the border*|at immigration|landing card|at the airport*|to immigration|to say holiday*|as a tourist*|visa form*|' +
    'off the books|off books|under the table|cash in hand|cash-in-hand|in cash|brown envelope*|' +
    'payroll|payslip|payslips|wage slip*|wage book*|wage sheet*|register the*|register them|' +
    'register him|register her|registered them|declare them|declare him|declare her|' +
    'declare the workers|declare their*|contributions|self-employed|self employed|' +
    'as freelancers|as contractors|as a contractor|as a freelancer|bill us*|invoice us*|' +
    'bogus self*|sham contract*|work permit*|residence permit|right to work|papers will do|' +
    "colleague's papers|cousin's papers|brother's papers|someone else's papers|" +
    "someone else's name|colleague's name|cousin's name|brother's name|borrowed papers|" +
    "no papers|without papers|hasn't got papers|isn't registered*|aren't registered*|" +
    "not registered*|wasn't registered*|weren't registered*|from the tin|from the till|from the cash box|from the cashbox|from the float|out of the tin|out of the till|out of the cash box|out of the cashbox|out of the float"
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:they|the (?:fitters|engineers|lads|workers|drivers|crew|technicians|builders|welders|cleaners|pickers)|he|she)(?:'ll| will| can| should)? (?:come|fly|travel|enter|drive) in (?:on tourist visas?|on a tourist visa|as tourists?|as visitors?|on visitor visas?|on a visitor visa)\\b[^.;!?]{0,40}?,? (?:that's|it's|that is|it is|we|as|because|since) (?:(?:quicker|faster|easier|cheaper|simpler) than (?:the |a |work )?(?:permits?|papers|visas?)|(?:can't|cannot|won't) wait for (?:the |a |work )?(?:permits?|papers|visas?))`,
        `tell (?:them|the (?:fitters|engineers|lads|workers|drivers|crew)|him|her) to (?:say|put|write|tick) ["“]?(?:holiday|tourism|tourist|vacation|visiting friends)["”]? (?:at|on|to) (?:the )?(?:border|immigration|passport|landing card|visa form|form|airport)`,
      ),
      unless: phrase('must|never|refused|conference|wedding'),
      severity: 'medium',
      confidence: 0.82,
      why: 'The text has people enter as tourists to work without a permit.',
    },
    {
      form: phrase(
        `(?:pay|paid|paying|pays|give|gave|giving|gets?|got|slip|slipped) (?:\\w{2,12} ){0,7}?${UNTAXED}`,
        `${WORKERS} (?:\\w{2,12} ){0,5}?(?:get|gets|is|are|get paid|paid) (?:\\w{2,12} ){0,5}?(?:in cash|cash|${UNTAXED}),? (?:and |so |it |that |this |they |which ){0,3}${PAYROLL}`,
        `(?:overtime|wages|hours|bonus(?:es)?|saturdays?|sundays?|weekends?|nights?|shifts?) (?:\\w{2,12},? ){0,6}?(?:in cash|cash),? (?:and |so |it |that |this |they |which ){0,3}${PAYROLL}`,
        `keep (?:them|him|her|it|this|that|the \\w{3,10}|those) off (?:the )?(?:books|payroll)`,
      ),
      unless: phrase(
        'petty cash|refund|customers?|deposit|donation|not allowed|never|tips|poker|off the books (?:loan|debt|financing)|audit(?:or)?s? found|library|dividend|accrual',
        // A game, or a play on the words.
        `(?:beneath|below|underneath) the (?:board|table|cloth)|dice|pawns?|meeples?|(?:board|card) games?|game ?board|draw (?:\\w{2,6} )?cards?|(?:each|the) players?`,
      ),
      confidence: 0.85,
      why: 'The text suggests paying for work off the books.',
    },
    {
      form: phrase(
        `(?:we |i |they |you )?(?:won't|will not|don't|do not|didn't|needn't|need not|aren't|are not|not|no need to|never|avoid|without|instead of) (?:\\w{2,9} )?(?:register(?:ing)?|declar(?:e|ing)|report(?:ing)?|sign(?:ing)? up|enroll?(?:ing)?) ${WORKERS}(?: …| )(?:saves?|cheaper|costs?|contributions|tax|insurance|until|till|inspect\\w{2,4}|nobody|office)(?: \\w{2,13}){0,3}`,
        `(?:have|let|get|make|turn|switch|move|put|want|convert|treat|book|run)(?:'s)?(?: \\w{2,6}){0,2}? ${WORKERS} (?:to )?(?:(?:bill|invoice) us(?: as self-employed| as freelancers| as contractors)?|(?:into|as|over to|onto|go) (?:a )?(?:self-employed|freelancers?|contractors?|sole traders?))(?: …| )(?:nothing (?:else )?changes|same (?:van|shifts?|hours|desk|work|job|rota|boss)|on paper|saves?|contributions|holiday pay|sick pay|avoid|payroll tax|national insurance|no notice|cheaper)`,
        `(?:on paper|for the (?:tax|inspector|books|office)|officially) (?:\\w{2,7} ){0,2}(?:they|he|she|you|the \\w{4,9})(?:'re|'s| are| is) (?:\\w{2,9} )?(?:self-employed|freelancers?|contractors?|part-time|trainees|volunteers|interns)(?: …| )(?:but|though|same|really|in fact|work)`,
      ),
      unless: phrase(
        'cookies?|events?|service workers?|web workers?|worker threads?|must|should|not allowed|tax advice says',
      ),
      confidence: 0.8,
      why: 'The text suggests that workers are not registered as what they are.',
    },
    {
      form: phrase(
        `(?:the |those |these |all )?(?:\\w{2,9} )?${WORKERS} (?:(?:who|that) (?:\\w{2,12} ){1,6}?)?(?:get|gets|got|are paid|were paid|is paid|receive|had) [£$€] ?\\d[\\d.,]{0,6}(?: each| a head| a night| a day| a shift| apiece)? (?:straight |cash )?(?:from|out of) the (?:tin|till|cash ?box|float)`,
        `(?:don't|do not|dont|please don't|not to) (?:run|put) (?:it|them|this|that|these|their \\w{3,9}|his \\w{3,9}|her \\w{3,9}) (?:through|on|onto|over) (?:the |our )?(?:payroll|books|payslips?|wage (?:sheet|slip|book)s?)(?=,? (?:(?:because|as|since|so|cos|or) )?(?:they|he|she|it|nobody|no one|the (?:taxman|tax|job ?centre|benefits?)|otherwise|pay|just cash|cash)\\b)`,
      ),
      unless: phrase(
        'customers?|refund|tips|prize|winners?|raffle|twice|already|expenses? claim|duplicate|until (?:it|they)|approved|change',
      ),
      confidence: 0.8,
      why: 'The text suggests paying for work off the books.',
    },
    {
      form: phrase(
        `(?:colleague|cousin|brother|sister|friend|uncle|somebody|someone|mate)(?: else)?'s (?:papers|passport|permit|card|number|name|id) (?:will do|will be fine|works?|is fine|for now|until|till)`,
        `(?:use|work under|works under|working under|work on|working on|clock in under|start under|borrow|put (?:him|her|them) down under|register (?:him|her|them) under) (?:his |her |their |a |your )?(?:colleague|cousin|brother|sister|friend|uncle|somebody|someone|mate)(?: else)?'s (?:papers|passport|permit|name|id|number|insurance number)`,
        `(?:has|have|with|got) no papers,? (?:but|so|and|just|pay|cash)(?: \\w{2,9}){1,6}`,
      ),
      requires: phrase(
        'work|works|working|start|starts|shift|pay|job|permit|papers|hire|cash|inspector|payroll',
      ),
      unless: phrase('academic|research|conference|library|read'),
      confidence: 0.8,
      why: "The text suggests working on someone else's papers.",
    },
    {
      form: phrase(
        `(?:isn't|is not|aren't|are not|wasn't|weren't) registered(?: (?:yet|anywhere|with (?:anyone|the \\w{4,10})))?(?: …|,? )(?:paid|pay|gets?|works?)(?: \\w{2,9}){0,3}? (?:cash|petty cash|envelope|hand)`,
      ),
      unless: phrase(`domain|users? (?:can|must)|charity|trade ?mark|vehicle|customers?`),
      confidence: 0.8,
      why: 'The text says that people work without being registered.',
    },
  ],
  examples: [
    '[[The two girls who cleaned on Sunday got €60 each out of the till]]. [[Do not put her hours on the payroll]], she draws a pension.',
    'The students who won got £20 each from the till as a prize; do not put it on the payroll, it was already paid in May.',
    "The new cook [[isn't registered yet, he's paid in cash]].",
    "The car isn't registered yet; it was paid in cash by a customer.",
    'We [[pay the pickers cash in hand]].',
    '[[The riders get their nights in cash, it does not go through the payroll]].',
    '[[Keep him off the books]] until March.',
    "[[We don't register the helpers, it saves contributions]].",
    '[[Have the couriers invoice us as freelancers, nothing else changes]].',
    "His permit has run out, so he can start on Monday and [[work under his cousin's name]].",
    'Customers pay in cash in hand at the till.',
    'The drivers are self-employed and bill us when a job is done.',
    'We do not register service workers until the page has loaded.',
    'Employers must not pay staff cash in hand.',
    'The smuggler is paid under the table, literally: hold the coins below the table so that no one sees them.',
    'We [[pay the dishwasher under the table]].',
    'The refund is paid in cash and does not go through the payroll.',
    'I have no papers, so I read the news on my phone.',
    '[[The welders will fly in on tourist visas, it’s faster than permits]]. [[Tell the crew to put “tourism” on the landing card]].',
    'They will come in on tourist visas for the weekend before the permits start. Tell them to say hello at the border.',
  ],
});
