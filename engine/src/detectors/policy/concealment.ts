import { phrase } from '#engine/phrases/phrase.ts';

import { plainWords } from './plain-words.ts';

/** Those from whom nothing of weight may be kept. */
const ENTITLED =
  '(?:(?:the |our |their |any )?(?:external |internal |pension |works )?(?:bank|banks|lenders?|auditors?|regulators?|inspectors?|insurers?|underwriters?|investors?|shareholders?|unions?|council|trustees|clients?|customers?|buyers?|purchasers?|tenants?|residents|patients?|family|parents|police|coroner|ombudsman|board|authorit(?:y|ies)|compliance|staff|workforce|landlord|board of directors|market|panel|press)|hse|acas|eho|fda|epa|dvsa|gmc|nmc|hmrc|fca|pra|ico|ofsted|cqc|sec|osha|irs|hr|legal|finance|compliance|procurement)';
const PAPERS =
  '(?:e-?mails?|messages?|notes?|texts?|chats?|threads?|files?|evidence|records?|documents?|papers?|paperwork|logs?|recordings?|footage|copies|drafts?|reports?|sheets?|forms?|tickets?|entr(?:y|ies)|complaints?|posts?|reviews?|scores?|score sheets?)';
const INSPECTION =
  '(?:sar|sars|dsar|subject access(?: request)?|foi|foia|freedom of information|disclosure|discovery|tribunal|court|audit|inspection|bundle|press|papers|auditors?|inspectors?|hmrc|ico|regulator|lawyers?|union|investigation)';

export const concealment = plainWords({
  id: 'concealment',
  typeName: 'Concealment',
  description:
    'Somebody asks to keep something from those who are entitled to know it, to leave no trace of it, or to make a record say what is not so.',
  severity: 'high',
  recommendation: 'Keep the document as it is, and tell whoever is responsible for compliance.',
  legalReference: { law: 'Directive (EU) 2019/1937', article: 'Art. 2' },
  triggers: (
    'so it stays*|so they stay*|so each*|so that it stays*|so that each*|kicks back*|kick back*|kicked back*|' +
    'kicking back*|avoid e-mail*|avoid email*|avoid writing*|no e-mail*|no email*|once read|after reading|' +
    'delete once|delete after|as done|as tested|as passed|as complete|as checked|so it looks*|for the minutes|' +
    'minute this|minute that|lose the*|can foi|need to know*|be telling|shredded|shredding|deleted the|deleted all|' +
    "destroyed the|wiped the|scrubbed the|no need to report|don't bring up|dont bring up|do not bring up|or hr|" +
    "doesn't spot|don't spot|won't spot|doesn't notice|don't notice|won't notice|doesn't see|don't see|won't see|" +
    'through the books|this in writing|that in writing|it in writing|this in the*|it in the*|delete his|delete her|' +
    'delete their|delete your|delete my|anything in writing|nothing in writing|anyone asks|she asks|he asks|' +
    'they ask|asks you|conversation never|meeting never|call never|chat never|never had this|this from me|' +
    "it from me|decided not to|chosen not to|agreed not to|chose not to|don't let|dont let|do not let|paper trail|" +
    'off e-mail|off email|out of e-mail|out of the minutes|off the record|out of the report|in the report|' +
    'in the minutes|in an email|in an e-mail|in the pack|out of the weekly*|out of the monthly*|' +
    'out of the incident*|out of the safety*|out of the board*|out of the audit*|off teams|off the system|' +
    'this on file|it on file|that on file|anything on file|rewritten|redone|retyped|below £*|under £*|just below|' +
    'just under|below the*|under the threshold|under the limit|shown to*|want tenants|want the tenant*|' +
    'want customers|want the customer*|want clients|want residents|want the residents|want patients|want parents|' +
    'want staff|want guests|want passengers|want families|painted over|turn up in|show up in|coming out in|' +
    'come out in|end up in|to surface|delete this|delete these|delete that|delete all|delete the|destroy this|' +
    'destroy the|destroy all|destroy these|shred|bin these|bin this|bin the|burn this|wipe the|get rid of the|' +
    'get rid of these|get rid of this|between us|between you and me|between ourselves|between these|that way|' +
    "won't hurt|wont hurt|don't tell|dont tell|not tell|don't mention|dont mention|do not mention|say nothing to|" +
    "say nothing about|not be told|not to be told|never find out|not find out|doesn't find out|don't find out|" +
    "won't find out|not to be raised|not to be discussed|not to be mentioned|not be raised|not be mentioned|" +
    'not to be minuted|volunteer*|backdate|backdated|back date|backdating|off the books|cook the books|' +
    'cooked the books|fudge|fudged|fudging|massage the|doctored|doctoring|falsified|made up the|faked|sweep this|' +
    'sweep it|cover this up|cover it up|hush it up|hush this up|bury this|bury it|been disabled|been defeated|' +
    'without checking|without looking|tick the box|externally|none of you|full knowledge of*|' +
    'with the knowledge of*|knowledge of our|that from me|say anything to|a word to|ico|hmrc|cqc|ofsted|eho|gmc|' +
    "nmc|fca|hse|dvsa|acas|cooking the books|back-dat*|know can't hurt|know cannot hurt|so that the totals|" +
    'so that the figures|so that the numbers|so that the scores|so that the dates|so that totals|so that figures|' +
    'so that numbers|so that scores|so that dates|under the carpet|under the rug|avoid teams|avoid slack|on teams|' +
    'on slack|whatsapp|off writing|off the chat|off the minutes|off the records|off the file|off the report|' +
    'off the pack|off the accounts|off the log|out of email|out of teams|out of writing|out of the chat|' +
    'out of the record|out of the records|out of the books|out of the file|out of the pack|out of the accounts|' +
    'out of the log|in the file|in the chat|in the crm|that in the hr*|that in the incident*|that in the accident*|' +
    'nothing on e-mail|nothing on email|nothing on file|nothing about this on e-mail|nothing about this on email|' +
    'nothing about this in paper|nothing about this in e-mail|nothing about this in email|' +
    'nothing about this in file|off anyway|off without|it anyway|this anyway|that anyway|them anyway|' +
    'without reading|without testing|without inspecting|lose those|lose his|lose her|lose that|message never|' +
    'e-mail never happened*|e-mail never took*|email never happened*|email never took*|this on record|never to be|' +
    "as completed|minute it|you've read|when read|when seen|when reading|once seen|once reading|after read|" +
    'after seen|destroy once|destroy after|destroy when|destroy it|burn once|burn after|burn when|burn it|bin once|' +
    'bin after|bin when|bin it|delete when|delete it|bring up the|bring up that|bring up this|bring up our|' +
    'bring up any|brings up|turning up|showing up|popping up|ending up|surfacing|to turn up|to show up|to end up|' +
    'coming up in|come up in|in a sar*|in a dsar*|in a subject access*|in a foi*|in a tribunal*|sar|sars|dsar|foia|' +
    "subject access|so nobody|so no one|so hr|can't find out|cannot find out|never mention|the whole thing up|" +
    're-written|if hr ask|if hr asks|if anybody ask|if anybody asks|if someone ask|if someone asks|if somebody ask|' +
    'if somebody asks|if anyone ask|no one speak*|no one talk*|no one say*|no one mention*|nobody speak*|' +
    'nobody talk*|nobody say*|nobody mention*|rather not put*|rather not have*|rather not write*|' +
    'rather not discuss*|rather not reply*|fiddle|fiddled|fiddling|falsify|falsifying|massaging|doctor the|' +
    'fake the|fake some|faking|unless she does|unless she do|unless she ask|unless she brings|unless she mentions|' +
    'unless he does|unless he do|unless he ask|unless he brings|unless he mentions|unless they does|unless they do|' +
    "unless they asks|unless they brings|unless they mentions|doesn't want|didn't want|does not want|did not want|" +
    'rather not want|adds up*|threshold to avoid*|threshold to escape*|threshold to get*|limit to avoid*|' +
    'limit to escape*|limit to get*|pieces so*|parts so*|orders so*|invoices so*|payments so*|chunks so*|pos so*|' +
    'fire door|fire doors|smoke detector|smoke detectors|been wedged|been taped|bridged|bypassed|overridden|' +
    'disconnected|on the e-mail|between the two*|between the three*|between the four*|between you and i*|two of us|' +
    'not be informed|not be flagged|not be discussed|not be disclosed|not be communicated|not be shared|' +
    'not be reported|never be told|never be informed|never be flagged|never be discussed|never be disclosed|' +
    'never be communicated|never be shared|never be reported|to inform the|to inform our|before they come|' +
    'before they see|before they find|before they arrive|burn these|burn the|burn all|erase this|erase these|' +
    'erase that|erase those|erase the|erase all|wipe this|wipe these|wipe all|binned|burnt|burned|thrown away|' +
    'thrown out|be destroyed|been destroyed|is destroyed|are destroyed|was destroyed|were destroyed|all destroyed|' +
    "then destroyed|quietly destroyed|doesn't catch it|doesn't catch this|doesn't catch that|not spot it|" +
    'not spot this|not spot that|not spot them|not notice it|not notice this|not notice that|not notice them|' +
    'not catch it|not catch this|not catch that|not catch them|at this stage|bury that|bury the whole|hush that|' +
    'hush the whole|sweep that|sweep the whole|cover that up|cover up this|cover up it|cover up that|hush up*|' +
    "can't have|cannot have|short of|in e-mails|in emails|if she ask*|if he ask*|if they ask*|beneath|" +
    'please not mention|please not say|raise that|never let him|never let her|never let them|never let the|' +
    'never let hr|sprinklers|sprinkler|tampered|we heard|so compliance|so finance|massaged|not inform|' +
    'freedom of information|seen in a|seen in the|seen in any|found in a audit*|found in a bundle*|' +
    'found in a inspection*|found in the audit*|found in the tribunal*|found in the sar*|found in the bundle*|' +
    'found in the inspection*|on paper|told before|told until|told unless|told for now|told about this|' +
    'informed before|informed until|informed unless|informed for now|informed about this|aware before|aware until|' +
    'aware unless|aware for now|aware about this|hear before|hear until|hear unless|hear about this|' +
    'so that it match*|so that it fit*|so that it agree*|so that it add*|so that they match*|so that they fit*|' +
    'so that they agree*|so that they add*|so that total|doctor some|doctor those|doctor these|doctor his|' +
    'doctor her|doctor their|doctor all|fake those|fake these|fake his|fake her|fake their|fake all|massage some|' +
    'massage those|massage these|massage his|massage her|massage their|massage all|make up some|make up those|' +
    'make up these|make up his|make up her|make up their|make up all|made up some|made up those|made up these|' +
    'made up his|made up her|made up their|made up all'
  ).split('|'),
  rules: [
    {
      form: phrase(
        "(?:don't|dont|do not|never|not going to|am not|not|can't|won't|shouldn't|rather not|no one|nobody)(?: \\w{2,9}){0,2} (?:put|putting|have|want|get|send|write|reply|replying|replies|discuss|leave|say|saying) (?:this|that|it|any of (?:this|it|that)|anything|to (?:this|that|it))(?: \\w{2,9}){0,2}? (?:in writing|on paper|in (?:an? )?e-?mails?|in the (?:minutes|pack|report|chat|file|e-?mail|(?:\\w{2,8} )?(?:system|crm|incident book|accident book))|on (?:the )?(?:file|record|teams|slack|whatsapp|e-?mail))",
        "(?:don't|dont|do not) put (?:this|it|that|any of this) (?:in the (?:pack|file|report|minutes)|on file)|don't put in the (?:pack|report|minutes|file)",
        '(?:keep|leave|kept) (?:this|that|it|everything|all of this|these|him|her) (?:off|out of) (?:e-?mail|the (?:\\w{2,9} )?(?:minutes|record|records|books|file|system|report|pack|accounts|log)|writing|teams|the chat)',
        'avoid (?:e-?mails?|writing|whatsapp|teams|putting anything in writing) (?:on|about|for) (?:this|it|that)|no e-?mails? (?:on|about) (?:this|it|that)(?= ?(?:[.,;!)]|$))',
        "(?:don't|dont|do not) minute (?:this|that|it)|not for the minutes|(?:they|anyone|people|press) can foi (?:it|this|that|them)",
        'nothing (?:about this )?(?:in writing|on paper|on e-?mail)|(?:no|leave no|without a|avoid a|any) paper trail',
      ),
      why: 'Somebody asks that something be left unwritten.',
    },
    {
      form: phrase(
        `(?:don't|dont|do not|can't have|cannot have|not)(?: (?:want|need|like))?(?: (?:this|that|it|them|these|those|any of (?:it|this|them)|him|her|anything))?(?: \\w{2,9}){0,2}? (?:turning up|showing up|coming out|coming up|popping up|to (?:turn up|show up|come out|come up|surface|end up|be found)|ending up|surfacing|appearing|found|seen)(?: \\w{1,9}){0,3} ${INSPECTION}`,
      ),
      why: 'Somebody wants records out of the reach of those who may ask for them.',
    },
    {
      form: phrase(
        `(?:delete|destroy|shred|bin|burn|wipe|erase|get rid of) (?:this|these|that|those|the|all|any|my|your|our|all the|all of (?:this|these|the))(?: \\w{2,12})?(?: ${PAPERS})? (?:after|once|when|before|as soon as|so that|so)(?: that)? (?:you(?:'ve| have)? (?:read|done|seen)|reading|(?:the|his|her|their|(?:mon|tues|wednes|thurs|fri)day's|tomorrow's|today's|next week's) (?:\\w{2,12} )?(?:audit|inspection|auditors?|inspectors?|visit|hearing|tribunal|calls?|regulator|investigation|police|lawyers?|solicitors?|counsel|brief|sar|request)|ico|hmrc|ofsted|cqc|fca|anyone (?:sees|asks|finds)|they (?:ask|come|see|find|arrive)|(?:it|he|she|they|nobody|no one) (?:can't|cannot|never|won't|asks?|finds?))`,
        `(?:shredded|deleted|destroyed|binned|wiped|burnt|burned) (?:the|all the|his|her|their|all|my|our) (?:\\w{2,12} ){0,2}?${PAPERS} (?:before|so|when|after) (?:the (?:auditors?|inspectors?|inspection|audit|police|regulator|tribunal|hearing|visit|sar|request|investigation)|they (?:ask|come|see|find|arrive|get)|cqc|ofsted|fca|hse|eho|hmrc|ico|nobody|anyone|that|we heard|it)`,
        "(?:i|we)(?:'ve| have)?(?: also| just)? (?:wiped|scrubbed) the (?:\\w{2,9} )?(?:logs?|history|recordings?|footage)",
        "(?:delete|destroy|burn|bin|shred) (?:this |it )?(?:once|after|when) (?:read|reading|seen|you have read|you've read)",
        "(?:can you|could you|just|conveniently|accidentally|you might want to|let's|we need to) lose (?:the|those|these|his|her|that) (?:\\w{2,12} )?(?:receipts?|file|paperwork|records?|recordings?|complaint|e-?mails?|evidence|footage|log)",
      ),
      unless: phrase('personal data|expire[sd]?|confidential waste|gdpr|automatically'),
      why: 'Somebody asks that records be destroyed, and ties it to an inspection or to those who read them.',
    },
    {
      form: phrase(
        '(?:nobody|no one|none of you) (?:mentions?|says? anything about|brings? up|talks? about) (?:the|that|this) (?:\\w{2,14} )?(?:thing|business|incident|accident|matter|affair|spill|leak|injury|fall)',
        '(?:in|into) (?:two|three|four|five|several|\\d) (?:pieces|parts|orders|pos|invoices|chunks|payments) so (?:that )?(?:it|they|each|each one) (?:stays?|falls?|is|are|comes?|remains?) (?:under|below)',
        '(?:kick|kicks|kicking|kicked) back (?:\\d{1,2} ?%|\\d{1,2} per ?cent|a (?:cut|share|bit)|some)',
      ),
      unless: phrase('relax(?:es|ed|ing)?|sofa|joke|bandwidth|packet'),
      why: 'Somebody wants what happened kept quiet, or money to go round a control.',
    },
    {
      form: phrase(
        '(?:keep|keeping) (?:this|that|it|these|things)(?: strictly| just| all)? between (?:us|you and me|you and i|ourselves|these (?:four )?walls|the (?:two|three|four) of us)',
        '(?:this|that|it) (?:stays|remains|must stay|has to stay) (?:strictly )?between (?:us|you and me|ourselves|these (?:four )?walls)',
      ),
      severity: 'medium',
      confidence: 0.65,
      why: 'Somebody asks that something be kept between a few.',
    },
    {
      form: phrase(
        "(?:do|does|did)(?:n't|nt| not) (?:know|suspect|realise|realize|have a clue) … (?:keep|keeping|leave) it that way",
        "(?:know|knows|aware|suspects?|noticed|asked|found out) … (?:let's |please |pls )?keep it that way",
        "what (?:he|she|they|the \\w{3,14}) (?:don't|doesn't|dont|doesnt) know (?:won't|wont|can't|cannot) hurt (?:him|her|them|us)?",
        "if (?:anyone|anybody|she|he|they|someone|somebody|hr) asks?,? (?:just )?(?:say (?:it|the|you|we|he|she|i|they)|tell (?:them|him|her) (?:it|we|you|the|he|she|i) (?:\\w{1,9} )?(?:was|were|is|did|had|has|have|broke|never)|we never|you never|i never|you (?:didn't|don't|weren't|haven't)|it (?:wasn't|was)|we (?:didn't|weren't|haven't|don't))",
        "(?:this|that) (?:conversation|meeting|e-?mail|message|call|chat) never (?:happened|took place)|we never had this (?:conversation|meeting|chat)|(?:didn't|did not|never) (?:hear|get|heard|got) (?:this|it|that) from me",
        "so (?:that )?(?:he|she|they|nobody|no one|hr|the \\w{3,14}) (?:don't|doesn't|won't|never|can't|cannot|does not|do not|will not) find out",
      ),
      why: 'Somebody wants another not to find out.',
    },
    {
      form: phrase(
        `(?:don't|dont|do not|never|we (?:should|must|can)(?:n't| not)|please not) (?:tell|mention (?:it|this|that|any of this|anything) to|let on to|say (?:anything|a word) to|alert|inform) ${ENTITLED}(?: about (?:this|it|that|the)| anything| until| yet| before| or they| unless they ask| if they ask)`,
        `(?:don't|dont|do not) (?:tell|mention (?:it|this|that|any of this|anything) to|let on to|say (?:anything|a word) to) ${ENTITLED}(?=\\s{0,3}(?:[.!;]|$))`,
        `${ENTITLED} (?:doesn't|don't|does not|do not) need to know (?:about|any|that|this|yet|until)`,
        `(?:don't|dont|do not) tell (?:him|her|them|\\w{3,12}) or ${ENTITLED}`,
        `so (?:that )?${ENTITLED} (?:doesn't|don't|won't|does not|do not|never|cannot|can't) (?:spot|notice|see|catch) (?:it|this|that|them)`,
        "(?:don't|dont|do not|never) (?:bring up|mention|raise) (?:the|our|any|that) (?:\\w{2,12} ){1,4}unless (?:they|he|she|the \\w{3,12}) (?:do|does|asks?|brings?|mentions?)",
        'no need to report (?:it|this|that)(?=,? (?:nobody|no one|they|he|she))',
        `(?:won't|not|never) be telling ${ENTITLED} (?:about|that|anything|until)`,
        `(?:don't|dont|do not|never) let ${ENTITLED} (?:know|see|find out|hear|get wind)`,
        `(?:nobody|no one|none of you) (?:talks?|speaks?|says? (?:anything|a word)) to (?:them|${ENTITLED})`,
        `(?:we|i)(?:'ve| have)? (?:decided|chosen|agreed|chose) not to (?:report (?:it|this|that|the)|disclose (?:it|this|that|the)|notify|tell ${ENTITLED}|inform|declare (?:it|this|that|the)|recall (?:it|them|the)|escalate)`,
        '(?:decided|chosen|agreed|chose) not to (?:refer (?:it|this|that|him|her|them|the (?:matter|case|allegation|complaint)) to|report (?:it|this|that|the (?:matter|incident|allegation|breach|accident|loss)) to)',
        'destroy the (?:originals?|first version|earlier version)(?! (?:packag\\w{3}|box|wrapping|film|tape|key))',
        `say nothing (?:to ${ENTITLED}|about (?:this|it) to ${ENTITLED})`,
        `(?:not|never) (?:to )?be (?:raised|discussed|shared|mentioned|disclosed|communicated|told|flagged|minuted|reported)(?: (?:with|to))? ${ENTITLED} (?:before|until|unless|at this stage|yet|for now|under any|ahead|prior)`,
        `${ENTITLED} (?:is|are|should|must|need|does|do)(?: not|n't) (?:to )?(?:be told|know|hear|find out|be informed|be aware)(?: \\w{2,9}){0,2} (?:before|until|unless|at this stage|yet|for now|about this)`,
        "(?:advis(?:es|ed|ing)|decided|agreed|recommend(?:s|ed)) against volunteering|(?:not|never|no need to|do not|don't|won't|without) volunteer(?:ing)? (?:it|this|that|anything|the (?:information|fact|point|issue))",
        '(?:to be )?(?:described|presented|explained|announced) externally as',
      ),
      why: 'Somebody wants something kept from those who may be entitled to know it.',
    },
    {
      form: phrase(
        "(?:please|pls|can you|could you|can we|could we|just|i|we|i've|we've|i'll|we'll|let's|to|he|she|they|asked (?:me|her|him|us) to|told (?:me|her|him|us) to|had to|been) back-?dat(?:e|ed|ing) (?:the|this|that|my|your|his|her|our|all the|a|an|those|these) (?:\\w{2,14} ){0,2}(?:letters?|agreements?|contracts?|documents?|forms?|invoices?|minutes|signatures?|certificates?|reports?|records?|logs?|approvals?|consents?|assessments?|training|checks?|inspections?|entry|entries|paperwork|memos?|resolutions?|notes?)",
        '(?:pay|paid|paying|kept|keep|do|done|did|work|working|cash|sold|run|put)(?: \\w{2,10}){0,4} off the books',
        '(?:nothing|none of (?:it|this)|not|never)(?: \\w{2,8}){0,3} through the books',
        '(?:cook|cooked|cooking) the books',
        "(?:i|we|he|she|they|just|please|can you|to|let's)(?:'ve|'ll| have| had| will| just| can| could)? (?:fudged?|fudging|massaged?|massaging|doctor|doctored|falsify|falsified|faked?|fiddled?|made up|make up) (?:the|some|those|these|his|her|their|all the|a few) (?:\\w{2,12} )?(?:figures|numbers|results|data|readings|records|logs?|signatures?|dates|scores|timesheets?|certificates?|minutes|invoices?|receipts?|checks|inspections|entries|paperwork)",
        '(?:sign|signed|signing|tick|ticked|approve|approved) (?:it|them|this|that|the \\w{3,14})(?: off)? (?:anyway|without (?:checking|looking|reading|testing|inspecting|doing))',
        "(?:i|we|let's|lets|need to|have to|going to|best to|just)(?:'ll|'ve| will| can| have)? (?:bury|buried|hush up|sweep|swept|cover) (?:this|it|that|the whole thing)(?: (?:up|under the (?:carpet|rug)))",
        "(?:never|didn't|did not|haven't|hasn't|nobody|no one|not) … (?:but|and|so|,) (?:i've|we've|\\w{1,9} )?(?:\\w{1,9} ){0,2}?(?:just )?(?:put|marked|signed|ticked|logged|recorded|entered|wrote) (?:it|them|that|this) (?:down |off )?as (?:done|complete|completed|tested|passed|checked)",
        '(?:chang|alter|amend|adjust|rewrit|re-?dat|edit|tweak)\\w{1,4} (?:the |that |this |his |her )?(?:minutes|records?|dates?|log|report|invoices?|figures|letter|file|e-?mail) (?:\\w{2,9} ){0,3}?so it looks (?:like|as if|as though) (?:we|i|he|she|they|it was)',
        '(?:minutes|records?|dates?|log|report|invoices?|figures|letter|file) (?:changed|altered|amended|adjusted|rewritten|edited|tweaked) so it looks (?:like|as if|as though) (?:we|i|he|she|they|it was)',
      ),
      unless: phrase(
        'pay (?:rise|award)|increase|salary|entitle\\w{0,6}|accuse[ds]?|alleg\\w{2,6}',
      ),
      why: 'A record is made to say what is not so, or money is kept from the books.',
    },
    {
      form: phrase(
        `originals?(?: (?:\\w{2,9} )?${PAPERS})? (?:is|are|was|were|to be|will be|must be|can be|has been|have been|should be)(?: (?:to be|then|all|quietly))? (?:shredded|destroyed|binned|burnt|burned|thrown (?:out|away))`,
        `${PAPERS}(?: (?:for|of) \\w{3,12})?(?: \\w{2,9}){0,2} (?:rewritten|redone|retyped|re-written)(?: \\w{2,12}){0,4},? (?:and )?(?:the )?(?:old|original) (?:pages|sheets|entries|version|copy|one|ones) (?:removed|destroyed|shredded|taken out|binned|thrown (?:out|away))`,
        `${PAPERS}(?: \\w{2,12}){0,5} (?:redone|rewritten|changed|adjusted|amended|corrected|altered)(?: \\w{2,12}){0,4} so that (?:the )?(?:totals?|figures|numbers|scores?|dates|it|they) (?:match(?:es)?|fits?|agrees?|adds? up|supports?)(?: with)? the (?:decision|result|outcome|target|contract|report|budget)`,
        `(?:split|broken|divided|booked)(?: \\w{2,9}){0,3} (?:into|as|in) (?:\\w{2,12} ){0,4}(?:just )?(?:below|under|beneath|short of) (?:the |our |his |her )?(?:[£$€]? ?\\d[\\d.,]{0,9}k?|threshold|limit|reporting \\w{4,9}|approval \\w{4,9})(?: (?:threshold|limit))? (?:to avoid|to escape|to get round|to get around|so (?:that )?(?:no|nobody|we|it|they))`,
        `(?:not|never) (?:to be )?shown to ${ENTITLED}`,
        `(?:${ENTITLED}|owner|management|manager|director|head office|head) (?:does not|doesn't|did not|didn't|would rather not|does n't) want (?:the |our |any )?(?:tenants?|customers?|clients?|residents|patients?|families|parents|staff|inspectors?|auditors?|guests|passengers|union|buyers?) (?:told|to know|informed|to find out|to hear|warned)`,
        "painted over … (?:do not|don’t|don't|dont|not to|never) mention",
      ),
      unless: phrase(
        'copies are kept|once scanned|after scanning|retention|were scanned|in the novel',
      ),
      confidence: 0.75,
      why: 'A record is changed or taken away, or kept from those who may see it.',
    },
    {
      form: phrase(
        '(?:interlocks?|guards?|safety (?:switch(?:es)?|devices?|valves?|systems?)|alarms?|smoke detectors?|fire doors?|sprinklers?|sensors?|cut-?outs?|limiters?|tachographs?|e-?stops?|emergency stops?) (?:has|have|had|was|were) (?:\\w{2,10} )?(?:been )?(?:bridged|bypassed|defeated|overridden|wedged open|taped (?:over|down)|tampered with|disabled|disconnected)(?: \\w{1,12}){0,5} (?:since|for (?:weeks|months|years)|to keep|so (?:that )?(?:we|they|the)|with the (?:full )?knowledge of (?:the|our) (?:\\w{2,12} )?(?:manager|managers|director|supervisor|board|management|foreman))',
        'with the (?:full )?knowledge of (?:the|our) (?:\\w{2,12} )?(?:manager|managers|directors?|supervisor|management|foreman) (?:and|but) (?:never|not|without) (?:reported|recorded|logged|telling)',
      ),
      confidence: 0.7,
      why: 'What keeps people safe was put out of use, and somebody knew.',
    },
  ],
  examples: [
    'I [[am NOT replying to that in writing]].',
    "Honestly, [[don't put any of this in writing]].",
    "She is off again. [[Don't put that in the HR system]]; [[delete the complaint ticket before Friday's audit]] pls",
    'OSHA comes at ten. [[Nobody mentions the Ortiz thing]]. Pay the order [[in two pieces so it stays under]] my limit, Kev [[kicks back 10%]].',
    'Nobody mentions the weather; cut the cake into two pieces so it is easy to carry.',
    'The council is told after signing. [[Avoid e-mail on this]].',
    'Avoid e-mail attachments; no emails about this product will be sent.',
    'Put that in the system before you leave; delete the draft post before the next one.',
    "Bin the sheets, I [[don't want them turning up in a SAR]].",
    '[[Delete this e-mail after you have read]] it.',
    'Sign the copy and [[destroy the original]]. The Head has [[decided not to refer it to]] anybody.',
    'Let us [[keep this between us]] for now.',
    "Andy is on forward, he [[doesn't know about the copy, keep it that way]].",
    'The covenant will be missed. [[Not to be raised with the bank before]] we sign.',
    "[[Don't tell the auditors about the]] second ledger.",
    'He was suspended, [[to be described externally as]] leave.',
    '[[Get rid of the June emails before her brief]] asks; [[I also wiped the access logs]].',
    '[[Leave it out of the weekly report]] until then, and [[do not tell her or HR]].',
    "[[Don't bring up the heater recall unless they do]]; there is [[no need to report it]], nobody looked.",
    "Put clause 6 at the end [[so the regulator doesn't spot it]].",
    'There is no need to report it twice; do not mention the price unless asked; we wiped the tables.',
    'The Secretary [[advised against volunteering]] it.',
    '[[Can you backdate the risk assessment]] to May?',
    'They [[paid him cash off the books]] all summer.',
    '[[We fudged the readings]] for March.',
    'The [[interlock had been bridged since May with the knowledge of the shift manager]].',
    'Please delete this e-mail if you received it in error and tell the sender.',
    'Employees must not keep payments off the books or backdate the contract.',
    'We backdated the pay rise to April, and the increase is paid in May.',
    'Notice must be given in writing. The differences between us are small.',
    'Files are shredded after the retention period; delete the folder once the build is done.',
    'In the novel she whispers: keep this between us.',
    'Do not tell anyone your password. Do not tell the customer that the item is free when it is not.',
    'Volunteers kept the garden that way; do not mention the price in the letter.',
    'The alarm has been disabled in the settings of the app.',
    'We [[never did the drill but I have put it down as done]].',
    'The drill was never marked as done.',
    'The customer does not need to know programming; a room for the minutes taker.',
    'We changed the theme so it looks like the old one, and you lose the file when it closes.',
    'Honestly, [[if she asks, say the]] probe was broken.',
    '[[Nobody talks to HR]] about it, [[this conversation never happened]].',
    '[[We have decided not to notify]] them.',
    'If anyone asks, tell them to ring the helpdesk. Nobody talks to him at lunch. Do not let the soup boil.',
    'The board agreed not to disclose prices, and it never happened in our town.',
    'I [[shredded the old consent forms before CQC]] came; cash only, [[nothing through the books]].',
    'The [[original sheets are to be shredded]]; maintenance [[log for August rewritten by them, old pages removed]].',
    'The [[score sheets would be redone by Friday so that the totals match the decision]].',
    'Three orders were [[split into amounts just below £10,000 to avoid]] the second signature.',
    'It is in a second folder that is [[not shown to inspectors]]; [[landlord does not want tenants told]].',
    'Black mould, [[painted over for the viewing, do not mention]].',
    'The original forms are shredded once scanned; the article was rewritten, and the old photos were shown to inspectors.',
    'The price is under £10 to avoid waste; the client does not want the customer number in the subject.',
    'They shredded the cabbage and deleted the files before the restart.',
    'The company was accused of cooking the books, according to prosecutors.',
    '[[Avoid WhatsApp about this]].',
  ],
});
