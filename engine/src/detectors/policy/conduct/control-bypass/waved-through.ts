import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const MONEY_MATTER =
  '(?:dinner|bill|invoice|claim|order|purchase|expense|receipt|payment|cost|amount|trip|hotel|lunch|spend|fee)s?';

/** A consent, an agreement, a limit or advice that is passed over. */
export const wavedThrough: WordingPart = {
  triggers: (
    "the consent form|a consent form|signed release*|signed authori*|signed mandate|written consent*|written release*|written authori*|written mandate|release letter|consent letter|the release*|the mandate*|the authori*|her consent form|his consent form|signed consent*|the consent*|no consent*|the release form|the authorisation*|the authorization*|nda is not*|nda isn't*|nda not*|without an nda|without the nda|" +
    'void|unlawful|illegal|unenforceable|not enforceable|not allowed|not legal|not lawful|not binding|not valid|invalid|banned|a breach|access request|access ticket|access approval|security review|vendor check|vendor onboarding|approval workflow|the ticket|the change board|change board|split the*|split it*|split that*|split this*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:don't|do not|dont|won't|no) need (?:for )?(?:the|a|an|his|her|their|any)? ?(?:signed |written |patient(?:'s)? )?(?:consent|release|authori[sz]ation|mandate)(?: forms?| letters?)?,? (?:as |because |since |cos |and )?(?:they|he|she|the (?:\\w{3,12} )?(?:desk|office|clerk|nurse|receptionist|secretary)|reception|the surgery|the clinic) (?:usually |always |normally |will |just |simply ){0,3}(?:fax|send|give|hand|read|e-?mail|print|forward|tell|copy)(?:es|s)?(?: \\w{2,9}){0,3}`,
      ),
      unless: phrase('own data|anonymi[sz]ed|court order|subpoena|by law|parents? have'),
      severity: 'high',
      confidence: 0.8,
      why: 'The text suggests obtaining records without the consent that is required.',
    },
    {
      form: phrase(
        `(?:i|we|we've|i've|he|she|they) (?:just |simply |have |had )?(?:skipped|bypassed|went round|went around|didn't bother with|did without|ignored) (?:the |that |any |an )?(?:access (?:request|ticket|approval|form)s?|security review|vendor (?:check|onboarding)|change board|approval workflow)(?:,? (?:i'll|i will|we'll|we will|will) (?:tell|inform|let|file|do|catch up|sort)(?: \\w{2,12}){0,3})?`,
        `nda (?:is|was|has|isn't|hasn't|not)(?: not|n't)?(?: been| yet)? ?(?:signed)(?: yet)?,? (?:but|though|still|anyway|whatever|and) (?:\\w{1,12} ?){1,5}`,
      ),
      unless: phrase(
        `(?:so|therefore) (?:we|i) (?:can't|cannot|won't|wait|will not)|nothing (?:is|was) (?:sent|shared)|wait|must not|never|should not have|hold`,
      ),
      confidence: 0.76,
      why: 'The text says that an approval or an agreement was passed over.',
    },
    {
      form: phrase(
        `split (?:the|it|that|this|them)(?: (?:\\w{3,12} )?${MONEY_MATTER})?(?: up)? (?:over|across|into|between|on|in) (?:two|three|four|2|3|4|several|a few|more) (?:days|claims|invoices|receipts|orders|people|months|reports|bills|expenses|entries)(?:,)? (?:if|because|as|so|so that|when|since|in case) (?:it|that|this|we|they|nobody|each|the total)(?:'s| is| goes| comes| are| stays?)? ?(?:over|above|exceed(?:s|ing)?|beyond|under|below|within|doesn't|does not)(?: \\w{2,9}){0,2}? (?:limit|threshold|cap|allowance|approval|maximum|per head)`,
      ),
      requires: phrase(MONEY_MATTER, 'limit|threshold|cap|approval|per head|allowance'),
      unless: phrase('file size|upload|attachments?|walk|hike|dose|luggage|weight|character|tweet'),
      confidence: 0.78,
      why: 'The text suggests splitting a sum so that a limit is not noticed.',
    },
    {
      form: phrase(
        `(?:legal|counsel|compliance|(?:our|the|my) (?:\\w{3,8} )?(?:lawyers?|solicitors?|attorneys?|counsel|dpo)) (?:\\w{2,9} ){0,4}?(?:told|tells?|says?|said|warn(?:s|ed)|advises?|advised|thinks?|confirm(?:s|ed)|pointed out|keeps? (?:saying|telling))(?: [^.;!?]{1,60}?)? (?:void|unlawful|illegal|unenforceable|not (?:enforceable|allowed|legal|lawful|binding|valid)|invalid|banned|a breach)(?: [^.;!?]{1,40}?)?,? (?:but|still|yet|anyway|so what)(?: (?:we|just|please|let's|we'll|i|they|will|should)){0,3} (?:leave|keep|use|put|send|go ahead|include|do|sign|publish|run|launch)(?: (?:it|them|that|this|the \\w{3,12}))?(?: (?:in|on|there|out|anyway|ahead|with it|up)){0,2}`,
      ),
      unless: phrase(
        'unless|until|not (?:leave|keep|use|put|send)|outside (?:the )?|would be|if|novel|other countries',
      ),
      confidence: 0.8,
      recommendation:
        'Take it out, and follow the advice; who keeps it knowing better is liable for more.',
      why: 'The text sets aside the advice that something is unlawful.',
    },
  ],
  examples: [
    'Ring the clinic for his file. [[No need for a signed release, the receptionist just reads it to you]].',
    'We do not need a consent form, they are anonymized and the office prints them.',
    'The demo is at four, so [[I bypassed the access ticket, will tell Ines tomorrow]].',
    'The [[NDA isn’t signed yet but they are nice]].',
    'The NDA is not signed yet, so we wait. I ignored the tickets for the concert.',
    'By the way, [[our solicitor says the fee is unenforceable, but keep it in]], tenants pay it.',
    'Legal said that clause 4 is void, so we took it out; counsel says the ban is not binding but may guide us.',
    '[[Split the hotel bill across three claims so that each stays under the limit]].',
    'Split the file into two reports because it exceeds the upload limit; split the dinner between two people.',
  ],
};
