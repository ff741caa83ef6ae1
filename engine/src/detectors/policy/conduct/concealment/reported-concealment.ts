import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const RECORDS = `(?:invoices?|contracts?|agreements?|minutes|certificates?|delivery notes?|purchase orders?|approvals?
  |resolutions?|inspection reports?|training records?|time ?sheets?|vouchers?|consents?|share options)`;
const SPENDING = '(?:purchases?|orders?|invoices?|payments?|contracts?|expenses?|transactions?)';
const LIMIT = `(?:limits?|thresholds?|tender(?:ing)?|approvals?|authori[sz]ation|second signature|sign-?off)(?: (?:limit|threshold))?`;
/** Persons as subjects; a program that hides a window conceals nothing. */
const COLLEAGUE = `(?:he|she|they|somebody|someone|(?:mr|mrs|ms) \\w{2,14}|(?:my|our|the|his|her|your|a) (?:\\w{3,12} )?(?:supervisor|manager|boss|director|chef
  |head(?:mistress|master|teacher)?|foreman|accountant|bookkeeper|clerk|colleagues?|secretary|treasurer|caretaker|owner|landlord|officer|team leader))`;
const WHO = `(?:he|she|they|we|who|accounts|sales|management|the (?:\\w{3,14} )?(?:clerk|manager|accountant|director
  |bookkeeper|buyer|head|officer|secretary|supervisor|cashier|foreman|team|department|branch))`;

/** What somebody reports that others did to keep a record from showing the truth. */
export const reportedConcealment: WordingPart = {
  triggers: (
    'back-dated|backdates|back-dates|splits|splitting|split|divided|broken up|to shred*|to destroy*|to burn*|' +
    'to delete e-mail*|to delete email*|to delete the e*|to delete the foot*|out of the file|out of the minutes|' +
    'out of the record|out of the report|out of the log|out of the notes|last bit*|last part*|last line*|last message*|' +
    'make sure he*|make sure she*|make sure they*|make sure the auditor*|make sure the inspector*|' +
    'shredded on*|shredded at*|destroyed on*|destroyed at*|deletes*|deleting|shreds*|shredding|destroys*|destroying|burning|burns*|wipes*|wiping|erases*|erasing|' +
    'deleted e-mails*|deleted emails*|deleted all e*|deleted messages*|deleted every*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `${COLLEAGUE} (?:(?:always|regularly|then|now|secretly|quietly|simply|often|routinely) )?(?:deletes|wipes|erases|destroys|is deleting|are deleting|keeps deleting
        |keeps erasing|was deleting|were deleting|(?:has|have|had) been (?:deleting|wiping|erasing|destroying)|deleted) (?:all |every |any |the |our |old |those |his |her ){0,2}(?:e-?mails?|messages?|chats?|records?|files?
        |complaints?|reports?|footage|recordings?|entries|notes|evidence)(?: \\w{2,12}){0,3}? (?:about|concerning|mentioning|on) (?:it|this|that|them|him|her|me|the (?:\\w{3,12} )?(?:matter|incident|accident
        |complaint|defects?|leak|injury|fault|affair|payments?|problem|readings|results|breach))`,
        `${COLLEAGUE} (?:(?:secretly|quietly|simply) )?(?:shreds|burns|is (?:shredding|burning|destroying)|are (?:shredding|burning|destroying)|keeps (?:shredding|burning|destroying)|was (?:shredding|burning)|were (?:shredding|burning)
        |(?:has|have|had) been (?:shredding|burning|destroying)) (?:all |every |any |the |our |those |these |his |her ){0,2}(?:\\w{3,12} )?(?:${RECORDS}|receipts?|complaints?|evidence|accident reports?|log ?(?:books?|sheets?)|records|files|paperwork|payslips)`,
      ),
      unless: phrase(
        `retention|gdpr|data protection|archiv\\w{1,4}|scanned|cop(?:y|ies)|duplicates?|expired|outdated|years? old|older than|after \\w{2,6} (?:years|months)|every \\w{3,9} (?:for|as) |confidential waste|recycl\\w{2,4}
        |spam|newsletters?|by mistake|accident(?:al)?ly|storage|space|never|not|nobody|if|must|may|lawful\\w{0,2}|request(?:s|ed)?|right to|agreed`,
      ),
      confidence: 0.75,
      why: 'The text says that somebody keeps destroying records of a matter.',
    },
    {
      form: phrase(
        `${RECORDS}(?: (?:from|of|for|dated|in) \\w{2,12}(?: \\w{2,12}){0,2})? (?:were|was|had been|have been|has been|are being
        |got)(?: (?:routinely|regularly|later|simply|then|all|apparently))? back-?dated(?: to \\w{3,9})?`,
        `${WHO} (?:had |has |have |then |regularly |sometimes |often )?back-?dat(?:ed|es) (?:the |some |several |all |both |two
        |three |these |those |his |her |their |\\d{1,3} )?(?:\\w{3,14} ){0,2}?${RECORDS}`,
      ),
      unless: phrase(
        `pay (?:rise|award)|increase|salary|entitle\\w{0,6}|accuse[ds]?|alleg\\w{2,6}|not|never|must|may|cannot|can|benefits?
        |correct(?:ed|ion)|by mistake|if`,
      ),
      why: 'The text says that records were given an earlier date than the true one.',
    },
    {
      form: phrase(
        `(?:splits?|splitting|has split|have split|had split) (?:up )?(?:the |his |her |its |their |all |large |bigger )?(?:\\w{3,12} )?${SPENDING}
        …(?:to|so (?:that|as to)(?: (?:they|it|each|each one))?) (?:stay|stays|keep|remain|remains|get|fall|falls|come|avoid|bypass
        |evade|escape|be|are) …${LIMIT}`,
        `${SPENDING}(?: \\w{2,12}){0,4}? (?:were|was|are|is|had been|have been|has been|being) (?:\\w{4,12} )?(?:split|divided|broken up)
        …(?:to|so (?:that|as to)(?: (?:they|it|each|each one))?) (?:stay|stays|keep|remain|remains|get|fall|falls|come|avoid|bypass
        |evade|escape|be|are|stayed|fell) …${LIMIT}`,
      ),
      unless: phrase(
        `never|not|must|may|cannot|no|if|rate limits?|memory|upload|file size|api|instal?ments|lots|bids?|weight|delivery limit`,
      ),
      why: 'The text says that spending is split so that each part stays below a limit.',
    },
    {
      form: phrase(
        `(?:told|asked|instructed|ordered|directed) (?:the |his |her |our |an? )?\\w{2,12}(?: \\w{3,12})? to (?:shred|destroy|burn)
        (?:the |all |all the |those |these |old |any |his |her |their )?(?:\\w{3,14} ){0,2}?(?:${RECORDS}|records?|files?
        |e-?mails?|messages?|documents?|papers?|receipts?|logs?|forms?|complaints?|statements?|reports?|footage|recordings?|evidence)`,
        `(?:told|asked|instructed|ordered|directed) (?:the |his |her |our |an? )?\\w{2,12}(?: \\w{3,12})? to delete
        (?:the |all |all the |those |these )?(?:e-?mails|footage|complaints?|evidence)`,
        `(?:${RECORDS}|records|files|documents|papers|receipts) (?:were|was|had been|have been) (?:shredded|destroyed)
        (?:on (?:the )?(?:instructions?|orders?) of|at the request of)`,
      ),
      unless: phrase(
        `retention|gdpr|after \\w{2,6} years|scanned|cop(?:y|ies)|duplicates?|expired|erasure|refused|if|must|should|spam|court|wrong
        recipient|in error|his own|her own|data protection officer|not|never|password`,
      ),
      why: 'The text says that somebody was told to destroy records.',
    },
    {
      form: phrase(
        `(?:keep|leave|take) (?:my|our|his|her|their) (?:comments?|remarks?|names?|objections?|complaint|concerns|vote|dissent) out of
        (?:the )?(?:\\w{3,12} )?(?:file|minutes|record|report|log|notes)`,
        `delete (?:the|that|my|your) last (?:bit|part|line|message)s? (?:pls|please|plz|before (?:he|she|they|anyone|hr|it))`,
        `make sure (?:he|she|they|the (?:auditors?|inspectors?)) (?:doesn't|don't|does not|do not|never|won't) (?:looks?|sees?|checks?
        |opens?|finds?|asks?)(?: (?:at|into|about|in|for))? (?:the |our |those |any )?(?:\\w{1,12} )?(?:credits?|books|accounts
        |invoices?|figures|ledgers?|reserves|bookings|entries|write-?offs|provisions|vouchers|second set)`,
      ),
      unless: phrase('customers?|error|typo|readers?|formatting|students?|gdpr|anonym\\w{3,8}'),
      severity: 'medium',
      confidence: 0.7,
      why: 'The text asks to keep something from a record or from those who examine it.',
    },
  ],
  examples: [
    '[[Invoices from March were backdated to February]] so that the quarterly target was met.',
    'We found that [[the sales manager backdated three contracts]].',
    'The contracts were not backdated; benefits were backdated to May, and minutes may be backdated by a day.',
    'The cashier [[splits purchases over 5,000 into two, to stay below the approval limit]].',
    'Last year [[orders for paint were split into four so that each stayed below the tender threshold]].',
    'We split orders over 30 kg into two parcels to stay below the weight limit; the invoice was split between two budgets.',
    'Orders must not be split to stay below the approval limit.',
    '[[Our bookkeeper has been shredding the receipts]] since the audit was announced.',
    'The head knows, and [[she deletes every message about the accident]]. [[Mr Lang keeps deleting e-mails about it]].',
    'The clerk shreds the receipts after six years. Our secretary deletes spam and messages about the weather.',
    'She has been deleting files to free space on the drive; the job deletes records about the incident after a month.',
    'He deletes e-mails about it at the customer’s request; they are burning the old records as fuel for copies.',
    'The manager [[told the clerk to shred the delivery notes]].',
    'She told the clerk to shred the papers after seven years; he asked us to delete the spam.',
    'And please [[keep my comments out of the file]]. [[Delete the last bit pls]].',
    '[[Make sure he doesn’t look at the Q3 credits]].',
    'Make sure they do not see the error; keep my name out of the hat; delete the last line of the file.',
  ],
};
