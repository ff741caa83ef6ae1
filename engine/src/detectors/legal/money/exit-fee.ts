import { MAY, MUST, REPORT, STRONGER, WEAKER } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { DATA_ACT, UNFAIR_TERMS_DIRECTIVE } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const LEAVING = `(?:cancellation|exit|leaving|departure|early
  (?:exit|cancellation|release|termination)|termination|closure|account closure|migration
  |disconnection|deactivation|restocking|off-?boarding|release|export|retrieval|buy-?out
  |de-?installation|transfer-out)`;
const FEE = '(?:(?:fee|charge|payment)s?|penalt(?:y|ies))';
const REST =
  '(?:remaining|rest of the|balance of the|remainder of the|unexpired|outstanding|full|whole)';
const DATA = '(?:data|content|files?|records|documents|accounts?|website|domain|belongings|goods)';

export const exitFee = riskyClause({
  id: 'exit-fee',
  typeName: 'Exit fee',
  description:
    'Charges for leaving a contract, payment for the rest of the term, or data returned only for a fee.',
  severity: 'medium',
  recommendation:
    'Limit the charge to the actual cost of leaving, and ask for data to be returned free of charge.',
  legalReference: { law: UNFAIR_TERMS_DIRECTIVE, article: 'Art. 3(1)' },
  triggers: (
    'export can be*|export may be*|exports can be*|exports may be*|copy can be*|copy may be*|copies can be*|copies may be*|early repayment fee*|early repayment charge*|every remaining*|all remaining*|whole year*|bill you for*|charge you for*|be erased*|' +
    'be deleted*|copies of your*|your files|who leave|who leaves|who resign|who resigns|' +
    'who quit|who quits|when you leave|if you leave|early exit|early cancellation|' +
    'termination charge*|cancel early|leave early|end early|export after|export of*|' +
    'export your*|data export*|copy of your data|return of your data|return your data|' +
    'release your*|release any data|withhold your*|delete your data|remainder of the*|' +
    'rest of the term|remaining months|remaining term|unexpired*|cancellation fee*|' +
    'cancellation charge*|cancellation penalt*|cancellation payment*|exit fee*|exit charge*|' +
    'exit penalt*|exit payment*|leaving fee*|leaving charge*|leaving penalt*|leaving payment*|' +
    'departure fee*|departure charge*|departure penalt*|departure payment*|closure fee*|' +
    'closure charge*|closure penalt*|closure payment*|migration fee*|migration charge*|' +
    'migration penalt*|migration payment*|release fee*|release charge*|release penalt*|' +
    'release payment*|export fee*|export charge*|export penalt*|export payment*|retrieval fee*|' +
    'retrieval charge*|retrieval penalt*|retrieval payment*|disconnection|deactivation|' +
    'restocking|offboarding|off-boarding|deinstallation|de-installation|transfer-out|buyout|' +
    'buy-out|early release|early termination fee*|termination penalt*|termination payment*|' +
    'termination fee|leaves early|leaving early|ends early|terminates early|cancels early|' +
    'cancelled early|ended early|terminated early|before the minimum|before the expiry|' +
    'before expiry|outstanding months|outstanding fees|outstanding charges|outstanding instal*|' +
    'outstanding subscription|remaining fee*|remaining charges|remaining instal*|' +
    'remaining payment*|remaining period|remaining contract|remaining subscription|' +
    'remaining month|remaining week*|full subscription|full contract|full membership|' +
    'full period|whole term|whole period|whole contract|rest of the month*|rest of the period|' +
    'rest of the contract|rest of the year|rest of the subscription|rest of the membership|' +
    'professional services|current rate*|current charge*|current fee*|prevailing rate*|' +
    'prevailing charge*|prevailing fee*|usual rate*|usual charge*|usual fee*|standard rate*|' +
    'standard charge*|standard fee*|hourly rate*|hourly charge*|hourly fee*|additional charge*|' +
    'retrieval of*|exporting*|for a fee|on payment|upon payment|if you pay|subject to a fee|' +
    'until paid*|until payment*|until you pay*|until you have paid*|until it is paid*|' +
    'until all invoices*|until all fees*|unless paid*|unless payment*|unless you pay*|' +
    'unless you have paid*|unless it is paid*|unless all invoices*|unless all fees*|' +
    'retain your*|hold your*|lock your*|withhold any|withhold the|refuse to release|' +
    'refuse to return|cost us|costs us|charge us|charges us|charge #*|charge £*|charges #*|' +
    'charges £*|pay #*|pay £*|cost #*|cost £*|costs #*|costs £*|charge you #*|charge you £*|' +
    'costs you #*|costs you £*|each remaining*|who give notice|who gives notice|anyone leave*|' +
    'anyone resign*|anyone quit*|whoever leave*|whoever resign*|whoever quit*|those leave*|' +
    'those resign*|those quit*|staff leave*|staff resign*|staff quit*|workers leave*|' +
    'workers resign*|workers quit*|employees leave*|employees resign*|employees quit*|' +
    'members leave*|members resign*|members quit*|week pay|week wage|week wages|week salary|' +
    'weeks pay|weeks wage|weeks wages|weeks salary|month pay|month wage|month wages|' +
    "month salary|months pay|months wage|months wages|months salary|weeks' pay|weeks' wage|" +
    "weeks' wages|weeks' salary|months' pay|months' wage|months' wages|months' salary|forfeits|" +
    'invoice you*|be destroyed|balance of the|not return|not release|cost you|will lock|' +
    'will withhold|instalments|installments|before the end of the minimum|' +
    'before the end of the term|before the end of the contract|before end of the minimum|' +
    'before end of the term|before end of the contract|outstanding term|outstanding contract|' +
    'outstanding balance'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:${MUST}|pays?|owes?|liable (?:for|to)|subject to|charged?|incurs?|levy|levied)
          (?:[\\w£$€,.]{1,12} ){0,4}${LEAVING} ${FEE}(?: (?:of|equal to) [^.;]{1,40})?`,
        // A termination payment is what an employer pays, unless somebody owes it.
        `(?!termination payment)${LEAVING} ${FEE} (?:of|equal to|applies|apply|is (?:payable|due|charged)|are
          (?:payable|due|charged)|will (?:be|apply)|shall (?:be|apply)|may (?:be|apply))(?:
          (?:[^.;,]|,(?=\\d{3})){1,40})?`,
        `(?:exit|cancellation|early repayment|early termination|closure) ${FEE}\\W{0,3} (?:the )?(?:greater|higher|larger) of [^.;:•]{1,30}?(?:and|or) \\d{1,3} ?%`,
        `(?:exports?|cop(?:y|ies)(?: of (?:your|the) (?:data|files))?) (?:can|may) be (?:bought|purchased|obtained|had) (?:for|at) (?:[£$€] ?|(?:eur|usd|gbp) )\\d(?:[\\d,.]{0,6}\\d)`,
        `(?:cancels?|leaves?|ends?|terminates?|cancelled|ended|terminated)(?: \\w{1,15}){0,4}
          (?:early|before (?:the )?(?:end|expiry|minimum)|for any reason),? …(?:pay|owes?|liable
          |charged|due|payable) …${REST} (?:\\w{1,12} ){0,4}(?:term|period|months|fees?|subscription
          |membership|charges|install?ments?|balance|contract)`,
        `(?:pay|owe|liable for|charged)
          (?:\\w{1,12} ){0,6}(?:fees|charges|subscriptions?|payments|dues|rent|install?ments)
          (?:\\w{1,12} ){0,4}${REST} (?:\\w{1,12} ){0,2}(?:term|period|months|contract|year)`,
      ),
      requires: phrase(
        `${WEAKER}|early|exit|export|cancel(?:s|led|lation)?|terminat(?:es?|ed|ion)|leav(?:e|es|ing)`,
      ),
      unless: phrase(
        `no (?:\\w{3,14} ){0,2}${FEE}|without (?:\\w{1,12} ){0,3}${FEE}|free of charge|not
          (?:be )?(?:charge|charged|pay|payable|apply|liable|incur)|pays? us|refund the|no
          obligation to|receives?|without payment of|hotels?|visa|${STRONGER} (?:shall|will)
          (?:refund|pay)`,
        REPORT,
      ),
      why: 'The clause charges for leaving, which can keep a party in the contract.',
    },
    {
      form: phrase(
        `(?:export|exporting|retrieval|return|copy|copies|extraction|transfer)(?: of)?
          (?:\\w{1,12},? ){0,6}(?:available|charged|chargeable|billed|provided|subject to|costs?|at)
          (?:\\w{1,12} ){0,4}(?:(?:\\w{2,12}-)?current|standard|prevailing|usual|hourly|professional
          services|additional|a) (?:\\w{1,14} ){0,3}(?:rates?|fees?|charges?)`,
        `(?:export|retrieve|download|receive|obtain) (?:\\w{1,12} ){0,3}${DATA} …(?:for a fee|upon
          payment|subject to (?:a (?:fee|charge)|payment)|if you pay|on payment)`,
        `(?:${STRONGER} ${MAY} |(?:we|\\w{3,12}) will )(?:\\w{1,12} )?(?:withhold|retain|keep|hold
          |delete|lock|refuse to (?:release|return)|not (?:release|return))
          (?:\\w{1,12} ){0,4}${DATA} …(?:until|unless) …(?:paid|pays?|settled|payment)`,
      ),
      requires: phrase(
        'data|content|files?|records|documents|website|domain|belongings|goods|export',
      ),
      unless: phrase(
        'export (?:licen[sc]e|control|dut(?:y|ies))|customs|tax|deposit|free of charge|title',
        REPORT,
      ),
      legalReference: { law: DATA_ACT, article: 'Art. 25 and 29' },
      why: 'The clause returns data or property only in exchange for payment, which makes leaving harder.',
    },
    {
      form: phrase(
        `(?:charge|charges|pay|cost|costs)(?: (?:you|us))? [£$€]?\\d[\\d,.]{0,8}
          (?:to|for|if|when|before) (?:\\w{1,12} ){0,6}(?:copy of your|copies of your|your data|your
          files|export|leave|cancel|close your account)`,
      ),
      requires: phrase('leave|leaving|cancel|close|terminat(?:e|ion)|end'),
      unless: phrase('not charge|never|train|hotel|no-show', REPORT),
      why: 'The clause charges for leaving, which can keep a party in the contract.',
    },
    {
      form: phrase(
        `(?:quit|leave|cancel|stop|end|terminate)
          (?:\\w{1,12},? ){0,8}(?:owe|pay|liable for|billed|charged)
          (?:\\w{2,12} ){0,2}(?:every|all|each) (?:\\w{3,10} )?remaining
          (?:months?|payments?|fees?|install?ments?|weeks?)`,
        `(?:staff|employees|workers|members|assistants|anyone|whoever|those)(?: who)?
          (?:leaves?|resigns?|quits?|gives? notice)(?: \\w{2,12}){0,5}
          (?:pay|pays|owe|owes|forfeits?|loses?)(?: back)? (?:\\w{2,8} ){0,2}(?:months?|weeks?)'?
          (?:wages?|pay|salary)`,
        `(?:bill|charge|invoice) you for the (?:whole|full|rest of the|entire|remaining)
          (?:year|term|period|months|contract) (?:if|when) you (?:leave|cancel|stop|quit|end)`,
        `(?:your|customer|client) (?:data|content|files) (?:will|may|shall) be
          (?:erased|deleted|destroyed) (?:immediately |at once )?(?:on|upon|at) (?:the )?(?:date
          of )?(?:termination|expiry|cancellation)(?: (?:\\w{2,12} ){0,3}without
          (?:\\w{3,12} ){1,3})?`,
      ),
      unless: phrase(
        `after you (?:have )?(?:exported|downloaded)|not (?:be )?(?:bill|charge|deleted)|days
          (?:after|following)|at your request`,
        REPORT,
      ),
      why: 'The clause makes a party that leaves pay a charge or lose its data, which makes leaving harder.',
    },
  ],
  examples: [
    'An [[export may be had for €750]] once the account is closed.',
    'The price for exports may be obtained for a stamp; the early bird gets the greater of two prizes.',
    '[[Staff who leave in the season pay two months’ wages]]; staff who leave late pay for a taxi.',
    'If you want to [[quit before month 12 you still owe every remaining month]].',
    'Your data will be deleted upon termination at your request.',
    'We [[charge £50 to give you a copy of your data]] when you leave.',
    '[[Export after termination is available at our then-current professional services rates]].',
    'If you leave in the first year, a [[cancellation fee of £150 is due]].',
    'If you [[cancel early, you are liable for the remaining months]].',
    '[[We may withhold your files until all invoices are paid]].',
    'You may leave at any time without any cancellation fee.',
    'The cancellation fee was not charged.',
    'A termination payment of $31,000, of which $2,000 covers outplacement.',
    'The [[cancellation fee of £1,250 for the hall]], the band included.',
    'You [[owe a termination payment of $900 if you leave]].',
    'The export of grain is available at low rates in the remaining months.',
    'Customers may [[download their files upon payment]].',
  ],
});
