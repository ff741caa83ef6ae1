import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const WHO = '(?:i|he|she|we|they|you|anyone|anybody)';
const TOLD = `(?:told|warned|informed|assured|reminded|texted|wrote to|said to|made (?:it )?(?:quite |very )?clear(?: to)?|let)(?: (?:me|him|her|us|them|\\w{3,12}))?(?: know)?`;
const PRESSED = `(?:(?:took|take|takes|taking) (?:it|this|that|things|the (?:matter|complaint|case)) (?:any )?(?:further|higher|up)|(?:pursued?|pursues|press(?:ed|es)?|pushed|persisted|insisted|continued|went on|carried on|carry on|go on|went ahead|go ahead|kept on)(?: (?:with|on with))? (?:it|this|that|my|his|her|the|our|a) ?(?:complaint|grievance|claim|case|matter|allegations?|appeal)?|(?:made|make|filed?|lodged?|raised?|put in) (?:a |an |the |any )?(?:formal )?(?:complaint|grievance|claim)|did not (?:drop|withdraw) (?:it|this|the (?:complaint|grievance|claim))|didn't (?:drop|withdraw) (?:it|this|the (?:complaint|grievance|claim)))`;
const LOSS = `(?:could|can|would|might|may|should|will|'d|'ll)(?: (?:just|as well|also|then))? (?:forget (?:about )?|kiss |wave |say goodbye to |not (?:get|expect|count on|see|have) |never (?:get|see|have) |lose )(?:(?:goodbye to |ever getting |getting )?(?:an?|my|his|her|our|their|your|the|any) )?(?:\\w{3,12} )?(?:references?|promotions?|jobs?|bonus(?:es)?|contracts?|shifts?|hours|overtime|careers?|renewal|pay rise|raise|probation|future)`;
/** What a union does, which employers mind. */
const UNION = `(?:ballot|strike|walk-?out|grievances?|union|tribunal|petition|works council|works meeting|complaints?|industrial action|picket|pay claim|safety report|inspection|hse visit)`;

/** Losses announced to people who complain, and grudges for what a union did. */
export const threatenedReference: WordingPart = {
  triggers: (
    'reference|references|promotion|promotions|bonus|contract|shifts|overtime|career|renewal|pay rise|a raise|probation|future|my job|his job|her job|our job|their job|your job|a job|my jobs|our jobs|their jobs|my hours|his hours|her hours|our hours|their hours|' +
    'thorn in*|pain in*|a nuisance|trouble|troublemaker|trouble-maker|headache|agitator|a problem|on our backs|difficult|' +
    'asked about*|asked questions*|asked why*|store room|storeroom|cellar|broom cupboard|stock room|stockroom'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `${TOLD} (?:that )?if ${WHO} ${PRESSED}(?: [\\w-]{1,12}){0,4}?,? (?:then )?${WHO} ${LOSS}`,
        `${TOLD} (?:that )?${WHO} ${LOSS},? if ${WHO} ${PRESSED}`,
      ),
      unless: phrase('must not|may not|unlawful|nobody|no one|refund|warranty|customers?|lawyers?'),
      confidence: 0.84,
      why: 'The text says that somebody was threatened with a loss for going on with a complaint.',
    },
    {
      form: phrase(
        `(?:has been|have been|was|were|is|are|became|'s been|been) (?:nothing but |such |a real |a bit of |an? )?(?:an? )?(?:thorn in (?:our|my|the (?:\\w{3,12}(?:'s)?)|management's) (?:side|flesh)|pain in (?:the|our) (?:neck|arse|ass|backside)|nuisance|trouble|trouble-?maker|headache|agitator|problem|difficult|on our backs) (?:ever )?since (?:(?:the|his|her|that|last year's|their) )?(?:[\\w-]{3,12} )?${UNION}`,
      ),
      unless: phrase('machines?|servers?|weather|patients?|dogs?|boilers?|knee|back pain'),
      confidence: 0.8,
      why: 'The text holds a grudge against somebody for union activity or a complaint.',
    },
    {
      form: phrase(
        `(?:when|after|since|because|once|as soon as) (?:he|she|i|we|they|(?:mr|mrs|ms|dr) \\w{2,14}|\\w{3,12} \\w{3,14}) (?:had |has )?asked (?:about|questions|why)(?: [\\w,'-]{1,14}){0,10}?,? (?:he|she|i|we|they) (?:was|were|got|had been) (?:(?:suddenly|promptly|immediately|then) )?(?:moved|transferred|sent|demoted|banished|relegated|put|sacked|fired|dismissed|suspended)(?: (?:down )?(?:to|in|into) (?:the )?(?:store ?room|stock ?room|cellar|basement|archive|mail room|post room|broom cupboard|night shift|nights|warehouse|loading bay))?(?: (?:the|a|one|two|three) (?:very )?(?:day|week|month|days|weeks|months|same day|next day|next week)(?: (?:later|after(?:wards)?))?)?`,
      ),
      unless: phrase(
        'customers?|guests?|patients?|pupils?|interview(?:er)?|on stage|hotel|journalists?|must|may not|own request|shelf|shelves|directions|toilet',
      ),
      confidence: 0.78,
      why: 'The text says that somebody was put at a disadvantage after asking questions.',
    },
  ],
  examples: [
    'Ms Ito [[told her that if she went on with the grievance she could kiss goodbye to her promotion]].',
    'He [[made it clear that I would never get a contract if I put in a complaint]].',
    'They told me that if I raised the matter I could expect an answer; she told him that if he passed he would not lose his job.',
    'Brandt [[has been a nuisance since the strike]], so he is on the list.',
    'The server has been a problem since the inspection; he has been a pain in the neck since May.',
    '[[When Lena Abt asked about the missing pallets in the meeting, she was sent to the cellar the next day]].',
    'When she asked about the towels she was sent to the cellar by the hotel.',
  ],
};
