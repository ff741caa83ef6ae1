import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const RECORDS =
  '(?:(?:\\w{3,12} )?(?:numbers|figures|readings|temperatures|results|values|entries|times|signatures|weights|scores))';
const SHEETS =
  '(?:(?:[\\w-]{3,12} )?(?:checklists?|check ?sheets?|log ?sheets?|logs|registers?|timesheets?|inspection sheets|observation charts?|charts|safety forms|permits))';
const EARLIER =
  '(?:last (?:week|month|year|time|quarter|shift)|the (?:week|month|year|day|shift|one) before|(?:the |a )?previous (?:week|month|year|day|shift|one)|another (?:day|week|site|batch)|yesterday)';

/** Wording about making records say what is convenient, and avoiding scrutiny. */
export const evasion: WordingPart = {
  triggers: (
    'and change the date*|and changed the date*|and put new dates*|and put today*|in one go|' +
    'in one sitting|not be minuted|not to be minuted|not minuted|from the minutes|dies down|' +
    'blows over|thread where*|thread in which*|chat where*|chat in which*|emails where*|' +
    'e-mails where*|mails where*|messages where*|email where*|message where*|goes away|' +
    'reporting line|reporting limit|reporting threshold|declaration limit|' +
    'declaration threshold|ever checks|never checks|nobody checks|never check|no one checks'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:copy|copied|use|used|take|took|paste|pasted|re-?use|re-?used) (?:in |over |the |those |our |all ){0,2}${RECORDS} (?:from|of) ${EARLIER} and (?:changed? the dates?(?! format)|put (?:new dates|today's dates?))`,
        `${SHEETS} (?:for|of) (?:the (?:whole|entire)(?: of (?:the|that|last))?|all of (?:that|the|last)|that) (?:week|month|shift|quarter) (?:were|was|are|is|got|had been) (?:all )?(?:signed|filled in|completed|ticked|written|initialled) (?:\\w{2,9} ){0,4}in one (?:go|sitting)`,
      ),
      unless: phrase('template|backup|test data|must|should|spreadsheet formula|demo'),
      why: 'The text suggests filling in a record with values that were not measured or checked at the time.',
    },
    {
      form: phrase(
        `(?:asked|wants?|wanted|agreed|prefers?|told us|requested|said) (?:\\w{2,9} )?(?:that )?(?:this|that|it|the (?:point|remark|matter|discussion|question))(?: should| was| is| be)? not (?:to )?be minuted`,
        `(?:until|till|so that|when|once) (?:the (?:matter|thing|fuss|story|whole thing|complaint)|it|this|everything) (?:dies down|blows over)`,
      ),
      requires: phrase(
        'minuted|transfer(?:red)?|mov(?:e|ed)|send|sent|keep|kept|quiet|leave|nobody|no one|wait|away|witness|complainant|report(?:ed)?|auditor|press',
      ),
      unless: phrase('storm|wind|rain|fever|wave|weather|snow'),
      why: 'The text suggests keeping a matter off the record or out of the way until attention passes.',
    },
    {
      form: phrase(
        `(?:get rid of|delete|wipe|lose|bin|make sure you delete|remove) (?:the|that|those|my|our) (?:\\w{2,9} )?(?:thread|chat|e?-?mails?|messages?)(?: (?:from|of) \\w{2,9}(?: \\w{2,9})?)? (?:where|in which) (?:i|we|he|she|they) (?:\\w{2,7} )?(?:talk|say|said|talked|mention|mentioned|wrote|write|discuss|discussed|agreed|joke|joked|call|called|admit|admitted)`,
        `(?:and|then|so) (?:the|that) (?:\\w{3,9} )?(?:alert|flag|match|warning|hit|red flag) goes away`,
        `(?:split|break|broke|broken|cut|divide|divided|kept|chopped)(?: it| them| this)?(?: up)? (?:into|in|to) (?:smaller |several |two |three |four |equal )?(?:amounts|sums|payments|pieces|transfers|deposits|instalments|invoices) (?:that (?:are|stay) )?(?:just )?(?:below|under|beneath) (?:the|your|our) (?:reporting|declaration) (?:line|limit|threshold)`,
      ),
      unless: phrase(
        'false positive|bug|software|refresh|reload|clear the cache|stop it|detect|red flags?',
      ),
      why: 'The text suggests removing something that others would look for.',
    },
    {
      form: phrase(
        `(?:changed|change|altered|made up|invented|put|wrote|typed|enter|entered|forged|photoshopped|edited|stretched) (?:\\w{1,12},? ){2,9}(?:the |they |nobody |no one |that )?(?:embassy|bank|agency|office|council|inspectors?|client|they|nobody|no one|hr|customs|university)? ?(?:ever|never|nobody|no one) checks?`,
      ),
      unless: phrase('password|compiler|program|oil|tyres?|always checks'),
      why: 'The text suggests altering a document because nobody will check it.',
    },
  ],
};
