import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { phrase } from '#engine/phrases/phrase.ts';

/** People from whom material facts may not be withheld. */
const ENTITLED = `(?:(?:the |our |their |any )?(?:external |internal |pension |works )?(?:bank|banks
  |lenders?|auditors?|regulators?|inspectors?|insurers?|underwriters?|investors?|shareholders?
  |unions?|council|trustees|clients?|customers?|buyers?|purchasers?|tenants?|residents|patients?
  |family|parents|police|coroner|ombudsman|board|authorit(?:y|ies)|compliance|staff|workforce
  |landlord|board of directors|market|panel|press)|hse|acas|eho|fda|epa|dvsa|gmc|nmc|hmrc|fca|pra
  |ico|ofsted|cqc|sec|osha|irs|hr|legal|finance|compliance|procurement)`;
const PAPERS = `(?:e-?mails?|messages?|notes?|texts?|chats?|threads?|files?|evidence|records?
  |documents?|papers?|paperwork|logs?|recordings?|footage|copies|drafts?|reports?|sheets?|forms?
  |tickets?|entr(?:y|ies)|complaints?|posts?|reviews?|scores?|score sheets?)`;
const INSPECTION = `(?:sar|sars|dsar|subject access(?: request)?|foi|foia|freedom of information
  |disclosure|discovery|tribunal|court|audit|inspection|bundle|press|papers|auditors?|inspectors?
  |hmrc|ico|regulator|lawyers?|union|investigation)`;

/** Wording that conceals something from people who are entitled to know it. */
export const concealingAdvice: WordingPart = {
  rules: [
    {
      form: phrase(
        `(?:don't|dont|do not|never|not going to|am not|not|can't|won't|shouldn't|rather not|no one
        |nobody)(?: \\w{2,9}){0,2}
        (?:put|putting|have|want|get|send|write|reply|replying|replies|discuss|leave|say|saying)
        (?:this|that|it|any of (?:this|it|that)|anything|to (?:this|that|it))(?: \\w{2,9}){0,2}?
        (?:in writing|on paper|in (?:an? )?e-?mails?|in the
        (?:minutes|pack|report|chat|file|e-?mail|(?:\\w{2,8} )?(?:system|crm|incident book|accident book))
        |on (?:the )?(?:file|record|teams|slack|whatsapp|e-?mail))`,
        `(?:don't|dont|do not) put (?:this|it|that|any of this)
        (?:in the (?:pack|file|report|minutes)|on file)|don't put in the
        (?:pack|report|minutes|file)`,
        `(?:keep|leave|kept) (?:this|that|it|everything|all of this|these|him|her) (?:off|out of)
        (?:e-?mail|the
        (?:\\w{2,9} )?(?:minutes|record|records|books|file|system|report|pack|accounts|log)
        |writing|teams|the chat)`,
        `avoid (?:e-?mails?|writing|whatsapp|teams|putting anything in writing) (?:on|about|for)
        (?:this|it|that)|no e-?mails? (?:on|about) (?:this|it|that)(?= ?(?:[.,;!)]|$))`,
        `(?:don't|dont|do not) minute (?:this|that|it)|not for the minutes
        |(?:they|anyone|people|press) can foi (?:it|this|that|them)`,
        'nothing (?:about this )?(?:in writing|on paper|on e-?mail)|(?:no|leave no|without a|avoid a|any) paper trail',
      ),
      why: 'The text asks that something not be put in writing, which prevents a record.',
    },
    {
      form: phrase(
        `(?:don't|dont|do not|can't have|cannot have|not)(?: (?:want|need|like))?(?:
        (?:this|that|it|them|these|those|any of (?:it|this|them)|him|her|anything))?(?:
        \\w{2,9}){0,2}? (?:turning up|showing up|coming out|coming up|popping up|to
        (?:turn up|show up|come out|come up|surface|end up|be found)|ending up|surfacing|appearing
        |found|seen)(?: \\w{1,9}){0,3} ${INSPECTION}`,
      ),
      why: 'The text suggests keeping records away from people who may be entitled to see them.',
    },
    {
      form: phrase(
        `(?:delete|destroy|shred|bin|burn|wipe|erase|get rid of) (?:this|these|that|those|the|all
        |any|my|your|our|all the|all of (?:this|these|the))(?: \\w{2,12})?(?: ${PAPERS})?
        (?:after|once|when|before|as soon as|so that|so)(?: that)? (?:you(?:'ve| have)?
        (?:read|done|seen)|reading
        |(?:the|his|her|their|(?:mon|tues|wednes|thurs|fri)day's|tomorrow's|today's|next week's)
        (?:\\w{2,12} )?(?:audit|inspection|auditors?|inspectors?|visit|hearing|tribunal|calls?
        |regulator|investigation|police|lawyers?|solicitors?|counsel|brief|sar|request)|ico|hmrc
        |ofsted|cqc|fca|anyone (?:sees|asks|finds)|they (?:ask|come|see|find|arrive)
        |(?:it|he|she|they|nobody|no one) (?:can't|cannot|never|won't|asks?|finds?))`,
        `(?:shredded|deleted|destroyed|binned|wiped|burnt|burned)
        (?:the|all the|his|her|their|all|my|our) (?:\\w{2,12} ){0,2}?${PAPERS}
        (?:before|so|when|after) (?:the (?:auditors?|inspectors?|inspection|audit|police|regulator
        |tribunal|hearing|visit|sar|request|investigation)|they (?:ask|come|see|find|arrive|get)
        |cqc|ofsted|fca|hse|eho|hmrc|ico|nobody|anyone|that|we heard|it)`,
        `(?:e-?mails?|messages?|chats?|threads?|texts?|correspondence|whatsapps?)(?: (?:on|about|re|relating to|concerning|regarding|in|of|from|with) (?:[\\w&]{1,14} ){1,5}?| )(?:(?:should|must|to|will|shall|are to|is to|all|then) ){0,2}be (?:deleted|destroyed|shredded|wiped|erased|purged|removed)(?: from \\w{3,12})? (?:after|before|once|following|straight after|as soon as|at the end of) (?:the |this |our |that )?(?:meeting|call|vote|discussion|reading|hearing|board|visit|audit|inspection|deal|closing|signing)`,
        `(?:i|we)(?:'ve| have)?(?: also| just)? (?:wiped|scrubbed) the
        (?:\\w{2,9} )?(?:logs?|history|recordings?|footage)`,
        `(?:delete|destroy|burn|bin|shred) (?:this |it )?(?:once|after|when)
        (?:read|reading|seen|you have read|you've read)`,
        `(?:can you|could you|just|conveniently|accidentally|you might want to|let's|we need to)
        lose (?:the|those|these|his|her|that) (?:\\w{2,12} )?(?:receipts?|file|paperwork|records?
        |recordings?|complaint|e-?mails?|evidence|footage|log)`,
      ),
      unless: phrase(
        'personal data|expire[sd]?|confidential waste|gdpr|automatically|retention|marketing|newsletters?|mailbox quota',
      ),
      why: 'The text links destroying records to an inspection, a request or the people who might read them.',
    },
    {
      form: phrase(
        `(?:nobody|no one|none of you) (?:mentions?|says? anything about|brings? up|talks? about)
        (?:the|that|this)
        (?:\\w{2,14} )?(?:thing|business|incident|accident|matter|affair|spill|leak|injury|fall)`,
        `(?:in|into) (?:two|three|four|five|several|\\d)
        (?:pieces|parts|orders|pos|invoices|chunks|payments) so
        (?:that )?(?:it|they|each|each one) (?:stays?|falls?|is|are|comes?|remains?)
        (?:under|below)`,
        '(?:kick|kicks|kicking|kicked) back (?:\\d{1,2} ?%|\\d{1,2} per ?cent|a (?:cut|share|bit)|some)',
      ),
      unless: phrase('relax(?:es|ed|ing)?|sofa|joke|bandwidth|packet'),
      why: 'The text suggests keeping an event quiet or routing money around a control.',
    },
    {
      form: phrase(
        `(?:keep|keeping) (?:this|that|it|these|things)(?: strictly| just| all)? between
        (?:us|you and me|you and i|ourselves|these (?:four )?walls|the (?:two|three|four) of us)`,
        `(?:this|that|it) (?:stays|remains|must stay|has to stay) (?:strictly )?between
        (?:us|you and me|ourselves|these (?:four )?walls)`,
      ),
      severity: 'medium',
      confidence: 0.65,
      why: 'The text asks that a matter be kept among a few people.',
    },
    {
      form: phrase(
        `(?:do|does|did)(?:n't|nt| not)
        (?:know|suspect|realise|realize|have a clue) … (?:keep|keeping|leave) it that way`,
        "(?:know|knows|aware|suspects?|noticed|asked|found out) … (?:let's |please |pls )?keep it that way",
        `what (?:he|she|they|the \\w{3,14}) (?:don't|doesn't|dont|doesnt) know
        (?:won't|wont|can't|cannot) hurt (?:him|her|them|us)?`,
        `if (?:anyone|anybody|she|he|they|someone|somebody|hr) asks?,? (?:just )?(?:say
        (?:it|the|you|we|he|she|i|they)|tell (?:them|him|her) (?:it|we|you|the|he|she|i)
        (?:\\w{1,9} )?(?:was|were|is|did|had|has|have|broke|never)|we never|you never|i never|you
        (?:didn't|don't|weren't|haven't)|it (?:wasn't|was)|we (?:didn't|weren't|haven't|don't))`,
        `(?:this|that) (?:conversation|meeting|e-?mail|message|call|chat) never
        (?:happened|took place)|we never had this (?:conversation|meeting|chat)
        |(?:didn't|did not|never) (?:hear|get|heard|got) (?:this|it|that) from me`,
        `so (?:that )?(?:he|she|they|nobody|no one|hr|the \\w{3,14})
        (?:don't|doesn't|won't|never|can't|cannot|does not|do not|will not) find out`,
      ),
      why: 'The text suggests that someone should not find out.',
    },
    {
      form: phrase(
        `(?:don't|dont|do not|never|we (?:should|must|can)(?:n't| not)|please not) (?:tell|mention
        (?:it|this|that|any of this|anything) to|let on to|say (?:anything|a word) to|alert
        |inform) ${ENTITLED}(?: about (?:this|it|that|the)| anything| until| yet| before| or they
        | unless they ask| if they ask)`,
        `(?:don't|dont|do not)
        (?:tell|mention (?:it|this|that|any of this|anything) to|let on to|say (?:anything|a word) to)
        ${ENTITLED}(?=\\s{0,3}(?:[.!;]|$))`,
        `${ENTITLED} (?:doesn't|don't|does not|do not) need to know (?:about|any|that|this|yet|until)`,
        `(?:don't|dont|do not) tell (?:him|her|them|\\w{3,12}) or ${ENTITLED}`,
        `so (?:that )?${ENTITLED} (?:doesn't|don't|won't|does not|do not|never|cannot|can't)
        (?:spot|notice|see|catch) (?:it|this|that|them)`,
        `(?:don't|dont|do not|never) (?:bring up|mention|raise) (?:the|our|any|that)
        (?:\\w{2,12} ){1,4}unless (?:they|he|she|the \\w{3,12})
        (?:do|does|asks?|brings?|mentions?)`,
        'no need to report (?:it|this|that)(?=,? (?:nobody|no one|they|he|she))',
        `(?:won't|not|never) be telling ${ENTITLED} (?:about|that|anything|until)`,
        `(?:don't|dont|do not|never) let ${ENTITLED} (?:know|see|find out|hear|get wind)`,
        `(?:nobody|no one|none of you) (?:talks?|speaks?|says? (?:anything|a word)) to (?:them|${ENTITLED})`,
        `(?:we|i)(?:'ve| have)? (?:decided|chosen|agreed|chose) not to (?:report
        (?:it|this|that|the)|disclose (?:it|this|that|the)|notify|tell ${ENTITLED}|inform|declare
        (?:it|this|that|the)|recall (?:it|them|the)|escalate)`,
        `(?:decided|chosen|agreed|chose) not to (?:refer
        (?:it|this|that|him|her|them|the (?:matter|case|allegation|complaint)) to|report
        (?:it|this|that|the (?:matter|incident|allegation|breach|accident|loss)) to)`,
        'destroy the (?:originals?|first version|earlier version)(?! (?:packag\\w{3}|box|wrapping|film|tape|key))',
        `say nothing (?:to ${ENTITLED}|about (?:this|it) to ${ENTITLED})`,
        `(?:not|never) (?:to )?be (?:raised|discussed|shared|mentioned|disclosed|communicated|told
        |flagged|minuted|reported)(?: (?:with|to))? ${ENTITLED}
        (?:before|until|unless|at this stage|yet|for now|under any|ahead|prior)`,
        `${ENTITLED} (?:is|are|should|must|need|does|do)(?: not|n't)
        (?:to )?(?:be told|know|hear|find out|be informed|be aware)(?: \\w{2,9}){0,2}
        (?:before|until|unless|at this stage|yet|for now|about this)`,
        `(?:advis(?:es|ed|ing)|decided|agreed|recommend(?:s|ed)) against volunteering
        |(?:not|never|no need to|do not|don't|won't|without) volunteer(?:ing)?
        (?:it|this|that|anything|the (?:information|fact|point|issue))`,
        '(?:to be )?(?:described|presented|explained|announced) externally as',
      ),
      why: 'The text asks to withhold information from people who may be entitled to it.',
    },
    {
      form: phrase(
        `(?:please|pls|can you|could you|can we|could we|just|i|we|i've|we've|i'll|we'll|let's|to|he
        |she|they|asked (?:me|her|him|us) to|told (?:me|her|him|us) to|had to|been)
        back-?dat(?:e|ed|ing) (?:the|this|that|my|your|his|her|our|all the|a|an|those|these)
        (?:\\w{2,14} ){0,2}(?:letters?|agreements?|contracts?|documents?|forms?|invoices?|minutes
        |signatures?|certificates?|reports?|records?|logs?|approvals?|consents?|assessments?
        |training|checks?|inspections?|entry|entries|paperwork|memos?|resolutions?|notes?)`,
        '(?:pay|paid|paying|kept|keep|do|done|did|work|working|cash|sold|run|put)(?: \\w{2,10}){0,4} off the books',
        '(?:nothing|none of (?:it|this)|not|never)(?: \\w{2,8}){0,3} through the books',
        '(?:cook|cooked|cooking) the books',
        `(?:i|we|he|she|they|just|please|can you|to|let's)(?:'ve|'ll| have| had| will| just| can
        | could)? (?:fudged?|fudging|massaged?|massaging|doctor|doctored|falsify|falsified|faked?
        |fiddled?|made up|make up) (?:the|some|those|these|his|her|their|all the|a few)
        (?:\\w{2,12} )?(?:figures|numbers|results|data|readings|records|logs?|signatures?|dates
        |scores|timesheets?|certificates?|minutes|invoices?|receipts?|checks|inspections|entries
        |paperwork)`,
        `(?:sign|signed|signing|tick|ticked|approve|approved)
        (?:it|them|this|that|the \\w{3,14})(?: off)?
        (?:anyway|without (?:checking|looking|reading|testing|inspecting|doing))`,
        `(?:i|we|let's|lets|need to|have to|going to|best to|just)(?:'ll|'ve| will| can| have)?
        (?:bury|buried|hush up|sweep|swept|cover)
        (?:this|it|that|the whole thing)(?: (?:up|under the (?:carpet|rug)))`,
        `(?:never|didn't|did not|haven't|hasn't|nobody|no one|not) … (?:but|and|so|,) (?:i've|we've
        |\\w{1,9} )?(?:\\w{1,9} ){0,2}?(?:just )?(?:put|marked|signed|ticked|logged|recorded
        |entered|wrote) (?:it|them|that|this) (?:down |off )?as
        (?:done|complete|completed|tested|passed|checked)`,
        `(?:chang|alter|amend|adjust|rewrit|re-?dat|edit|tweak)\\w{1,4} (?:the |that |this |his |her )?(?:minutes|records?|dates?|log|report|invoices?|figures|letter|file|e-?mail)
        (?:\\w{2,9} ){0,3}?so it looks (?:like|as if|as though) (?:we|i|he|she|they|it was)`,
        `(?:minutes|records?|dates?|log|report|invoices?|figures|letter|file)
        (?:changed|altered|amended|adjusted|rewritten|edited|tweaked) so it looks
        (?:like|as if|as though) (?:we|i|he|she|they|it was)`,
      ),
      unless: phrase(
        'pay (?:rise|award)|increase|salary|entitle\\w{0,6}|accuse[ds]?|alleg\\w{2,6}',
      ),
      why: 'The text suggests misstating a record, covering something up, or keeping money off the books.',
    },
    {
      form: phrase(
        `originals?(?: (?:\\w{2,9} )?${PAPERS})? (?:is|are|was|were|to be|will be|must be|can be|has
        been|have been|should be)(?: (?:to be|then|all|quietly))?
        (?:shredded|destroyed|binned|burnt|burned|thrown (?:out|away))`,
        `${PAPERS}(?: (?:for|of) \\w{3,12})?(?: \\w{2,9}){0,2}
        (?:rewritten|redone|retyped|re-written)(?: \\w{2,12}){0,4},?
        (?:and )?(?:the )?(?:old|original) (?:pages|sheets|entries|version|copy|one|ones)
        (?:removed|destroyed|shredded|taken out|binned|thrown (?:out|away))`,
        `${PAPERS}(?: \\w{2,12}){0,5}
        (?:redone|rewritten|changed|adjusted|amended|corrected|altered)(?: \\w{2,12}){0,4} so that
        (?:the )?(?:totals?|figures|numbers|scores?|dates|it|they)
        (?:match(?:es)?|fits?|agrees?|adds? up|supports?)(?: with)? the
        (?:decision|result|outcome|target|contract|report|budget)`,
        `(?:split|broken|divided|booked)(?: \\w{2,9}){0,3} (?:into|as|in)
        (?:\\w{2,12} ){0,4}(?:just )?(?:below|under|beneath|short of) (?:the |our |his |her )?(?:[£$€]? ?\\d[\\d.,]{0,9}k?|threshold|limit|reporting \\w{4,9}|approval
        \\w{4,9})(?: (?:threshold|limit))?
        (?:to avoid|to escape|to get round|to get around|so (?:that )?(?:no|nobody|we|it|they))`,
        `(?:not|never) (?:to be )?shown to ${ENTITLED}`,
        `(?:${ENTITLED}|owner|management|manager|director|head office|head)
        (?:does not|doesn't|did not|didn't|would rather not|does n't) want (?:the |our |any )?(?:tenants?|customers?|clients?|residents|patients?|families|parents|staff
        |inspectors?|auditors?|guests|passengers|union|buyers?)
        (?:told|to know|informed|to find out|to hear|warned)`,
        "painted over … (?:do not|don’t|don't|dont|not to|never) mention",
      ),
      unless: phrase(
        'copies are kept|once scanned|after scanning|retention|were scanned|in the novel',
      ),
      confidence: 0.75,
      why: 'The text suggests altering or removing a record, avoiding a limit, or withholding information.',
    },
    {
      form: phrase(
        `(?:interlocks?|guards?|safety (?:switch(?:es)?|devices?|valves?|systems?)|alarms?|smoke
        detectors?|fire doors?|sprinklers?|sensors?|cut-?outs?|limiters?|tachographs?|e-?stops?
        |emergency stops?) (?:has|have|had|was|were) (?:\\w{2,10} )?(?:been )?(?:bridged|bypassed
        |defeated|overridden|wedged open|taped (?:over|down)|tampered with|disabled
        |disconnected)(?: \\w{1,12}){0,5} (?:since|for (?:weeks|months|years)|to keep|so
        (?:that )?(?:we|they|the)|with the (?:full )?knowledge of (?:the|our)
        (?:\\w{2,12} )?(?:manager|managers|director|supervisor|board|management|foreman))`,
        `with the (?:full )?knowledge of (?:the|our)
        (?:\\w{2,12} )?(?:manager|managers|directors?|supervisor|management|foreman) (?:and|but)
        (?:never|not|without) (?:reported|recorded|logged|telling)`,
      ),
      confidence: 0.7,
      why: 'The text says that a safety device was defeated, or that managers knew of something unreported.',
    },
  ],
};
