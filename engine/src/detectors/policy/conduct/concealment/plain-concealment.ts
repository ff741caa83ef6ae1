import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const WATCHER = `(?:(?:the |our |any )?(?:regulators?|auditors?|inspectors?|ombudsman|supervisor|supervisory authority|authorit(?:y|ies)|board|union|works council|tribunal|court|police|coroner|insurers?|tax (?:office|man|people)|data protection (?:authority|officer|commissioner)|customs)|audit|finance|compliance|legal|hr|fca|ico|hmrc|irs|sec|osha|hse)`;
/** Whoever has a right to it, and is to be left in the dark. */
const OWED = `(?:him|her|them|the (?:claimants?|insured|policyholders?|tenants?|residents?|customers?|clients?|patients?|employees?|workers?|members?|borrowers?|candidates?|passengers?|family|widow|parents))`;
const RIGHT = `(?:the |his |her |their |that |any )?(?:\\d{1,3} (?:weeks?|days|months?|%)|(?:\\w{3,12} )?(?:rights?|entitlements?|refund|rebate|compensation|right of appeal|appeals?|time limit|deadline|cooling-off period|warrant(?:y|ies)|guarantee|cover(?:age)?|benefits?|allowance|redress|ombudsman|settlement offer|shortfall|recall|defect|mould|asbestos|leak|overcharg\\w{1,3}|double charges?))`;
const PRETEXT = `(?:lack(?:ed|s|ing)? (?:of )?(?:(?:team|cultural?) )?fit|(?:not|wasn't|isn't|no) (?:an? |the right |a good )?(?:(?:team|cultural?) )fit|poor (?:(?:team|cultural?) )?fit|(?:role|post|position|vacancy|job|room|flat|house|place|unit) (?:has been|is|was|had been|'s been) (?:already )?(?:filled|taken|let|gone|withdrawn)|over-?qualified|budget was cut|restructur\\w{2,4}|insufficient experience|communication skills)`;
const HIDDEN_LAW =
  '(?:foipop|foipa|foia?|atip|eir|sars?|dsars?|subject access(?: requests?)?|access requests?|discovery|disclosure|tribunals?|audits?|auditors?|inspections?|inspectors?|regulators?|court|lawyers?|union|investigat(?:ion|ors?))';

/** Plain requests to hide something from those who have a right to know it. */
export const plainConcealment: WordingPart = {
  triggers: (
    "have to know*|need to know*|needn't know*|need not know*|" +
    'want the regulator*|want the auditors*|want the board*|want the union*|want audit*|want the inspector*|want the authorit*|want the ombudsman*|want hr*|want legal*|want compliance*|want the fca*|want the ico*|want the insurer*|want finance*|want the police*|want the supervis*|want the works council*|want the tribunal*|want the court*|want the coroner*|want the tax*|want customs*|' +
    'remind him*|remind her*|remind them*|remind the claimant*|remind the insured*|remind the tenant*|remind the customer*|remind the client*|remind the patient*|tell him about*|tell her about*|tell them about*|tell the claimant*|tell the insured*|tell the tenant*|tell the customer*|tell the client*|tell the patient*|tell the employee*|tell the member*|tell the borrower*|mention the*|mention to the airline|mention to the embassy|mention it to the*|mention that to the*|' +
    'be told that*|be told he*|be told she*|be told they*|be reminded that*|be reminded he*|be reminded she*|made to understand*|tell him he*|tell her she*|tell them they*|tell him that*|tell her that*|tell them that*|remind him that*|remind her that*|tell the witness*|tell the driver*|tell the nurse*|tell the temp*|tell the apprentice*|tell the operator*|lacked fit|lack of fit|team fit|cultural fit|culture fit|a fit|the right fit|a good fit|poor fit|been filled|is filled|was filled|been taken|is taken|was taken|been let|is let|was let|is gone|was gone|been gone|overqualified|over-qualified|been withdrawn|is withdrawn|was withdrawn|already filled|already taken|already let|already gone|budget was cut|restructur*|insufficient experience|communication skills|write up:|write-up:|write-up,|write it up*|for the file*|official reason*|officially*|on paper*|reason given*|in the feedback*|feedback:|feedback letter*|' +
    'shred these*|shred this*|shred those*|shred the notes*|shred the score*|shred all*|shred after*|burn these*|destroy these*|destroy the notes*|bin these*|delete this thread|delete the thread|delete this chat|delete the chat|delete these messages|delete that thread|delete this conversation|delete the whole*|' +
    "don't ask|doesn't ask|do not ask|does not ask|won't ask|dont ask|about the illness*|about the pregnan*|about the complaint*|about her*|about his*|about the accident*|about this in*|about it in*|about that in*|about the cancer*|about the absence*"
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:legal|compliance|audit|(?:the |our )?(?:auditors?|inspectors?|regulators?|works council|data protection officer|audit committee|supervisory board|insurers?|tax (?:office|adviser))) (?:(?:doesn't|does not|don't|do not) (?:have|need) to|needn't|need not) know(?: (?:about|of) (?:it|this|that|him|her|them|any of (?:it|this)))?(?= ?(?:[.!;,)]|$))`,
      ),
      unless: phrase(`who|you are|your name|how to|if|whether|unless|yet|until`),
      confidence: 0.8,
      why: 'The text says that those who control something are not to learn of it.',
    },
    {
      form: phrase(
        `(?:keep|leave|take) (?:this|that|it) off the (?:status page|website|public \\w{3,9}|dashboard|register|notice ?board|agenda)(?: \\w{2,9}){0,4}?,? (?:as |because |since |cos )?(?:\\w{3,12} ){1,3}(?:don't|doesn't|do not|does not|dont|doesnt) want ${WATCHER} to (?:see|know|find out|hear|learn|notice|ask)(?: (?:that |about |of )?(?:we|it|this|the)(?: \\w{3,12}){0,2})?`,
        `(?:legal|we|i|management|the boss|they|he|she|head office|the (?:ceo|cfo|director|manager)) (?:don't|doesn't|do not|does not|dont|doesnt|won't) want ${WATCHER} to (?:see|know|find out|hear|learn|notice)(?: (?:that |about |of )?(?:we|it|this|the)(?: \\w{3,12}){0,2})?`,
      ),
      unless: phrase('surprise|before they read|first|from the press|by rumou?r|draft|typos?'),
      confidence: 0.82,
      why: 'The text asks that a supervisor or inspector not learn of something.',
    },
    {
      form: phrase(
        `(?:don't|dont|do not|never|no need to|better not|let's not) (?:tell|remind|inform) ${OWED} (?:about|of) ${RIGHT}`,
        `(?:don't|dont|do not|never) mention (?:it |this |that )?to (?:the |any )?(?:airline|embassy|consulate|border (?:police|guards?|officers?)|immigration(?: officers?)?|visa office|insurer|insurance|bank|lender|landlord|tax office)(?= ?(?:[.;!)]|$|when|that|about|because|or))`,
      ),
      unless: phrase(
        `surprise|party|gift|present|until (?:it is|it's|they are) (?:confirmed|final)|unless|spoiler|scam|phish\\w{0,3}|yourself|worried|upset|again`,
      ),
      severity: 'medium',
      confidence: 0.78,
      why: 'The text asks to withhold from somebody what that person has a right to know.',
    },
    {
      form: phrase(
        `(?:(?:just|we|we'll|let's|please|then|and) )?(?:say|put|write|record|tell (?:her|him|them)|give|use)(?: (?:that )?(?:he|she|they|it|no\\.? ?\\d{1,2}|candidate \\d{1,2}|\\d{1,2}|\\w{3,12}))?(?: (?:was|were|is|has|had))?[ ]?(?:that )?["“‘']?(?:the |an? )?${PRETEXT}["”’']?`,
      ),
      requires: phrase(
        `write(?:-| )?up|write it up|officially|official reason|on paper|for the file|reason given|in the feedback|feedback letter|if (?:he|she|they|anyone|anybody|hr) asks?`,
      ),
      unless: phrase('must|should|examples?|honest\\w{0,3}|genuin\\w{1,4}|truth\\w{0,5}'),
      severity: 'medium',
      confidence: 0.78,
      why: 'The text agrees upon a reason to be given instead of the true one.',
    },
    {
      form: phrase(
        `(?:shred|burn|destroy|bin|delete) (?:these|this|those|the (?:notes|scores?|score ?sheets?|papers|sheets)|all (?:of )?(?:this|these|it))(?: notes| papers| sheets| scores)?(?: (?:after|afterwards|once done|when done|when you're done|later|tonight|now))?(?:[,;–—-]| because of| in case of| before(?: the| any)?| so(?: that)?(?: there is| there's)? no(?:thing for)?| due to)? ?(?:the |a |an |any )?${HIDDEN_LAW}`,
        `(?:can|could|will|would) (?:everyone|everybody|you all|all of you|you guys|you lot|we all|you both) (?:please |pls |just |kindly )?(?:delete|wipe|clear|erase) (?:this|the|that|these|our)(?: whole| entire)? (?:thread|chat|conversation|messages|channel|history|group)`,
        `(?:everyone|everybody|all of you|all)[,:]? (?:please|pls|now|must|should)? ?(?:delete|wipe|erase) (?:this|the|that|these|our)(?: whole| entire)? (?:thread|chat|conversation|messages)`,
      ),
      unless: phrase(
        `duplicates?|wrong (?:channel|chat|group)|spam|typos?|posted twice|test(?:ing)? (?:message|channel|thread)|retention|expired?|gdpr|years|password|copies are kept|once scanned|lunch|party|surprise|recipe`,
      ),
      confidence: 0.8,
      why: 'The text asks to destroy what others may have a right to see.',
    },
    {
      form: phrase(
        `(?:he|she|they|\\w{3,14}|the (?:witness(?:es)?|driver|nurse|temp|lad|girl|apprentice|operator)) (?:can|should|must|needs? to|has to|have to|is to|are to|had better|wants to) be (?:told|reminded|made to understand) (?:that )?(?:he|she|they) (?:didn't|did not|never|hasn't|haven't) (?:see|saw|seen|hear|heard|know|knew|read|notice[d]?|witness(?:ed)?)(?: (?:the |a |any )?(?!and|but)\\w{3,12}){0,2}`,
        `(?:tell|remind) (?:him|her|them|the (?:witness(?:es)?|driver|nurse|temp|apprentice|operator)) (?:that )?(?:he|she|they) (?:didn't|did not|never) (?:see|saw|hear|heard|notice[d]?|witness(?:ed)?) (?:anything|it|that|the \\w{3,12})`,
      ),
      unless: phrase('miss(?:ed)? out|message|e-?mail|unsubscribe|film|novel|match'),
      confidence: 0.78,
      why: 'The text suggests telling a witness what to have seen.',
    },
    {
      form: phrase(
        `so (?:that )?(?:the )?(?:audit|auditors?|finance|accounts|compliance|legal|hr|tax office|hmrc|irs|inspectors?|procurement) (?:don't|doesn't|do not|does not|dont|doesnt|won't|will not|never) (?:ask|query|question|pick (?:it|this|that) up|flag|raise|wonder|complain)(?: (?:it|this|that|about|questions|why)){0,2}`,
      ),
      requires: phrase(
        `book(?:ed)?|put|enter(?:ed)?|file[ds]?|claim(?:ed)?|record(?:ed)?|log|invoice[ds]?|call(?:ed)?|label(?:l?ed)?|describe[ds]?|under|split|instead|as|code[ds]?`,
      ),
      unless: phrase(
        'clear(?:ly)?|document(?:ed|ation)?|receipts? (?:attached|enclosed)|transparent',
      ),
      confidence: 0.82,
      why: 'The text suggests recording something so that nobody checks it.',
    },
    {
      form: phrase(
        `(?<=^\\W{0,6}|[.;:,–-] ?|and |but )(?:nothing|not a word|no word) (?:about|on|regarding|of) (?:the|her|his|their|this|that|my|our) ?(?:\\w{3,14} ){0,3}(?:in writing|on paper|by e-?mail|in (?:an )?e-?mails?|in the (?:file|minutes|record|letter)|on file)`,
      ),
      unless: phrase('found|there (?:is|was)|is said|was said|says|stands|written'),
      confidence: 0.82,
      why: 'The text asks that something not be put in writing, which prevents a record.',
    },
  ],
  examples: [
    'We settle it in cash. [[Compliance doesn’t need to know about it]], and [[the auditors need not know]].',
    'The auditors do not need to know how to weld. Legal needs to know. The works council does not have to know who you are.',
    'Please [[leave it off the website, management doesn’t want the ombudsman to know that we overcharged them]].',
    'We don’t want the board to see the draft with typos; we do not want the press to know first.',
    'Reserve 9,000. [[Do not remind the claimant of the time limit]].',
    'His visa ran out in May. [[Don’t mention it to the border police]].',
    'Don’t tell her about the party; do not tell them about the refund until it is confirmed.',
    'Officially [[we say that she was “not a cultural fit”]]. For the file, [[put “role has been withdrawn”]].',
    'Feedback must be honest: do not say she lacked fit; write up: put the kettle on.',
    '[[Shred these afterwards, FOI]]. [[Destroy the score sheets before the tribunal]].',
    'Guys, [[could you all please wipe this chat]]?',
    'Could you all please delete the thread about lunch? Shred the sheets of beetroot; delete these duplicates, audit done.',
    '[[Priya should be reminded that she never saw the log]]. And [[tell the driver he did not hear anything]].',
    'He should be told that he did not pass; tell her that she never missed a message.',
    'Put it under stationery [[so that finance doesn’t ask]]. Book the rest as sundries [[so that procurement does not ask]].',
    'Put the receipts in the folder and document it clearly so that finance doesn’t ask.',
    'Find something. [[Not a word about her pregnancy in the file]].',
    'There is nothing about the accident in the file, and no word of it was found.',
  ],
};
