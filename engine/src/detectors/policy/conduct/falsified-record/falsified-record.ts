import { plainWords } from '#engine/detectors/policy/conduct/plain-words.ts';
import { FRAUD_ACT, THEFT_ACT } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

import { falseClaim } from './false-claim.ts';
import { forgedPaper } from './forged-paper.ts';
import { inventedFigures } from './invented-figures.ts';
import { madeUpPapers } from './made-up-papers.ts';
import { signedAnyway } from './signed-anyway.ts';
import { uncheckedRecord } from './unchecked-record.ts';

const BOOKS = `(?:(?:attendance|muster|wage|time|overtime|cash|visitor|temperature|maintenance|accident|incident|stock|waste|drug|safety) )?(?:registers?|ledgers?|set of (?:books|figures|accounts|sheets|records|readings)|cash ?books?|payrolls?|rotas?|time ?sheets?|log ?books?|logs?|spreadsheets?|accounts|books|diary|diaries)`;
const SHEETS = `(?:(?:\\w{3,12} )?(?:sheets?|logs?|records?|tags?|forms?|checks?|registers?|books?|charts?|certificates?|cards?|checklists?|readings?|results?|assessments?|reports?|surveys?|invoices?))`;
const PERIOD =
  '(?:sunday|monday|tuesday|wednesday|thursday|friday|saturday|the (?:whole |rest of the |missing )?(?:week|month|quarter|fortnight|weekend|shift)|next week|the weekend|(?:last|this) (?:week|month)|(?:two|three|four) (?:weeks|days))';
const INSPECTION =
  '(?:auditors?|audits?|inspectors?|inspection|inspections|visit|buyers?|taxman|tax|hmrc|revenue|assessor|surveyor|regulator|labour office|party has (?:left|gone)|council)';

/** Archiving, software testing and bookkeeping rules also involve second sets of books and changed dates. */
const ORDERLY_WORDS = `backups?|archive[ds]?|copy for|off-?site|disaster|duplicate copy|must|shall|should never|template|demo|test data|sandbox|correct(?:ed|ion)|amend(?:ed|ment) (?:to|under)|reissued?|typo`;
const ORDERLY = phrase(ORDERLY_WORDS);

export const falsifiedRecord = plainWords({
  id: 'falsified-record',
  typeName: 'Falsified record',
  description:
    'Records that misstate the facts, such as a second set of books, sheets completed in advance or afterwards, a rolled-back meter, claims for what never took place, or goods under a false date.',
  severity: 'high',
  recommendation:
    'Preserve the document unchanged and have someone independent verify what was actually done.',
  legalReference: { law: FRAUD_ACT, article: 's. 2' },
  parts: [signedAnyway, forgedPaper, inventedFigures, uncheckedRecord, falseClaim, madeUpPapers],
  triggers: (
    'second register|second ledger|second set of*|second attendance*|second cash*|second wage*|' +
    'second muster*|second log*|second payroll|second rota|second spreadsheet|second diary|' +
    'other set of*|real set of*|two sets of*|two ledgers|two registers|two cash books|' +
    'real hours|true hours|real figures|real numbers|actual hours|real register|real books|' +
    'real ledger|unofficial register|unofficial ledger|shadow ledger|parallel ledger|' +
    "last year's result*|last year's sheet*|last year's report*|last year's certificate*|" +
    "last year's reading*|last year's form*|last year's test*|last year's figure*|" +
    "last year's assessment*|last year's survey*|last month's result*|last month's sheet*|" +
    "last month's reading*|last month's figure*|last week's sheet*|last week's reading*|" +
    "last week's result*|last time's*|previous one with*|new date on*|change the date|" +
    'changed the date|change the dates|changed the dates|alter the date|altered the date|' +
    'update the date|counter back|odometer back|mileage back|meter back|clock back|speedo back|' +
    'hours back|counter was wound*|meter was wound*|clocked the*|haircut|full hour regardless|' +
    'regardless|full hours|full shift|whole hour|whole shift|different pens|different pen|' +
    'date them as*|dated them as*|dated as if*|date it as*|as if done*|so that it looks|' +
    'so it looks|so they look|so that they look|ticked through|signed through|' +
    'ticked off through|ticked up to|signed up to|ticked to|filled in ahead|signed ahead|' +
    'filled in in advance|signed in advance|already ticked|already signed|never done|never run|' +
    'never carried out|never happened|never took place|wrote in lower*|wrote in higher*|' +
    'rubbed out|tipp-exed|tippexed|whited out|says zero|says nil|reads zero|shows zero|' +
    'tons for|tonnes for|whole crew|made up a|invented a|knocked up a|concocted a|' +
    'fixed a few answers|corrected a few answers|changed their answers|fill in the temp*|' +
    'fill in the fridge*|fill in the cleaning*|fill in the safety*|fill in the missing*|' +
    'filled in the temp*|filled in the fridge*|filled in the missing*|mark it as done|' +
    'bill the full*|bill a full*|log the full*|log a full*|claim the full*|claim a full*|' +
    'book the full*|charge the full*|charge a full*|whole gang|whole team|entire crew|' +
    'entire gang|mark the defect*|mark the fault*|mark the action*|mark the ticket*|' +
    'mark that as*|mark this as*|mark them as*|mark the finding*|mark it fixed|' +
    'mark it as fixed|register with the real*|ledger with the real*|second cash book|' +
    'second log book|second logbook|second timesheet|second accounts|second books|' +
    'private set of*|private rota|private register|private ledger|private payroll|' +
    'private cash book|private log book|private logbook|private timesheet|private spreadsheet|' +
    'private accounts|private books|unofficial set of*|unofficial rota|unofficial payroll|' +
    'unofficial cash book|unofficial log book|unofficial logbook|unofficial timesheet|' +
    'unofficial spreadsheet|unofficial accounts|unofficial books|shadow set of*|shadow rota|' +
    'shadow register|shadow payroll|shadow cash book|shadow log book|shadow logbook|' +
    'shadow timesheet|shadow spreadsheet|shadow accounts|shadow books|parallel set of*|' +
    'parallel rota|parallel register|parallel payroll|parallel cash book|parallel log book|' +
    'parallel logbook|parallel timesheet|parallel spreadsheet|parallel accounts|parallel books|' +
    'real rota|real payroll|real cash book|real log book|real logbook|real timesheet|' +
    'real spreadsheet|real accounts|true set of*|true rota|true register|true ledger|' +
    'true payroll|true cash book|true log book|true logbook|true timesheet|true spreadsheet|' +
    "true accounts|true books|last year's record*|last month's certificate*|" +
    "last month's report*|last month's record*|last month's test*|last week's certificate*|" +
    "last week's report*|last week's record*|last week's test*|last time's result*|" +
    "last time's sheet*|last time's reading*|last time's certificate*|last time's report*|" +
    "last time's record*|last time's test*|last quarter's result*|last quarter's sheet*|" +
    "last quarter's reading*|last quarter's certificate*|last quarter's report*|" +
    "last quarter's record*|last quarter's test*|last winter's result*|last winter's sheet*|" +
    "last winter's reading*|last winter's certificate*|last winter's report*|" +
    "last winter's record*|last winter's test*|last spring's result*|last spring's sheet*|" +
    "last spring's reading*|last spring's certificate*|last spring's report*|" +
    "last spring's record*|last spring's test*|with a new date|with a different date|" +
    'with a fresh date|with a later date|with new date*|week ahead|week already|' +
    'week in advance|month ahead|month already|month in advance|weekend ahead|weekend already|' +
    'friday already|friday ahead|friday in advance|sunday already|sunday in advance|' +
    'saturday already|next week ahead|next week already|next week in advance|date it to last|' +
    'dated it to last|dated it to the|dated it to before|dating it*|date them to last|' +
    'dated them to last|dated them*|date it as if|dated it as if*|dating them*|dated that*|' +
    'dated it*|counter was wound back|counter was turned back|counter was rolled back|' +
    'counter was clocked back|counter were wound back|counter were turned back|' +
    'counter were rolled back|counter were clocked back|counter is wound back|' +
    'counter is turned back|counter is rolled back|counter is clocked back|' +
    'counter has been wound back|counter has been turned back|counter has been rolled back|' +
    'counter has been clocked back|counter had been wound back|counter had been turned back|' +
    'counter had been rolled back|counter had been clocked back|odometer was wound back|' +
    'odometer was turned back|odometer was rolled back|odometer was clocked back|' +
    'odometer were wound back|odometer were turned back|odometer were rolled back|' +
    'odometer were clocked back|odometer is wound back|odometer is turned back|' +
    'odometer is rolled back|odometer is clocked back|odometer has been wound back|' +
    'odometer has been turned back|odometer has been rolled back|' +
    'odometer has been clocked back|odometer had been wound back|odometer had been turned back|' +
    'odometer had been rolled back|odometer had been clocked back|mileage was wound back|' +
    'mileage was turned back|mileage was rolled back|mileage was clocked back|' +
    'mileage were wound back|mileage were turned back|mileage were rolled back|' +
    'mileage were clocked back|mileage is wound back|mileage is turned back|' +
    'mileage is rolled back|mileage is clocked back|mileage has been wound back|' +
    'mileage has been turned back|mileage has been rolled back|mileage has been clocked back|' +
    'mileage had been wound back|mileage had been turned back|mileage had been rolled back|' +
    'mileage had been clocked back|meter was wound back|meter was turned back|' +
    'meter was rolled back|meter was clocked back|meter were wound back|meter were turned back|' +
    'meter were rolled back|meter were clocked back|meter is wound back|meter is turned back|' +
    'meter is rolled back|meter is clocked back|meter has been wound back|' +
    'meter has been turned back|meter has been rolled back|meter has been clocked back|' +
    'meter had been wound back|meter had been turned back|meter had been rolled back|' +
    'meter had been clocked back|tons for ##|tons as ##|tons instead of ##|tonnes for ##|' +
    'tonnes as ##|tonnes instead of ##|bags for ##|bags as ##|bags instead of ##|' +
    'pallets for ##|pallets as ##|pallets instead of ##|litres for ##|litres as ##|' +
    'litres instead of ##|hours for ##|hours as ##|hours instead of ##|loads for ##|' +
    'loads as ##|loads instead of ##|so it look*|so it seem*|so it appear*|so they look*|' +
    'so they seem*|so they appear*|so everything look*|so everything seem*|' +
    'so everything appear*|so he look*|so he seem*|so he appear*|so she look*|so she seem*|' +
    'so she appear*|so that it look*|so that it seem*|so that it appear*|so that they look*|' +
    'so that they seem*|so that they appear*|so that everything look*|so that everything seem*|' +
    'so that everything appear*|so that he look*|so that he seem*|so that he appear*|' +
    'so that she look*|so that she seem*|so that she appear*|although they*|even though they*|' +
    'though they only|but they only|although it*|even though it*|only yesterday|only today|' +
    'only this week|only signed*|only came*|only agreed*|only last*|not until*|' +
    'for everyone, even*|for everybody, even*|for all, even*|even for those*|even those who*|' +
    'also for those*|including those*|on paper so*|even for people*|for everyone even*|' +
    'whether or not they*|even those*|even people*|even if they*|including people*|' +
    'also for people*|also those*|also people*|whether or not those*|including for*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:second|other|real|true|private|unofficial|parallel|shadow|proper) ${BOOKS},?(?: with the (?:real|true|actual|proper) \\w{3,10},?)? (?:stays?|is kept|are kept|goes|go|lives?|sits?|is|are) (?:hidden|locked|kept|in (?:the|my|his|her) (?:\\w{3,14}'s )?(?:car|boot|van|drawer|safe|house|desk|bag)|at (?:home|my|his|her)|out of|away|upstairs|off|until|till|not for)`,
        `(?:keep|keeps|kept|run|runs|have|has|hide|hid|there(?:'s| is)) (?:an? |the |our |two |one )?(?:second|other|real|true|two sets of|two|private|shadow) ?${BOOKS} (?:for|in|at|with|away|from|until|that|one|hidden|which|so)`,
        `(?<!(?:last|latest|past|previous|next|first|these|those|the|recent|annual|audited|filed|published|any|both) )two sets of (?:books|figures|accounts|sheets|records|readings)(?! (?:for|covering|of) (?:each|the (?:last|past)|\\d{4}))`,
      ),
      requires: phrase(
        `real|true|actual|hidden|nobody|no one|never (?:leaves|shown)|off the books|cash (?:jobs|wages|work)|one for|in case|keep|keeps|kept|run|runs|running|there are|has|have|had|(?:until|till|when|before|from) (?:the )?(?:\\w{3,12} )?${INSPECTION}`,
      ),
      unless: ORDERLY,
      legalReference: { law: THEFT_ACT, article: 's. 17' },
      why: 'The text suggests a second set of books kept from those who inspect the first.',
    },
    {
      form: phrase(
        `(?:copy|use|used|photocopy|re-?use|take|took|copied|print|send|sent) last (?:year|month|week|time|quarter|winter|spring)'s (?:\\w{3,12} )?${SHEETS} (?:sheet )?(?:and|with|but) (?:\\w{2,6} )?(?:chang\\w{1,3}|alter\\w{0,3}|put|amend\\w{0,3}|updat\\w{1,3}|swap\\w{0,4}|type|write|an?|the|today's|this) (?:the |an? |this |new )?(?:\\w{3,6} )?date`,
        `(?:previous|old|last|earlier) (?:one|certificate|report|sheet|test|form) with an? (?:new|different|fresh|later) date`,
        `(?:tick|ticked|sign|signed|fill|filled|initial|initialled|complete|completed|stamp|stamped)(?: them| it| ${SHEETS})?(?: off| in| up| all)?(?: through| up)? (?:to|till|until|through|for) ${PERIOD} (?:already|in advance|ahead)`,
        `(?:fill|filled|fills|write|wrote|filling) (?:in|up|out) (?:all )?(?:the )?(?:missing )?${SHEETS} for ${PERIOD}(?: and|,| so| -)(?: …)? (?:dat\\w{1,3}|\\d|different pens?|all the way|as if|so (?:it|they)|nobody|before|use)`,
        `dat(?:e|ed|ing) (?:it|them|that) (?:as (?:if|though)|to (?:last|the \\d{1,2}|before|an? (?:earlier|week|month)))`,
      ),
      unless: ORDERLY,
      why: 'The text suggests completing a record for work that was not done, or under a different date.',
    },
    {
      form: phrase(
        `(?:wind|winds|wound|turn|turned|roll|rolled|put|set) (?:the |that |it |its )?(?:\\w{3,9} )?(?:counter|odometer|mileage|hour ?meter|meter|speedo|hours) back(?! to zero (?:after|every|at))`,
        `(?:counter|odometer|mileage|meter|speedo) (?:was|were|is|has been|had been|gets) (?:wound|turned|rolled|clocked) back`,
        `clocked the (?:car|van|lorry|truck|bus|taxi|motor)`,
        `(?:log|put down|book|claim|bill|record|write|enter|charge) (?:it as )?(?:the |an? )?(?:full|whole) (?:hour|hours|shift|day|amount|visit|time) (?:regardless|anyway|either way|whatever|even (?:if|when|though))`,
        `(?:book|books|booked|weigh|weighs|weighed|log|logs|logged|sign|signs|signed)(?: in)? (?:\\d{1,4}|\\w{3,9}) (?:tons?|tonnes?|bags?|pallets?|litres?|hours?|loads?) (?:for|as|instead of) (?:\\d{1,4}|\\w{3,9})(?= ?(?:[.,;]|and))`,
        `(?:rubbed|scratched|tipp-?exed|whited) out (?:our|the|my|their|her|his) (?:\\w{3,9} )?(?:marks?|scores?|names?|figures?|entr(?:y|ies)|times?|dates?)`,
        `(?:the |our )?(?:log|sheet|record|book|report|form|dashboard|meter) (?:says|reads|shows|still says) (?:zero|nil|none|nothing|all clear|fine|ok|clean)(?= ?(?:[.,;!]|$))`,
      ),
      requires: phrase(
        `back|regardless|anyway|either way|whatever|even|split|driver|rubbed|scratched|tipp-?exed|whited|nobody|and|but|so`,
      ),
      unless: phrase(
        'summer time|winter time|clocks|trial balance|expected|compiler|disk|unit test|battery',
        ORDERLY_WORDS,
      ),
      why: 'The text suggests tampering with a meter, a weight or a mark.',
    },
    {
      form: phrase(
        `(?:typed?|write|wrote|put|enter(?:ed)?|mark(?:ed)?|copy|copied|date[ds]?|change[ds]?|altered?|move[ds]?|invented?) (?:\\w{1,12} ){1,9}?so (?:that )?(?:it|they|he|she|everything|the \\w{3,12}) (?:all )?(?:looks?|seems?|appears?) (?:right|ok|okay|fine|done|genuine|as (?:if|though)|like)`,
        `(?:signed|sign|initialled|filled in) (?:the |a )?(?:\\w{3,12}(?:-\\w{2,4})? )?(?:sheet|form|log|permit|register|book) (?:for|on behalf of) (?:the (?:whole|entire) (?:crew|gang|team|shift)|everyone|everybody|all of them)`,
        `(?:made up|make up|invented|concocted|knocked up|faked) an? (?:\\w{2,12} ){0,3}(?:report|certificate|invoice|receipt|reference|assessment|log|record|survey|quote|letter)(?= and|,? dated| for the (?:auditors?|inspectors?|file)| to show| so)`,
        `mark (?:it|them|that|this|the (?:finding|ticket|action|check|fault|defect)s?) (?:as )?(?:fixed|done|closed|resolved|complete|tested|passed)(?:,| because| and| -)(?: …)? (?:only|nobody|no one|never|auditor|assessor|inspector|they|won't|later)`,
        `(?:fixed|corrected|changed|improved) (?:a few|some|their|the kids'|the pupils') (?:of (?:the|their) )?answers`,
      ),
      unless: phrase('typo|spelling|css|layout|screenshot|font|colou?r', ORDERLY_WORDS),
      why: 'The text suggests altering a record so that it looks right.',
    },
    {
      form: phrase(
        `(?:date|sign|stamp|log|register)(?:d|ed)? (?:the|that|this|it|them|those)(?: \\w{2,12}){0,4} (?:on |to |for |as of |in |as )?(?:the )?(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:january|february|march|april|may|june|july|august|september|october|november|december)|(?:january|february|march|april|may|june|july|august|september|october|november|december)(?: \\d{1,2})?|last (?:week|month|year|quarter))(?: …|,? )(?:although|even though|though|but|even if)(?: …| )(?:only|not until|yesterday|today|this week|later|just now)(?: \\w{3,10}){0,2}`,
        `(?:fill(?:ed)? (?:in|out)|sign(?:ed)?|tick(?:ed)?(?: off)?|complete[d]?) (?:the |off |all )?(?:\\w{3,12} ){0,3}(?:sheets?|forms?|registers?|records?|certificates?|lists?|logs?) (?:for|of) (?:everyone|everybody|all|those|people|the (?:whole|entire) \\w{3,8}),? (?:even|also|including|whether or not) (?:for )?(?:those|people|they|if they)(?: who)? (?:weren't|wasn't|didn't|were not|was not|did not|never|absent|haven't|missed)(?: \\w{2,9}){0,2}`,
        `(?:redo|redone|rewrite|rewritten|re-?write|adjust(?:ed)?|fix(?:ed)?|change[d]?)(?: (?:them|it|those|the \\w{4,9}))? on paper(?: …| )(?:so (?:that )?)?(?:they|it|everything|we) (?:pass(?:es)?|look|comply|are fine)`,
      ),
      unless: phrase(
        `must|shall|template|demo|test data|typo|correct(?:ed|ion)|postmark|electronically|backdated pay`,
      ),
      confidence: 0.8,
      why: 'The text suggests that a record misstates the facts or the date.',
    },
  ],
  examples: [
    '[[Date the Turin contract 30 March although they only signed]] it now.',
    "Please [[sign the attendance lists for everybody, including those who weren't there]].",
    'The readings can be [[redone on paper so that they pass]].',
    'The deed is dated 30 March although the keys were handed over later.',
    'Sign the list for everybody who was there.',
    'The [[second attendance register, with the real hours, stays in the accountant’s car]] until the audit party has left.',
    '[[Copy last year’s result sheet and change the date]].',
    'Pre-starts are [[ticked through to Sunday already]].',
    '“[[Wind the counter back]] under four thousand.”',
    '[[Log the full hour regardless]], as the funding depends on it.',
    'The driver lets us [[book 34 tons for 28]].',
    '[[Type the dashboard figure into the log by hand so that it looks right]].',
    'I [[signed the lock-out sheet for the whole crew]].',
    'The second set of books is a backup off-site; the log says zero errors.',
    'Change the date on the form if last year’s sheet had a typo; the clock went back.',
    'Nobody may keep two sets of books, our policy says.',
    'There are [[two sets of books]], and only ours has the cash in it.',
    'Enclose: passport copy, last two sets of accounts, bank statements. The latest two sets of accounts are with Ines.',
    'The odometer was read on Monday; log the full hours that you worked.',
  ],
});
