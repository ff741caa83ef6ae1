import { MUST, MUST_NOT, REPORT } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { EMPLOYMENT_RELATIONSHIP_RECOMMENDATION } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

/** Parties described as self-employed. */
const SELF_EMPLOYED = `(?:the |each |any |a |an )?(?:freelancer|contractor|sub-?contractor
  |consultant|driver|courier|rider|associate|self-employed \\w{3,14}|designer|stylist|instructor
  |tutor|cleaner|trainer|agent|author|artist|you)s?`;

const OBLIGED =
  '(?:must|shall|has to|have to|is to|are to|needs? to|(?:is|are) (?:required|expected|obliged) to)';

export const disguisedEmployment = riskyClause({
  id: 'disguised-employment',
  typeName: 'Disguised employment',
  description:
    'Terms that bind a contractor like an employee: fixed hours, personal service, or orders to follow.',
  severity: 'medium',
  recommendation:
    'Leave hours, place of work and substitutes to the contractor, or offer an employment contract.',
  legalReference: { law: EMPLOYMENT_RELATIONSHIP_RECOMMENDATION, article: 'Para. 13' },
  triggers: (
    'no other client*|no other customer*|no other work|no other engagement*|monday through*|mondays to*|every day|as directed by*|' +
    'from # to*|from ## to*|from ##.## to*|between #*|ask for leave|ask for annual*|ask for time*|ask for holiday*|ask for vacation|ask for days*|apply for leave|apply for annual*|apply for time*|apply for holiday*|apply for vacation|apply for days*|leave must*|leave has to*|leave needs*|leave shall*|leave is to*|holidays must*|holidays have to*|holidays need*|holidays shall*|holidays are to*|holiday must*|holiday has to*|holiday needs*|holiday shall*|holiday is to*|vacation must*|vacation has to*|vacation needs*|vacation shall*|vacation is to*|time off must*|time off has to*|time off needs*|time off shall*|time off is to*|' +
    'uniform|obey*|helper|instructions of*|from #am*|from #.##*|from ##:##*|from #:##*|9am|9 am|' +
    'send anyone else|send somebody else|anyone else do*|somebody else do*|anyone else in*|' +
    'somebody else in*|another person*|monday to friday|core hours|office hours|' +
    'normal business hours|working hours|fixed hours|hours of #*|whole time and*|full time and*|' +
    'whole of its*|whole of his*|whole of her*|whole of their*|a substitute|any substitute|' +
    'substitutes|of substitution|to substitute|not substitute|supervision and control|' +
    'control and direction|control and supervision|not refuse*|not decline*|not turn down*|' +
    'line manager|freelancer*|stylist*|instructor*|self-employed|rider|tutor must*|tutors must*|' +
    'courier must*|couriers must*|courier shall*|courier may not*|couriers may not*|' +
    'courier cannot*|riders must*|riders may not*|riders cannot*|consultant must*|' +
    'consultant shall not*|consultant cannot*|consultant may not*|contractor must*|' +
    'contractor cannot*|contractor may not*|contractor shall not*|contractor will not*|' +
    'contractor shall devote*|contractor shall work|contractor shall report|' +
    'contractor shall attend|contractor shall follow*|contractor agrees not*|' +
    'contractor is required*|contractor is under*|driver must*|drivers must*|driver cannot|' +
    'drivers cannot|driver may not*|drivers may not*|associate must|associate may not*|' +
    'associate cannot|dedicate|to devote|shall devote|must devote|full attention|' +
    'entire attention|whole attention|all of his time|all of her time|all of their time|' +
    'all of its time|turn down|cannot refuse|never refuse|refuse work|refuse jobs|refuse orders|' +
    'refuse deliver*|refuse assignment*|refuse booking*|refuse shift*|refuse any order*|' +
    'refuse any job*|refuse any assign*|refuse any deliver*|refuse any booking*|' +
    'refuse any shift*|decline work|decline a*|decline jobs|decline orders|decline deliver*|' +
    'decline booking*|decline shift*|cannot decline|never decline|supply substitute*|' +
    'send substitute*|appoint substitute*|provide substitute*|use substitute*|' +
    'under the supervision|under the direct*|supervision of*|all instructions|all orders|' +
    'any orders|all directions|any directions|other staff|any staff|any assistant*|helpers|' +
    'employ subcontractors|use subcontractors|engage subcontractors|hire subcontractors|' +
    'any subcontractors|use sub-contractors|engage sub-contractors|use staff|employ staff|' +
    'hire staff|any other person to*|any other person for*|allow another*|let another*|' +
    'let anyone*|somebody else to*|someone else to*|to #pm|to # pm|until # pm|until #pm|' +
    'each working day|every working day|on weekdays|on working days'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:the |each |any )?(?:freelancer|contractor|sub-?contractor|consultant|courier|rider|driver|stylist|instructor|tutor|designer)s? (?:${MUST} (?:work|be present|attend|report for work|perform the services)|works)[^.;•]{0,90}?(?:mondays? (?:to|through|till|-) (?:fri|satur|sun)days?|(?:each|every) (?:week|working )?day|on (?:all )?weekdays|\\d{1,2}(?:[.:]\\d\\d)? ?(?:am)? to \\d{1,2}(?:[.:]\\d\\d)? ?(?:pm)?)(?:[^.;•]{0,140}? (?:no other (?:clients?|customers?|work|engagements?)|as directed by (?:the |our )?\\w{3,12}))?`,
        `(?:the |each |any )?(?:freelancer|contractor|sub-?contractor|consultant|courier|rider|driver|stylist|instructor|tutor|designer)s? (?:shall|must|may|will|can) (?:take|accept|have|serve|work for) no other (?:clients?|customers?|work|engagements?|jobs?|assignments?)`,
      ),
      requires: phrase(
        `(?:on|with|using) the \\w{3,12}'s|at the \\w{3,12}'s|directed|supervision|no other|instructions|uniform|office|premises`,
      ),
      unless: phrase(
        `(?:may|free to|can) (?:choose|set|decide|work)|building site|construction|noise|event|exhibition|access|between \\d|emergency|(?<!not an )employees?`,
        REPORT,
      ),
      confidence: 0.85,
      why: 'The clause controls a contractor as if they were an employee, which points to misclassification.',
    },
    {
      form: phrase(
        `${OBLIGED} (?:\\w{2,9} )?(?:be (?:online|logged (?:in|on)|reachable|available|present|at (?:his|her|its|their|your|the) desk)|log (?:in|on)|clock in|work) (?:\\w{2,9} ){0,3}?(?:from|between) \\d{1,2}(?:[.:]\\d\\d)? ?(?:am|pm)? (?:to|and|until|till) \\d{1,2}(?:[.:]\\d\\d)? ?(?:am|pm)?`,
        `${OBLIGED} (?:\\w{2,9} )?(?:ask|apply) for (?:annual )?(?:leave|holidays?|vacation|time off|days off)(?! to)`,
        `(?:annual leave|holidays?|vacation|time off) (?:must|has to|have to|needs? to|is to|are to|shall) be (?:approved|requested|applied for|authori[sz]ed)`,
      ),
      requires: phrase(
        'independent contractors?|self-employed|freelancers?|freelance|not an employee|no employment relationship',
      ),
      unless: phrase(
        '(?<!not an )(?<!not a )employees?|(?:you|contractors?|freelancers?) may|help ?desk|emergency|free to|on the day of|events?|wedding|shoot|exhibition|if they (?:wish|like)',
        REPORT,
      ),
      confidence: 0.85,
      why: 'The clause controls a contractor as if they were an employee, which points to misclassification.',
    },
    {
      form: phrase(
        `${SELF_EMPLOYED} ${MUST} (?:work|be (?:present|available|at)|attend|keep|observe|adhere
          |follow|comply) …(?:core hours|office hours|(?:normal|usual|standard)
          (?:working |business |office )?hours|working hours|fixed hours|hours of \\d{1,2})(?:
          (?:of|from|between|to) [\\d.:apm ]{1,12}(?: (?:to|and) [\\d.:apm]{1,7})?)?`,
        `${SELF_EMPLOYED} ${MUST}
          (?:devote|give|dedicate) …(?:whole|full|entire|all of)(?: \\w{2,8}){0,3}
          (?:time|attention|efforts)`,
        `${SELF_EMPLOYED} ${MUST_NOT} (?:\\w{1,12},? ){0,5}(?:substitutes?|refuse|decline|turn
          down)(?: (?:\\w{1,12} ){0,4}(?:assignments?|shifts?|bookings?|jobs?|deliver(?:y|ies)
          |orders?|work|person|somebody|someone))?`,
        `(?:no|without(?: any| a)?) (?:right|power|freedom)
          (?:of substitution|to (?:send|provide|appoint|supply|use) (?:a |any )?substitutes?)`,
        `${SELF_EMPLOYED} (?:${MUST}|is|are) …under the
          (?:\\w{3,10},? ){0,3}(?:direction|supervision|control)(?: and (?:direction|control|supervision))?
          of`,
        `${SELF_EMPLOYED} ${MUST} report to (?:a |the |his |her |their |your )?line manager`,
      ),
      requires: phrase(
        'freelancer|contractor|sub-?contractor|consultant|self-employed|driver|courier|rider|' +
          'associate|agency|client|stylist|tutor|instructor|designer',
      ),
      unless: phrase(
        `employees?|construction|(?:may|free to) (?:send|appoint|provide|choose)|ingredient|not
          unreasonably|driving licen[sc]e|emergency|help ?desk|support`,
        REPORT,
      ),
      why: 'The clause controls a contractor as if they were an employee, which points to misclassification.',
    },
    {
      form: phrase(
        `${SELF_EMPLOYED} (?:${MUST})
          (?:\\w{2,12},? ){0,2}(?:be (?:present |available )?(?:at|in|on)|work|attend|report)
          (?:[\\w\\x27\\u2019]{2,14} ){0,6}(?:from |between |at )?\\d{1,2}(?:[.:]\\d\\d)? ?(?:am
          |pm)?(?: to| and| until|[-–])? ?\\d{0,2}(?:[.:]\\d\\d)? ?(?:am|pm)?(?: monday to friday
          | (?:each|every) (?:working )?day| on (?:weekdays|working days))?`,
        `${SELF_EMPLOYED} ${MUST_NOT}
          (?:\\w{2,12} ){0,3}(?:send|use|appoint|provide|engage|ask|let|allow)
          (?:anyone|anybody|someone|somebody|another person|any other person)(?: else)?
          (?:to|for|in|do|does)(?: \\w{2,12}){0,4}`,
      ),
      requires: phrase(
        `(?:freelancer|contractor|sub-?contractor|consultant|self-employed|courier|rider|associate
          |stylist|tutor|instructor|designer)s?`,
      ),
      unless: phrase('employees?|conference|confidential|password|disclos(?:e|ure)', REPORT),
      why: 'The clause controls a contractor as if they were an employee, which points to misclassification.',
    },
    {
      form: phrase(
        `(?:the |each |any )?(?:freelancer|contractor|sub-?contractor|consultant|courier|rider
          |driver|associate|stylist|instructor)s? (?:${MUST}) (?:\\w{2,12} ){0,2}(?:wear
          (?:\\w{2,12} |the \\w{3,12}'s ){0,2}uniform|obey|follow (?:all|any)
          (?:\\w{3,12} )?(?:instructions|orders|directions)|comply with (?:all|any)
          (?:\\w{3,12} )?(?:instructions|orders|directions))(?: (?:of|from|given by)
          (?:\\w{2,12} ){1,3}\\w{2,12})?`,
        `(?:freelancer|contractor|sub-?contractor|consultant|courier|rider|stylist)s? ${MUST_NOT}
          (?:engage|employ|use|hire)
          (?:a |any |other )?(?:helpers?|assistants?|staff|sub-?contractors?)`,
      ),
      unless: phrase('safety|security|fire|data protection|gdpr|controller|employees?', REPORT),
      why: 'The clause controls a contractor as if they were an employee, which points to misclassification.',
    },
  ],
  examples: [
    '[[The Consultant shall report for work at the premises of the Client, Monday through Friday, as directed by the Foreman]].',
    'Though self-employed, [[each instructor works 8 to 4]] on weekdays in the uniform and under the supervision of the club.',
    '[[The designer may take no other clients]] while on the premises.',
    'The contractor shall work on the site, Monday to Friday, when noise is allowed.',
    'You are self-employed, but you [[must be logged in between 8.30 am and 5 pm]] on weekdays.',
    'The Tutor is a freelancer and [[has to ask for time off]] six weeks ahead.',
    'Freelancers can take time off whenever they like, and are available from 9 to 5 if they wish.',
    'The independent contractor must ask for leave to enter the site.',
    'Freelancers must be available from 9 to 5 on the day of the concert.',
    '[[Each rider must follow all orders of the dispatcher]].',
    'The [[Contractor shall not engage a helper]].',
    '[[The Contractor may not send anyone else to do the work]].',
    "[[The Freelancer shall work the Agency's core hours of 9.00 to 6.00]] at its premises.",
    '[[The Contractor may not send a substitute]].',
    '[[The Consultant shall devote his whole time and attention]] to the Client.',
    'The Contractor may appoint a substitute and choose the working hours.',
    'Employees shall keep the core hours.',
    'Consultants may call us during office hours.',
  ],
});
