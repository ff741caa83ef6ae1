import { REPORT } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { UNFAIR_TERMS_DIRECTIVE } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

import { oneSideAlone } from './one-side-alone.ts';
import { takenRights } from './taken-rights.ts';

/** The drafting party, in terms written without lawyers; the other party is `you`. */
const FIRM = `(?:we|(?:the |our )?(?:company|landlord|owner|management|firm|vendor|supplier|agency|club|school|hirer|operator|store|contractor|builder|studio|lender|client|employer|[A-Z]\\w{3,14}))`;
const SIGNER =
  '(?:you|(?:the )?(?:tenants?|lodgers?|workers?|staff|customers?|clients?|drivers?|members?|growers?|students?|carers?|employees?|buyers?|guests?|council))';
const WHENEVER = `(?:(?:for )?as long as|as late as|however long|whenever|as often as|as many (?:hours|times|rounds|days)(?: \\w{2,8})? as|until) (?:the company|we|management|they|the (?:client|firm|owner|boss|work)|it|he|she)(?: \\w{2,8}){0,2}? (?:wants?|likes?|says?|pleases?|needs?|sees? fit|chooses?|feels? like|finished|done|asks?)`;
const DAYS =
  '(?:two|three|four|five|six|seven|eight|nine|ten|fourteen|\\d{1,2}|a few) (?:working )?(?:days|hours)';

/** Work that is repeated until somebody is satisfied. */
const REWORK =
  '(?:rounds|changes|revisions|versions|drafts|amendments|reshoots|edits|corrections|retakes)';

/** Mutual, paid or consented terms, and terms subject to the law. */
const FAIR = phrase(
  `either (?:side|of us|party)|both (?:sides|of us|parties)|each (?:side|of us|party)|unless (?:you|the tenant) (?:agree|caused)|with your (?:written )?(?:consent|agreement)|if you agree|overtime is paid|paid at|time and a half|time off in lieu|agreed (?:by|between)|chosen (?:by both|together)|fair wear and tear (?:is )?except|not (?:keep|be kept|deduct|charge)|may not (?:sell|share|resell|pass)|(?:will not|won't|never|do not) (?:sell|share|resell)|don't (?:sell|share|resell)`,
  REPORT,
);

export const harshTerm = riskyClause({
  id: 'harsh-term',
  typeName: 'Unfair term',
  description:
    'Unfair terms in everyday language, such as unlimited unpaid work, a forfeited deposit or a very short claim period.',
  severity: 'medium',
  recommendation: 'Remove the term, or limit it to what is fair to both parties.',
  legalReference: { law: UNFAIR_TERMS_DIRECTIVE, article: 'Art. 3(1)' },
  parts: [takenRights, oneSideAlone],
  triggers: (
    'out any change*|out all change*|out every change*|make any change*|make all change*|make every change*|any revision*|all revisions*|any amendment*|pay back everything|pays back everything|pay back all*|pays back all*|pay back any*|pay back the*|repay everything|repays everything|repay the*|returns everything|return everything|refund everything|give back everything|gives back everything|give back all*|lose everything|loses everything|lose all*|loses all*|forfeits all*|forfeit all*|forfeit everything|forfeits everything|lose any*|loses any*|forfeits any*|forfeit any*|repays all*|repays any*|returns all*|returns any*|refunds all*|refunds any*|return the*|returns the*|refund the*|refunds the*|give back any*|give back the*|gives back*|pays back*|repays the*|loses the*|lose the*|forfeits the*|forfeit the*|refunds everything|' +
    'deposit stays*|deposit remains*|deposit is kept*|deposit is ours*|deposit will be kept*|' +
    'deposit goes to*|deposit is forfeit*|the deposit for*|your deposit for*|' +
    'deposit without*|after that your*|after this your*|after that any*|after this any*|' +
    'after that the*|past that your*|say when we*|say when the*|choose when we*|' +
    'choose when the*|decide when we*|decide when the*|anything back|them back|' +
    'any of it back|the data back|it back|have to give|saying why|walk away|pull out|' +
    'drop you|overtime|as late as|however many hours|however long|normal wear|ordinary wear|' +
    'fair wear|wear and tear|no reason to*|never a reason*|no excuse to*|not a reason to*|' +
    'never an excuse*|reason to pay*|arbitrator|arbitrators|mediator|adjudicator|' +
    'as part of a group|part of a group|in front of a jury|before a jury|with others|' +
    'together with other*|resell|resells|resold|sell on|sold on|any other firm|' +
    'any other company|any firm it*|anyone it*|anyone we*|anyone they*|anybody it*|' +
    'anybody we*|whoever it*|whoever we*|whomever|no say|no comeback|no right to object|' +
    'claim is dead|claim is gone|claims are dead|claim dies|too late|claim lapses|' +
    "claim is over|lose your claim|lose the claim|lose any claim|months' notice|" +
    "weeks' notice|days' notice|day's notice|give you none|keeps running|keep running|" +
    'goes on running|until we do|until we are happy|until we say*|as many rounds*|' +
    'as many amendments*|as many reshoots*|as many edits*|as many corrections*|as many retakes*|as many changes*|as many revisions*|when we finish|for normal|whatever hours|any hour*|all hours|no lights|no heat|no water|' +
    'ask for it back|have it back|get it back|refund all*|repay all*|return all*|refund any*|repay any*|return any*|no fee is*|no payment is*|no fee will*|in perpetuity|for ever|forever|never expire|never end|never lapse|without limit of time|without limit in time|without limitation in time'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `${SIGNER} (?:will|must|shall|has to|have to|agrees? to|are expected to|is expected to|are to|is to) (?:stay|work|remain|be (?:here|available|on call|at work|on site)) …${WHENEVER}`,
        `no overtime (?:is |will be |shall be )?(?:payable|paid|due)(?: for it)?(?:,)? …(?:however|no matter|whatever|regardless)`,
        `overtime (?:is|are|will be) (?:not |never )(?:paid|payable)(?:,)? …(?:however|no matter|whatever|regardless)`,
        `(?:shall|must|will|agrees? to) (?:carry out|make|perform|implement) (?:any|all|every) (?:change|${REWORK}) (?:that |which )?(?:the (?:client|customer|company|publisher|agency|principal|employer|owner|buyer)|we) (?:requests?|asks? for|wants?|demands?)[^.;:•]{0,50}? (?:at no|without) (?:\\w{3,10} )?(?:charge|cost|fee|pay(?:ment)?)`,
        `as many ${REWORK} …as (?:we|the client|they|it) (?:asks?|likes?|wants?)(?: for)?`,
        `as many ${REWORK}(?: of \\w{3,12})? as [\\w&-]{2,15} (?:asks?|likes?|wants?|requires?|needs?)(?: for)? (?:at no|without) (?:\\w{3,10} )?(?:charge|cost|pay(?:ment)?|fee)`,
      ),
      unless: FAIR,
      why: 'The term requires open-ended work without extra pay.',
    },
    {
      form: phrase(
        `(?:keep|keeps|hold|withhold|deduct from|take) (?:the |your |all of the |any of the |part of the )?(?:(?:security|damage|rental) )?deposit …(?:for (?:normal|ordinary|fair|everyday|any|general) (?:wear|use)|(?:does not|doesn't|need not|without) (?:have to )?(?:say|saying|give|giving|tell|telling|show)(?: \\w{2,8}){0,3}(?:why|what for|reasons?))`,
        `deposit (?:stays|remains|is kept|is ours|will be kept|goes to|is forfeit\\w{0,2})(?: with \\w{2,3} \\w{4,9})?(?: …)? (?:no matter|whatever|however|regardless|even if)`,
      ),
      unless: phrase('not (?:be )?(?:kept|deducted|withheld)|cannot|may not|scheme|protected'),
      why: 'The term lets the deposit be kept even where the tenant owes nothing.',
    },
    {
      form: phrase(
        `(?:is|are) (?:never|no|not) (?:an? )?(?:reason|excuse|ground)s? (?:for you |for the tenant )?to (?:pay (?:less|late|nothing)|stop paying|withhold|hold back|deduct|reduce|not pay|leave|call)`,
      ),
      requires: phrase(
        'heat(?:ing)?|water|lights?|power|lift|repairs?|damp|leaks?|broken|outage|boiler|fault|defects?|delay|service|rent',
      ),
      unless: FAIR,
      why: 'The term bars withholding or reducing payment, even when something does not work.',
    },
    {
      form: phrase(
        `(?:arbitrator|mediator|adjudicator|judge|referee|expert|person) (?:that |whom |who )?(?:we|the (?:company|landlord|owner|firm|club|operator|lender|vendor)) (?:alone )?(?:picks?|chooses?|appoints?|names?|selects?|pays?)`,
        `(?:never|not|nor) (?:as part of a group|together with (?:any )?others?|with others|in a group|as a group|in front of a jury|before a jury|alongside other)`,
      ),
      requires: phrase(
        'disputes?|claims?|problem|complaints?|arguments?|bring|disagree(?:ment)?s?|right or wrong',
      ),
      unless: phrase('chosen together|both|either|jointly|agreed', REPORT),
      confidence: 0.9,
      why: 'The term lets one party choose who decides disputes, or bars joint claims.',
    },
    {
      form: phrase(
        `${FIRM} (?:may|can|is free to|are free to|reserves? the right to|could) (?:\\w{2,9},? (?:and )?){0,5}(?:resell|sell on|sell|pass on|rent out|trade) (?:every|all|any|the|your|whatever|anything|each|its)(?: of)?(?: the| our| your)? (?:\\w{2,12} ){0,2}(?:log(?: line)?s?|lines?|data|details|records?|recordings?|files?|messages|readings|photos?|location|contacts?|information|addresses|footage|you)`,
        `(?:can't|cannot|may not|no right to) (?:ask for|have|get|demand) (?:it|them|any of it|anything|the data|a copy) back`,
      ),
      requires: phrase(
        'sell|resell|trade|rent out|pass on|data|logs?|records?|details|recordings?|information|lines?',
      ),
      unless: phrase(
        "shares?|property|stock|goods|inventory|with (?:your|the customer's) (?:consent|permission)|anonymi[sz]ed|not (?:sell|resell)|never (?:sell|resell)|products?|phone case",
        REPORT,
      ),
      why: 'The term lets a person’s data be sold on or kept for good, so they lose control over it.',
    },
    {
      form: phrase(
        `${FIRM} (?:may|can|is free to|are free to) (?:hand|pass|give|transfer|sell|assign|subcontract|farm out|swap) (?:on |over )?(?:the |this |our |your )?(?:whole )?(?:job|work|contract|agreement|order|project|business|account|loan|deal|lease)(?: over| on| out)? (?:to|with) (?:any(?:one|body)?(?: other)?(?: firm| company| person| contractor| business)?|whoever|whomever)(?: (?:it|we|they|he|she) (?:likes?|wants?|chooses?|pleases?|picks?))?`,
      ),
      unless: phrase(
        'with (?:the |your |our )?(?:prior |written )?(?:consent|agreement|approval)|either|both|not',
        REPORT,
      ),
      why: 'The term lets the contract be transferred to anyone without consent.',
    },
    {
      form: phrase(
        `${DAYS} (?:from|after|since|of|to) …(?:tell|report|write|complain|claim|let us know|notify|raise) …(?:claim|right|complaint|case|chance) (?:is|are|will be|becomes?) (?:dead|gone|over|lost|void|too late|worthless)`,
        `(?:after|past) (?:that|those|this|the) (?:\\w{2,8} )?(?:your|any|the|all) (?:claims?|rights?|complaints?) (?:dies|lapses?|(?:is|are|will be|becomes?) (?:dead|gone|over|lost|void|worthless)),? (?:even (?:if|where|when|though)|whether or not|no matter)`,
      ),
      unless: phrase('warranty card|parking|statutory', REPORT),
      why: 'The term ends the right to claim within days, often before a problem is noticed.',
      confidence: 0.9,
    },
    {
      form: phrase(
        `you (?:must )?give (?:us|the company|the owner) (?:\\w{1,8} ){1,3}(?:months|weeks|days)'? notice,? (?:and|but|while) (?:we|the company|the owner) (?:give you none|can let you go|needs? not|owe you none|give you no|may (?:end|stop)|gives? none)`,
        `we (?:can|may) (?:walk away|leave|stop|end (?:it|this)|go|pull out|quit|drop you) …(?:but|and|while) you (?:have no|can't|cannot|may not|must|are not|stay)`,
        `we (?:choose|decide|say) when (?:we|the work|it) (?:finish(?:es)?|is done|stop|ends?),? …(?:rate|charge|fee|price|meter|clock|bill) (?:keeps|goes on|continues|runs|still)`,
        `(?:day rate|hourly rate|rate|meter|clock|fee|bill) (?:keeps|goes on|continues) (?:on )?running (?:until|while|even|whether)`,
      ),
      unless: phrase('either|both', REPORT),
      why: 'The term lets one party leave or continue as it likes, but not the other.',
    },
    {
      form: phrase(
        `(?:you|(?:the )?(?:contractor|freelancer|consultant|supplier|photographer|designer|creator|influencer|author|artist|agent|translator|developer|tutor)) (?:will|must|shall|has to|have to|agrees? to) (?:\\w{4,11} )?(?:refund|repay|return|pay back|give back) (?:all|any|every|the full)(?: of)?(?: the| your| its)? (?:amounts?|fees?|sums?|payments?|money|monies|remuneration|price)(?: (?:already )?(?:received|paid|earned))?`,
        `no (?:fee|payment|money) (?:is|will be|shall be|becomes) (?:due|payable|owed|paid),? and (?:any|all|the) (?:fees?|sums?|amounts?|payments?|money) (?:already )?(?:paid|received) (?:is|are|will be|shall be|must be|has to be|have to be) (?:returned|repaid|refunded|given back|paid back)`,
      ),
      requires: phrase(
        `complains?|(?:un|dis)(?:happy|satisfied)|(?:two|three|four|five|ten|\\d{1,2}) years|fewer than|less than|below|views|followers|sales|rankings?|targets?|performs?|performance|likes|reviews?|for any reason`,
      ),
      unless: phrase(
        `fails? to (?:deliver|perform)|not delivered|material breach|overpa(?:id|yments?)|in error|by mistake|court|deposit|if (?:you|we|the (?:contractor|supplier|organiser|organizer)) (?:cancels?|withdraws?)|tax|defect\\w{0,4}`,
        REPORT,
      ),
      confidence: 0.85,
      why: 'The term takes back pay for work done, although the work itself may be faultless.',
    },
    {
      form: phrase(
        `(?:if|should|where|when|whenever) (?:you|he|she|they|(?:the )?(?:contractor|freelancer|consultant|supplier|photographer|designer|creator|influencer|author|artist|model|agent|translator|tutor|franchisee|employee|worker)s?) (?:breaks?|breach(?:es)?|violates?|(?:do|does) not keep|fails? to keep)(?: to)? (?:any|one|even one|a single|a|an?y? part)[^.;]{0,40}? (?:terms?|rules?|clauses?|conditions?|obligations?|agreement|contract|point),? (?:(?:you|he|she|they|(?:the )?\\w{4,13}) )?(?:(?:must|will|shall|have to|has to) )?(?:pays? back|repays?|returns?|refunds?|gives? back|loses?|forfeits?) (?:everything|all|any|the (?:whole|full|entire))(?: (?!plus|and|together)\\w{2,12}){0,4}(?:,? (?:plus|and|together with) (?:[£$€] ?|(?:eur|usd|gbp|chf) )?\\d[\\d,.]{0,9}\\d)?`,
      ),
      unless: phrase(
        'deposit|material|serious|points|badges?|games?|players?|keys?|after (?:a |one |\\w{3,8} )?(?:warnings?|reminders?)|remed(?:y|ied)',
        REPORT,
      ),
      confidence: 0.85,
      why: 'The term takes back pay for work done because of any breach, however small.',
    },
    {
      form: phrase(
        `(?:obligations?|dut(?:y|ies)|undertakings?|confidentiality|secrecy)(?: \\w{2,12}){0,8} (?:surviv(?:e|es)|continues?|lasts?|endures?|remains? in force)(?: \\w{2,12}){0,4} (?:in perpetuity|for ever|forever)`,
        `(?:obligations?|dut(?:y|ies)|undertakings?) (?:\\w{2,12} ){0,8}(?:shall|will) never (?:expire|end|lapse|cease)`,
        `(?:keep|hold|treat|maintain)s? (?:\\w{2,12} ){1,6}(?:secret|confidential|in confidence|confidentiality) (?:in perpetuity|for ever|forever|without (?:any )?limit(?:ation)? (?:in|of) time)`,
      ),
      requires: phrase(
        'recipient|receiving party|agreement|hereunder|contract|employee|contractor|consultant|supplier',
      ),
      unless: phrase(
        `trade secrets?|each party|both parties|the parties|either party|each of us|source code|payment|licen[sc]es?|clients?'?|patients?|until`,
        REPORT,
      ),
      severity: 'low',
      why: 'The term binds a person for ever, even to information that no longer matters to anybody.',
    },
  ],
  examples: [
    'The studio [[shall make any revisions that the publisher demands without extra charge]].',
    'We make any changes that the law requires at no cost to you. The studio makes any changes which the client requests once, at no cost.',
    '[[If the model breaches any of these rules, she forfeits all of her fee, plus €4,000]].',
    'There are [[six further options exercisable only by the Label]].',
    'There are two options to extend the lease, exercisable only by the tenant.',
    'If the model breaches any rule after a warning, she loses all of that day’s fee.',
    'If a client complains within five years, [[Contractor shall refund all amounts received]].',
    'If the films get fewer than 9,000 views, [[no fee is due and any fee already paid is returned]].',
    'The [[obligations of Recipient hereunder shall survive in perpetuity]].',
    'Recipient must [[keep the information secret in perpetuity]].',
    'If the organiser cancels, no fee is due and any fee already paid is returned.',
    'The supplier shall refund all amounts received for goods that were not delivered within two years.',
    'The obligations of the parties under this Agreement shall survive for three years.',
    'Keep it secret forever, said the wizard; the obligations to trade secrets survive in perpetuity.',
    '[[If you complain in public, you will be banned]]. You [[must not make a claim jointly with any other driver]].',
    'The [[decision of our review board shall not be challenged]]. [[The most Kite will ever pay you is]] a month of fees.',
    '[[If the gig is cut short by the venue, Milo is paid nothing]].',
    'If you complain, you will be heard; a decision of the court may not be questioned here.',
    'Nadia will make [[as many corrections as Pellworth needs without extra charge]].',
    '[[You will stay as late as the company wants]] on any day, and [[no overtime is payable for it however]] many hours it comes to.',
    'Landlord may [[keep the security deposit for normal wear]], and does not have to say what for.',
    'No heat or no water [[is never a reason to pay less]].',
    'You bring any problem alone before an [[arbitrator we pick]] and pay, and [[never as part of a group]].',
    '[[The vendor may read, keep and resell every log line]] we send, and we [[can’t ask for it back]].',
    '“[[Coolabah may hand the job to any other firm it likes]], and the council has no say.”',
    'You have [[ten days from the date something goes wrong to tell us, and after that your claim is dead]].',
    '“[[We choose when we finish, and the day rate keeps]] running until we do.”',
    '[[You give us three months’ notice and we give you none]].',
    '[[The owner may ask for the room back with a week’s warning and need not say why]].',
    'Should the guests slip, [[they will not come after the club for it]].',
    'He [[gets two hundred in cash if he signs that he will not go to]] the tribunal.',
    '[[If we hear nothing by Friday, you will be deemed to have agreed]].',
    '[[Once the month has begun we keep the fee]]. [[We may rewrite these terms overnight]].',
    'We [[feed users’ messages into the models that we sell]]. The [[data is gone and there is no copy]].',
    'You have [[ten days from the event to raise it or it is gone for good]]. We [[charge fifty dollars for every bad review]].',
    '[[No overtime, time off or allowance will be admissible on any ground]].',
    'The tenant [[pays Marlow’s legal costs, whoever wins]]. [[Aster may claim wherever it likes]].',
    'Please return it by Friday; [[there is no need to see a solicitor]]. [[Sign tonight or this offer lapses]].',
    '[[Nothing is due for part-finished drafts]], and [[no interest accrues on overdue invoices]].',
    '[[Repaying early will not reduce the charges]].',
    'You make good all losses, and [[there is no ceiling to what Orla may recover]].',
    '[[Nothing caps what Brightside may claim from you]] as damages.',
    '[[Cobham can cut off the water if the rent is late]]. [[Members who complain to the press will lose]] their place.',
    '[[Our decision may not be challenged]].',
    '[[Orbit can use sellers’ figures to build rival products]]. [[They may be used by Orbit for free and forever]].',
    '[[Tessera may mine and sell your data for any purpose]]. [[Your photos can never be removed]].',
    'We [[need not find you any shifts in a month, but you must stay available]]. [[Corvid owes you no duty of secrecy]].',
    '[[Cancellations can be made only in person]].',
    'Either party pays its own legal costs, whoever wins; nothing limits our liability for death or fraud.',
    'Each party may claim wherever it likes, and the loser pays the costs.',
    'It was received from someone who owes no duty of confidence in relation to it.',
    'You do not need a lawyer for small claims. No interest is payable on late payments disputed in good faith.',
    'The umpire’s decision may not be challenged. Backups cannot be deleted until the retention ends.',
    'Turn off the water if a pipe leaks. The exchange rate may be raised at any time by the bank.',
    'The duty does not apply to information that is already public.',
    'Overtime is paid at time and a half; you will stay for lunch if the company wants.',
    'If we hear nothing by noon we will ring you; the bakery keeps the money in a safe.',
    'It is up to you to check the tyres; models are fed with open data. The wolf will not come after us.',
    'The deposit is protected by a scheme and not kept for normal wear and tear.',
    'Either of us can end it; we will not sell or resell your data.',
    'Disputes go to a mediator chosen together, and the arbitrator we asked was ill.',
    'We may sell the goods to anyone, and you have ten days to tell us what you think.',
    'A lost key is no reason to pay late fees, the library says.',
  ],
});
