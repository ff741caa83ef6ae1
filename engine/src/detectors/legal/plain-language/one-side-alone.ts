import { MAY, MUST, MUST_NOT, REPORT, WEAKER } from '#engine/detectors/legal/contract-words.ts';
import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { phrase } from '#engine/phrases/phrase.ts';

/** A party by its role or by its name, which is any word. */
const ANYONE = `(?:the )?[\\w&-]{2,15}`;
/** Those who sign artists, players and authors. */
const CONTROLLER =
  '(?:we|(?:the )?(?:company|label|publisher|producer|studio|club|team|network|record company|agency|manager|management))';
const LAWYER = '(?:lawyer|solicitor|attorney|accountant|adviser|advisor)';
const MUTUAL = '(?:either|each|both|neither) (?:of (?:us|you) |party|side|parties)|mutual(?:ly)?';

/** Wording that binds only one side, whether the parties are referred to by role or by name. */
export const oneSideAlone: WordingPart = {
  triggers: (
    'alone may exercise|alone can exercise|alone is entitled to exercise|alone has the right to exercise|alone may take*|alone can take*|exercisable solely*|exercisable only*|exercisable exclusively*|options to extend|options to renew|options to require|options to order|options to call*|option to extend|option to renew|option to require|option to order|option to call*|alone is entitled*|alone has the right*|whichever side wins|whichever of us wins|whoever wins|win or lose|whatever the outcome of*|' +
    "no need to involve*|no need for you to*|don't need a lawyer*|don't need a solicitor*|" +
    'do not need a lawyer*|do not need a solicitor*|no need for a lawyer*|no need for a solicitor*|' +
    'not need legal advice|no need to take*|offer lapses|offer is gone|offer will be withdrawn*|' +
    'offer falls away|offer goes away|offer is off|for unfinished*|for incomplete*|' +
    'for work in progress|nothing is payable|nothing is due|nothing is owed|owes nothing for*|' +
    'no interest runs*|no interest accrues*|no interest is payable*|no interest will be paid*|' +
    'no interest shall*|interest does not run*|does not reduce*|not reduce the*|no upper limit|no ceiling|' +
    'nothing restricts*|nothing limits*|nothing caps*|turn off*|cut off*|disconnect*|' +
    'shut off*|who complains|who complain|who objects|who reports*|rate up*|rate whenever*|' +
    'rates whenever*|rates up*|cannot be appealed|not be appealed|no appeal|nobody can question*|' +
    'no one can question*|not open to question|not open to challenge|in perpetuity|' +
    'free of charge and*|competing product*|rival product*|products of its own|products of our own|' +
    'wherever it chooses|wherever it likes|wherever we choose|wherever we like|and nowhere else|' +
    'must sue in*|may only sue in*|one by one|not as part of any*|and not as a group|' +
    'not as part of a*|cannot be deleted|can never be deleted|not be deleted|keep yourself available|' +
    'keep themselves available|remain available*|hold yourself available|wherever in the*|' +
    'duty of confidence|owes no duty*|in the public domain|even if it is public*|' +
    'already public*|each violation*|every violation*|roll into another*|rolls into another*|' +
    'roll over into another*|only this letter counts|only this contract counts|' +
    'only this agreement counts|only this document counts|forget anything*|forget whatever*|' +
    'only in person|only accepted in person|only be cancelled in person|by you in person|' +
    'if you complain*|if you report us*|if you object*|claim jointly*|claims jointly*|complaint jointly*|complaint together*|claim together*|complaints together*|claims together*|ever pays|ever pay|ever owes|ever owe|gets nothing|get nothing|is paid nothing|receives nothing|for any purpose|for whatever purpose|no need to see*|no need to ask*|no need to consult*|no need to instruct*|no need to seek*|no need to get*|interest rate*|not be challenged|not be questioned|not be contested|cannot be questioned|cannot be challenged|cannot be contested|for free and*|without payment and*|without charge and*|never be removed|never be erased|not be erased|be deleted|be removed|must stay*|must remain*|must be available|no duty of*|rolls over into*|into another year|into another month|into another term|into another twelve|accepted in person|given in person|the rate|the rates|its rates|our rates|need not give*|need not offer*|need not provide*|a lawyer for*|a lawyer to*|a solicitor to*|need a lawyer|need a solicitor|need lawyer*|need an attorney|need an accountant|need an adviser|not a lawyer*|early does not*|early will not*|early shall not*|early do not*|can question*|can challenge*|can contest*|can appeal*|may question*|may challenge*|may contest*|may appeal*|lawyer for this|solicitor for this|a solicitor for*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:pays?|bears?|covers?|meets?|reimburses?|refunds?) (?:all |all of )?[\\w&-]{2,15}(?:'s|')? (?:\\w{2,12},? ){0,3}(?:costs?|fees|bills?|expenses),? (?:whichever (?:side|of us) wins|whoever wins|win or lose|whatever the outcome of)`,
        `${ANYONE} ${MAY} (?:bring|sue|start|take|go|claim)(?: \\w{2,12}){0,4} wherever (?:it|we|he|she|they) (?:chooses?|likes?)`,
        `(?:must|may only|shall only|can only|will only) sue in (?:\\w{2,15},? ){1,4}and nowhere else`,
        `${MUST_NOT} (?:bring|make|raise|pursue) (?:your|an?|any|the) (?:claims?|complaints?|case) (?:together|jointly) with (?:any )?other \\w{4,12}`,
        `(?:claims?|complaints?|actions?) (?:may|can|must|shall) (?:only )?be (?:brought|made|raised) (?:only )?(?:one by one|individually) and not as (?:part of )?(?:an? |any )?(?:group|class)`,
      ),
      unless: phrase(MUTUAL, REPORT),
      why: 'The term gives one party control over where disputes are heard or who pays the costs.',
    },
    {
      form: phrase(
        `(?:there is |there's |you have |you )?(?:no need|do not need|don't need)(?: for you)?(?: to)? (?:involve|take|get|ask|seek|consult|instruct|see|have)(?: (?:any|your|an?|legal))?(?: (?:advice from|own))?(?: an?)? (?:${LAWYER}|advice|legal advice)`,
        `(?:do not|don't|no need for|not) (?:need )?(?:an? )?${LAWYER} (?:for this|to (?:read|look|check))`,
        `(?:sign (?:today|now|tonight|by \\w{3,10})|to sign),? (?:or|failing which|after which|otherwise) (?:the|this|our) offer (?:lapses|is gone|is off|falls away|goes away|will be withdrawn)`,
      ),
      unless: phrase('simple will|small claims|free of charge|recommend|advise you to', REPORT),
      why: 'The term pressures someone to sign, or discourages them from taking advice.',
    },
    {
      form: phrase(
        `if (?:an?|the|your) (?:shoot|job|shift|gig|booking|project|show|order|assignment) is (?:called off|cancelled|cut short|postponed)(?: \\w{2,12}){0,5},? ${ANYONE} (?:gets?|is paid|receives?) nothing`,
        `the most (?:that )?${ANYONE} (?:will |can |shall |would )?ever (?:pays?|owes?)(?: you| anyone)? is`,
        `(?:nothing (?:is|will be|shall be) (?:payable|paid|due|owed)|no (?:fee|payment) is (?:due|payable)|${ANYONE} owes (?:\\w{2,12} )?nothing) for (?:any )?(?:unfinished|incomplete|part-?finished|work (?:in progress|under way)|unused) ?(?:work|projects?|designs?|drafts)?`,
        `no interest (?:runs|accrues|is payable|will be paid|shall (?:run|accrue|be paid|be payable))(?: \\w{2,4})? (?:late|overdue|delayed|withheld|sums|amounts)(?: (?:payments?|sums?|invoices?|amounts?|held|withheld|retained|back)){0,3}`,
        `(?:paying|payment|settling|repaying|repayment) (?:\\w{2,9} )?early (?:does|will|shall) not (?:reduce|lower|save|affect) (?:the |any |your )?(?:interest|charges|sum|amount)`,
        `(?:each|every) violation (?:shall|will|must)? ?(?:obliges?|requires?|costs?|entitles?) (?:${ANYONE} )(?:to )?(?:remit|pay|forfeit|recover|a sum of)? ?[£$€₹]? ?\\d[\\d,.]{1,11}\\d`,
      ),
      unless: phrase(
        `${MUTUAL}|disputed in good faith|not delivered|statute|ordinance|code enforcement|during the (?:grace|interest-free) period|deposit account`,
        REPORT,
      ),
      why: 'The term frees one party from paying, or has it profit where the other pays.',
    },
    {
      form: phrase(
        `there is no (?:upper limit|ceiling)(?: (?:on|to) (?:this|that|what|the (?:sum|amount))(?: …(?:pay|owe|recover|make good))?)?`,
        `nothing (?:restricts|limits|caps) (?:the (?:amount|sum|damages) (?:that |which )?|what )${ANYONE} (?:may|can) (?:recover|claim|demand)(?: from ${ANYONE})?`,
      ),
      requires: phrase(
        'loss(?:es)?|damages?|indemni\\w{2,6}|make good|recover|claim|liab(?:le|ility)|owes?|compensat\\w{1,4}',
      ),
      unless: phrase(
        `${MUTUAL}|death|personal injury|fraud|ombudsman|tribunal|court may|law`,
        REPORT,
      ),
      confidence: 0.85,
      why: 'The term sets no limit on what one party may have to pay.',
    },
    {
      form: phrase(
        `${ANYONE} ${MAY} (?:also )?(?:turn|cut|shut|switch) off (?:the |your )?(?:heat(?:ing)?|water|power|electricity|gas|hot water|light)s?(?: (?:and|or) (?:the )?\\w{3,12})? (?:while|if|whenever|when|until|as long as)(?: \\w{1,8}){0,3} (?:rent|money|payment|unpaid|arrears|late|owing|owe)`,
        `if you (?:complain|object|report us)(?: \\w{2,12}){0,5},? you (?:will|shall|may) (?:be (?:barred|banned|evicted|dismissed|removed|asked to leave|let go|struck off)|lose your)`,
        `${WEAKER} who (?:complains?|objects?|reports? (?:us|this|it|anything))(?: \\w{2,12}){0,4} (?:will|shall|may|can) (?:be (?:asked|told|made|required) to (?:leave|go|move out)|be (?:evicted|dismissed|removed|struck off)|lose|have to (?:leave|go))`,
        `${ANYONE} ${MAY} (?:put|raise|increase|lift|move|change|set) (?:up )?(?:the |your |its |our )?(?:interest )?rates? (?:up )?(?:at any time|whenever|at will|as (?:it|we) (?:likes?|sees? fit|chooses?))`,
      ),
      unless: phrase(
        `${MUTUAL}|vexatious|abusive|threatening|exchange rates?|flow|frame|data rate|(?:cancel|close|repay|leave) (?:\\w{2,10} ){0,4}without`,
        REPORT,
      ),
      why: 'The term lets a person be cut off, removed or charged more at the other party’s discretion.',
    },
    {
      form: phrase(
        `(?:decision|ruling|finding) of (?:our|its|their) (?:\\w{3,12} ){0,2}\\w{3,12} (?:cannot|may not|shall not|will not) be (?:appealed|questioned|challenged|contested)`,
        `(?:its|our|their|the (?:board|company|platform|club|bank|landlord)'s|that|this) (?:decision|ruling|view|choice|finding) (?:cannot|can not|may not|shall not) be (?:appealed|questioned|challenged|contested)`,
        `(?:nobody|no one) (?:can|may) (?:question|challenge|contest|appeal) (?:what (?:it|we|they) decides?|(?:its|our|their) (?:decision|ruling|choice))`,
        `${ANYONE} ${MAY} use (?:${ANYONE}(?:'s|')? )?(?:\\w{2,12} ){0,3}(?:data|figures|designs|ideas|listings) to (?:launch|make|build|develop|sell|offer) (?:\\w{2,12} ){0,2}(?:competing|rival|similar|own-brand) (?:products?|goods|services?)`,
        `${ANYONE} (?:may|can|shall) be used by ${ANYONE} (?:free of charge|without (?:payment|charge|fee)|for free|royalty[- ]free)(?:,)? (?:and )?(?:in perpetuity|for ever|forever|without (?:limit|end))`,
      ),
      unless: phrase(`${MUTUAL}|umpire|referee|jury|supreme|voluntary|public domain`, REPORT),
      why: 'The term lets one party decide or use something as it likes, and the other cannot object.',
    },
    {
      form: phrase(
        `${ANYONE} ${MAY} (?:mine|aggregate|commerciali[sz]e|exploit|monetise|monetize|sell)(?:,? (?:and |or )?(?:use|mine|aggregate|analy[sz]e|commerciali[sz]e|exploit|moneti[sz]e|sell|share)){1,4} (?:the |all |any |your )?(?:\\w{3,12} )?(?:data|content|records|materials?) for (?:any|whatever) purpose`,
        `(?:your |the |any |user )?(?:data|details|photos?|profiles?|recordings?) (?:cannot|can't|can never|will not|may not) be (?:deleted|removed|erased)(?=\\s?(?:[.;]|$|once|after|by|at your))`,
      ),
      unless: phrase(
        `${MUTUAL}|tests?|database|retention|legal hold|audit|log|tax|accounting|law|anonymi[sz]ed|backups?|until`,
        REPORT,
      ),
      why: 'The term takes a person’s data permanently or for any purpose.',
    },
    {
      form: phrase(
        `(?:need|needs) not (?:give|offer|provide|find) (?:you|them|him|her|${WEAKER}) any (?:work|shifts?|hours)(?: …)?,? (?:but|yet|and|while|although) (?:you|they|he|she) (?:must|shall|will|have to|has to|are to) (?:keep (?:yourself|themselves|himself|herself)|hold yourself|remain|stay|be) available`,
        `${WEAKER} ${MUST} (?:\\w{2,12} )?work wherever in the (?:world|country|group|eu|uk)(?: and whenever)? …(?:tells?|sends?|asks?|wants?|chooses?|directs?)`,
        `(?!who |that )${ANYONE} owes? (?:(?:me|you|him|her|us|them|${WEAKER}) no duty of (?:confidence|confidentiality|secrecy|care)(?: in return)?|no duty of (?:confidence|confidentiality|secrecy|care) in return)`,
        `(?:whether or not|even (?:if|where|when|though)) (?:\\w{2,12} ){1,4}(?:already )?(?:in the public domain|public(?:ly known)?)(?=\\s?[.;]|$)`,
      ),
      requires: phrase(
        'work|available|confiden\\w{2,8}|secret|disclos\\w{1,5}|information|duty|shifts?|hours',
      ),
      unless: phrase(`${MUTUAL}|not (?:include|apply|confidential)|excludes?|volunteers?`, REPORT),
      why: 'The term binds one party while the other owes nothing in return.',
    },
    {
      form: phrase(
        `(?:(?:two|three|four|five|six|seven|eight|nine|ten|\\d{1,2})(?: \\w{5,12}){0,3} )?options?(?: to (?:extend|renew|order|require|record)[^.;]{0,50}?)?,? (?:(?:which|that) )?${CONTROLLER} alone (?:may|can|is entitled to|has the right to) (?:exercise|take up)`,
        `(?:(?:two|three|four|five|six|seven|eight|nine|ten|\\d{1,2})(?: \\w{5,12}){0,3} )?options?(?: \\w{2,12}){0,6} (?:(?:is|are|shall be) )?exercisable (?:solely|only|exclusively) (?:by|at the (?:election|discretion|option) of) ${CONTROLLER}`,
        `${CONTROLLER} (?:shall have|has|have|is granted|reserves?) (?:up to )?(?:two|three|four|five|six|seven|eight|nine|ten|\\d{1,2})(?: \\(\\d{1,2}\\))? (?:\\w{5,14},? (?:and )?){0,3}options? to (?:extend|renew|require|order|call for) (?:the |this |a |an |further |additional )`,
      ),
      unless: phrase(
        `${MUTUAL}|shares?|stock|purchase|lease|tenant|warrants?|customer(?:'s)? option|if (?:you|the (?:artist|author|player|performer)) (?:agrees?|consents?)`,
        REPORT,
      ),
      confidence: 0.85,
      why: 'The term lets one party prolong the contract again and again, while the other stays bound.',
    },
    {
      form: phrase(
        `(?:months?|year|years|term|membership|contract|plan|subscription) (?:will |shall )?rolls? (?:over )?into another(?: \\w{2,9}){0,3},? unless`,
        `(?:cancellations?|notice to leave|requests? to (?:cancel|leave)) (?:is|are|will be|can be) (?:only )?(?:accepted|taken|made|given) (?:only )?(?:by you )?in person`,
        `forget (?:anything|whatever|everything|all) (?:that )?(?:we|our \\w{3,12}|anyone|i|they) (?:may have )?(?:told|said|promised|wrote|showed)(?: \\w{1,12}){0,6}`,
      ),
      unless: phrase(`${MUTUAL}|passports?|online or|or by (?:e-?mail|post|phone)`, REPORT),
      why: 'The term makes it hard to leave, or takes back a promise.',
    },
  ],
};
