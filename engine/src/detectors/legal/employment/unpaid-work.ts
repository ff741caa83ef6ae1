import { REPORT } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { WAGES_CONVENTION } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const EXTRA_WORK = `(?:overtime|(?:additional|extra) (?:hours|work|time)|hours
  (?:worked )?(?:in excess|beyond|over)|travel(?:ling)? time|travel(?:ling)?
  between (?:\\w{2,8} )?(?:sites?|clients?|customers?|jobs?|visits?|calls?|appointments?|patients?|homes|shifts?|locations?|assignments?|premises|stores?|schools?)
  |training|induction|trial
  (?:shifts?|days?|periods?|weeks?)|stand-?by|on-call time|waiting time|set-?up time|meetings)`;
const EXTRA_TIME = `(?:${EXTRA_WORK}|briefings?|debriefings?|handovers?)(?: time)?`;
const CHANGES =
  '(?:revisions?|amends?|amendments?|changes|corrections|rewrites|alterations|edits|re-?shoots)';
const UNPAID = `(?:without
  (?:any |extra |additional |further )?(?:pay|payment|remuneration|compensation|charge|cost)|at no
  (?:extra|additional|further) (?:pay|cost|charge|fee)|unpaid|isn't paid|(?:is )?not
  (?:be )?(?:paid|remunerated|chargeable)|free of charge)`;

export const unpaidWork = riskyClause({
  id: 'unpaid-work',
  typeName: 'Unpaid work',
  description: 'Terms under which work is done, or time is kept free, without pay.',
  severity: 'medium',
  recommendation: 'Ask for pay for all work done or booked, and for each further round of changes.',
  legalReference: { law: WAGES_CONVENTION, article: 'Art. 12' },
  triggers: (
    'paid nothing for|unpaid work*|unpaid try*|' +
    'lay off*|laid off|weekends and*|paid on publication*|on publication only|after recouping*|' +
    'recouped*|work the client*|not be paid*|without paying*|not get paid*|not paid for*|' +
    'no fee*|no compensation*|no remuneration*|no kill fee|no cancellation fee|work done|' +
    'work already*|work performed|unlimited rounds|unlimited revisions|unlimited changes|' +
    'overtime|additional hours|extra hours|travel time|travelling time|trial shift*|trial day*|' +
    'first week*|first day*|first shift*|unpaid trial*|is unpaid|are unpaid|be unpaid|' +
    'garden leave|gardening leave|without pay|without payment|without additional*|' +
    'without extra*|without further*|at no extra*|at no additional*|remuneration for|' +
    'remunerated|without remuneration|without any remuneration|without any pay*|' +
    'without any compensation|without compensation for|without compensation to|' +
    'without any charge*|without any cost*|without any extra*|without any additional pay*|' +
    'without any additional comp*|without any additional remun*|without any further pay*|' +
    'without any further comp*|without any further remun*|without salary|without wages|' +
    'at no further*|be not paid|is not paid|are not paid|get nothing|on-call|induction|' +
    'stand-by|standby|waiting time|setup time|set-up time|extra time|extra work|hours worked|' +
    'hours in excess|hours beyond|hours over|trial week*|trial periods|trial period is*|' +
    'trial period will*|meetings unpaid|training unpaid|unpaid training|training without*|' +
    'no pay*|no sum*|no further fee*|no further pay*|no further compensation|no other fee*|' +
    'no other pay*|no additional fee*|no additional pay*|no extra pay*|entitled to pay|' +
    'entitled to any pay|entitled to fees|entitled to any fee*|entitled to remuneration*|' +
    'entitled to any remuneration*|entitled to payment*|entitled to any payment*|' +
    'no entitlement to*|no right to pay*|no right to any pay*|no right to any fee*|' +
    'no right to fees|no right to any remuneration*|no right to remuneration*|' +
    'unlimited retouching|unlimited number*|unlimited correction*|unlimited rewrite*|' +
    'unlimited alteration*|unlimited revision|unlimited change|unlimited amend*|' +
    'unlimited re-shoot*|unlimited reshoot*|unlimited further*|fixed fee|day rate|timesheet*|' +
    'invoices not*|invoices that are not*|invoice not*|claims for payment not*|' +
    'claims for payment that*|claim for payment not*|expenses not submitted|' +
    'expenses not received|expenses not sent|expenses that are not*|trial and isn*|' +
    'trial and is not*|trial and not*|not be admissible*|no overtime*|compensatory off|' +
    'first fortnight|first two weeks|first two days|first two shifts|until agency|until client|' +
    'until customer|until company|until the agency*|until the client*|until the customer*|' +
    'until the company*|edits|rewrites|retouches|suspended without*|suspension without*|' +
    'entitled to salary|entitled to any salary|not chargeable|not be chargeable|only on use|' +
    'only upon use|only on sale|only upon sale|only upon publication|only on publication|' +
    'only after publication|only on broadcast|only upon broadcast|only after sale|' +
    'only after use|only after recoup*|only on recoup*|only upon recoup*|not receive payment|' +
    'not receive any payment|not receive any pay|not receive any fee|further hours|' +
    'excess hours|phone on at*|phone on during*|phone on over*|without extra pay|' +
    'without additional pay|mobile on at*|mobile on during*|travel between*|travelling between*|traveling between*|briefing*|handover*|' +
    'not working time|not count as work*|not counted as work*|not treated as work*|not be paid|not payable'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:(?:the|your|our) )?(?:first|initial|trial) (?:shift|day|week|session|weekend|fortnight)s? (?:is|are|will be) (?:an? )?unpaid(?: (?:trials?|training|induction|tryout))?(?: (?:shifts?|days?|periods?|weeks?|sessions?))?(?: of (?:about |up to |around )?(?:\\w{1,6}|\\d{1,2}) (?:hours?|days?))?`,
        `(?:an? )?unpaid (?:work )?(?:trials?|try-?outs?)(?: (?:shifts?|days?|periods?|weeks?|sessions?))?(?: of (?:about |up to |around )?(?:\\w{1,6}|\\d{1,2}) (?:hours?|days?))?`,
      ),
      unless: phrase(
        'no|not|never|volunteers?|interns?|unlawful|illegal|banned|subscri\\w{2,6}|customers?|software|app',
        REPORT,
      ),
      recommendation: 'Pay for the trial, or keep it to the few minutes that show a skill.',
      why: 'The text leaves a trial unpaid, although whoever tries out a job works.',
    },
    {
      form: phrase(
        `no (?:\\w{3,12} )?(?:fees?|payments?|compensation|remuneration|pay|sums?)
          (?:(?:is|are|shall be|will be|becomes?|being) )?(?:due|payable|paid|owed|made)?,? ?…(?:for
          (?:any )?(?:work|services|hours|time|cancel)(?: (?:already )?(?:done|performed|carried out
          |completed|worked))?|even (?:for|if|where) (?:\\w{1,12} ){1,4})`,
        `(?:cancel(?:s|led|ed)?|cancellation|postpones?|rejects?|rejected|terminates?
          |termination) …(?:no (?:\\w{3,12} )?(?:fee|payment|compensation|remuneration|sum)s?
          (?:is|are|shall be|will be)
          (?:due|payable|paid|owed|made)(?:,? even (?:for|if|where)(?: \\w{1,12}){1,4})?|without
          (?:any )?(?:payment|compensation) (?:for|to) (?:\\w{1,12} ){0,4}(?:freelancer|contractor
          |consultant|worker|designer|author|artist|work (?:already )?(?:done|performed|carried out
          |completed)))`,
      ),
      requires: phrase(
        'work|works|services|booking|bookings|engagement|shifts?|hours|freelancer|contractor|' +
          'consultant|worker|commissions?|assignments?',
      ),
      unless: phrase(
        `no fee is (?:due|payable) (?:if|unless|until|by)|agency fees?|recruit(?:er|ment)|no work
          |unsuccessful|volunteers?|donations?|tax(?:es)?|buyer|refund|entry|entrance`,
        REPORT,
      ),
      why: 'The clause leaves work that was done or booked unpaid.',
    },
    {
      form: phrase(
        `unlimited (?:\\w{4,9} of )?(?:\\w{3,10} )?${CHANGES} …(?:included|inclusive|${UNPAID}|day rate|fixed fee)`,
        `${CHANGES} …(?:until (?:the )?(?:client|agency|customer|company)
          (?:is )?(?:\\w{4,10} )?(?:satisfied|approves?|happy)) …${UNPAID}`,
        `${EXTRA_WORK} (?:\\w{1,12} ){0,8}\\(?${UNPAID}`,
        `no (?:overtime(?: (?:pay|premium|rate))?|(?:extra|additional) (?:pay|hours)) (?:is|are|will be|shall be) (?:paid|payable|due|owed)`,
        'not receive (?:any )?(?:additional|extra|further) (?:remuneration|pay|payment|compensation) for (?:\\w{3,12} )?(?:weekends?|holidays?|overtime|work|hours)',
        `(?:your |the )?first (?:week|day|shift|fortnight|two (?:weeks|days|shifts))
          (?:is|are|will be|counts as)
          (?:an? )?(?:\\w{3,9} )?(?:trial|training|induction|probation)?,? ?(?:and )?\\(?${UNPAID}`,
        `(?:no|not)
          (?:\\w{1,12} ){0,4}(?:paid|payment|pay|remuneration|entitled|entitlement|compensation)
          (?:for|to) (?:\\w{1,12} ){0,3}${EXTRA_WORK}`,
        `(?:work|perform|attend|complete|remain) (?:\\w{1,12} ){0,4}${EXTRA_WORK} (?:\\w{1,12} ){0,6}${UNPAID}`,
        `(?:garden(?:ing)? leave|lay-?off|laid off|suspended|suspension) …(?:without
          (?:pay|salary|remuneration)|unpaid|not
          (?:be )?(?:paid|entitled to (?:\\w{1,12} )?(?:pay|salary|remuneration)))`,
      ),
      unless: phrase(
        `(?:provides?|offers?|gives?|supply|supplies) (?:[\\w-]{1,14} ){0,8}?(?:training|induction|meetings)|minimum wage law|volunteers?|storage|plans?|subscri(?:be|ption)|users|players?|suspended
          sentence|disciplinary sanction|free training|customers? (?:get|receive)|will
          (?:be )?pa(?:y|id) (?:you )?for`,
        REPORT,
      ),
      why: 'The clause leaves additional work or waiting time unpaid, so the effective rate of pay falls.',
    },
    {
      form: phrase(
        `(?:cancel|cancels|cancell?ed|cut|cuts|shorten|postpone|end)s?
          (?:\\w{1,12} ){0,10}(?:without
          (?:any )?(?:pay|paying|payment)(?: (?:to )?(?:you|it|them))?|you (?:will|shall|do|are)
          (?:not (?:be )?(?:paid|get paid|receive)|get nothing)(?: (?:for it|any (?:pay|payment|fee)))?)`,
        `(?:you|worker|freelancer|contractor|tutor|carer|model|artist)s?
          (?:will|shall|are|is|do)(?: be)? not (?:be |get )?paid (?:if|when|for|where|unless)
          (?:\\w{1,12} ){0,6}(?:cancel(?:s|led)?|waiting|travel(?:ling)?|training|trial|preparation
          |meetings|no customers|short notice)`,
      ),
      requires: phrase(
        'shifts?|bookings?|work|class(?:es)?|lessons?|jobs?|sessions?|visits?|assignments?|engagements?|gigs?|hours',
      ),
      unless: phrase('refund|subscription|will be paid in full', REPORT),
      why: 'The clause leaves booked work unpaid.',
    },
    {
      form: phrase(
        `(?:not (?:be )?entitled|no (?:entitlement|right)) to
          (?:any )?(?:payment|pay|fees?|remuneration) (?:for|in respect of)
          (?:\\w{2,12},? ){0,3}(?:work|services|hours|deliverables|drafts|shifts?)(?:
          (?:\\w{2,12} ){0,4}(?:rejects?|rejected|refuses?|cancel(?:s|led)?|does not (?:accept|use|approve)))?`,
        `(?:timesheets?|invoices?|claims? for payment|expenses)
          (?:not |that are not )(?:submitted|received|sent|made)
          (?:\\w{1,12} ){0,5}(?:will|shall|are|is)(?: be)? (?:not (?:be )?paid|lost|void|forfeited)`,
        '(?:timesheets?|invoices?) (?:\\w{1,12} ){0,7}will not be paid',
        `(?:contractor|subcontractor|consultant|freelancer|worker|supplier|designer|author|artist|you) (?:shall|will) be paid nothing for (?:any )?(?:\\w{4,12} )?(?:work|services|hours)(?: (?:done|executed|performed|carried out|completed))?`,
        'lay off (?:\\w{2,12} ){0,4}without (?:pay|wages|salary|remuneration)',
        `(?:available|work|on call|attend) (?:\\w{2,12},? ){0,7}without
          (?:any )?(?:additional|extra|further) (?:remuneration|pay|payment|compensation)`,
        'unlimited retouch(?:es|ing) …(?:at no|without|free|included)',
        `(?:paid|payable|royalties|fees?) (?:\\w{2,12} ){0,3}(?:on publication only|only
          (?:on|upon|after) (?:publication|use|recoup\\w{2,4}|sale|broadcast))`,
      ),
      unless: phrase('students?|refund|volunteers?', REPORT),
      why: 'The clause leaves completed work unpaid, or makes payment depend on chance.',
    },
    {
      form: phrase(
        `(?:extra|additional|further|excess) hours?(?:,? \\w{2,9}){0,4},? (?:is|are) (?:covered by|included in|contained in|settled by|paid with) (?:your|the|his|her) (?:\\w{3,8} )?(?:salary|pay|wages?)`,
        `(?:extra|additional|further) hours[^.;:•]{0,60}?,? (?:for which|and) (?:you (?:receive|get) no|no) (?:extra |additional |further )?(?:payment|pay|remuneration|compensation)(?: (?:is|will be|shall be) (?:made|due|paid|given|payable))?`,
        `(?:phone|telephone|mobile|laptop) on (?:at|during|over|on) (?:weekends?|nights?|(?:your |his |her )?holidays?|sundays?)(?: …|,? )without (?:extra |additional |any |further )?(?:pay|payment|compensation)`,
      ),
      unless: phrase(REPORT),
      confidence: 0.85,
      why: 'The clause leaves work beyond the agreed hours unpaid, so the effective rate of pay falls.',
    },
    {
      form: phrase(
        `${EXTRA_TIME}(?:,? (?:and |or )?${EXTRA_TIME}){0,4}(?: (?:before|after|at|between|for) (?:\\w{1,9} ){1,3}?\\w{2,9})? (?:is|are|will be|shall be|remains?) (?:\\w{4,9} )?(?:unpaid|not (?:be )?(?:paid|remunerated|compensated|payable|working time|counted as work(?:ing time)?|treated as work(?:ing time)?))`,
        `${EXTRA_TIME}(?:,? (?:and |or )?${EXTRA_TIME}){0,4} (?:does|do|shall|will) not count as (?:paid )?work(?:ing time|ing hours)?`,
      ),
      unless: phrase(
        'volunteers?|students?|customers?|invoices?|leave|home and|(?:not paid|unpaid) (?:by|until|on time|in advance)',
        REPORT,
      ),
      confidence: 0.85,
      why: 'The clause leaves additional work or waiting time unpaid, so the effective rate of pay falls.',
    },
  ],
  examples: [
    'Apprentice cook wanted. [[The first day is an unpaid trial of up to eight hours]].',
    'We offer [[an unpaid trial shift of four hours]] on Sundays.',
    'We never ask for an unpaid trial; the app has a free trial of 30 days.',
    'The work takes up to sixty hours a week; [[no overtime will be payable]].',
    'No overtime is worked, and no extra is paid by customers.',
    'On an early end the [[Consultant will be paid nothing for work done]] but not approved.',
    'The Licensor gives two days of introductory training free of charge.',
    '[[Training time, briefing time and travel between sites are not paid]].',
    '[[Travel between clients does not count as working time]]. [[Handovers are unpaid]].',
    'You are [[not paid for travel between appointments]].',
    'Travel between home and the office is not paid. Travel between sites is paid at the hourly rate.',
    'Training is provided, and invoices not paid in time bear interest; the briefing is free of charge.',
    '[[Additional hours, however many, are covered by your salary]].',
    'You keep your [[phone on during holidays without extra pay]].',
    'You will do whatever [[extra hours the season brings, for which no pay is due]].',
    'Extra hours are paid at one and a half times the rate.',
    'You may be required to work such [[additional hours (without further remuneration]]) as we ask.',
    'You will [[not receive any additional remuneration for any weekend]] or holiday work.',
    '[[Waiting time is not chargeable]].',
    '[[Overtime is part of the job and is not paid]] or compensated.',
    'The Consultant is [[not entitled to payment for work the Client rejects]].',
    'The bills are paid only after the bank opens.',
    'If we [[cancel a shift you will not be paid for it]].',
    'On [[cancellation of a booking no fee is payable, even for work done]].',
    '[[Unlimited rounds of amends are included]] in the day rate.',
    '[[Overtime is unpaid]].',
    'Pay is weekly, [[first week is a trial (unpaid]]).',
    'The first week is busy, and unpaid bills are sent out.',
    'During [[garden leave the Employee is not entitled to salary]].',
    'No fee is payable to the recruiter until work begins.',
    'The plan has unlimited storage, and unlimited edits are included.',
    '[[The first two weeks is a trial and isn’t paid]].',
    'Overtime is paid at time and a half.',
  ],
});
