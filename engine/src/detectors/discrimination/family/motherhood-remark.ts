import { FOR_SEX } from '#engine/detectors/discrimination/equal-treatment.ts';
import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const CHILD =
  '(?:(?:the|her|a|another|that) (?:(?:second|third|next|new|first) )?(?:baby|babies|twins|kids?|child|children|little one))';
const LEAVE = `(?:(?:her |the )?(?:maternity|mat|parental|pregnancy)(?: leave)?|(?:having )?${CHILD})`;
const TROUBLE = `(?:nothing but (?:trouble|problems|hassle|grief|a nuisance)|(?:an? )?(?:\\w{4,9} )?(?:nightmare|liability|passenger|burden|pain(?: in the \\w{3,9})?|nuisance|different (?:person|woman))|useless|hopeless|unreliable|no (?:use|good)(?: to (?:us|me|anyone))?|half asleep|not the same(?: person| woman| girl| worker)?|coasting|slacking|dead weight|hard work|impossible to work with|more trouble than she's worth)`;
const PUSH = `(?:(?:get|put|have|move|slip|squeeze|slot|include) (?:her|\\w{3,12}) (?:in|into|on|onto|through) (?:the |a |an )?(?:redundancy|lay-?off|at-risk|restructuring|severance|selection|capability|performance)(?: (?:pool|list|round|process|plan|group))?|(?:manage|push|ease|move) (?:her|\\w{3,12}) out|make (?:her|\\w{3,12}) redundant|(?:get rid of|fire|sack|dismiss|let go of) (?:her|\\w{3,12})|let (?:her|\\w{3,12}) go|end (?:her|\\w{3,12}'s) (?:contract|probation|trial))`;
const EXPECTING = phrase(
  `pregnan(?:t|cy)|expecting|maternity|mat leave|bab(?:y|ies)|twins|kids?|child(?:ren)?|due date|bump|showing|the next one|another one|ivf`,
);
const DECIDED = `(?:we|i|the \\w{3,12}|it was|it has been)(?:'ve|'s| have| has)? (?:therefore |also |now )?(?:decided|chosen|agreed|felt|thought it (?:best|better|fair)|opted|concluded)(?: that)? (?:not|against|to (?:leave|pass|drop|give|go with|wait|hold|keep|offer|hand)|(?:you|she) (?:should|would|will|had) (?:not|better))`;
const NO_REMARK = phrase(
  `court|tribunal|unlawful|must not|may not|complain(?:s|ed|t)|alleg\\w{1,6}|my (?:wife|sister|daughter|partner)|doctor|midwife|clinic|cat|dog|mare|printer|novel|film`,
);

/** Remarks that hold a child, or one still to come, against a woman at work. */
export const motherhoodRemark: WordingPart = {
  triggers: (
    'since she*|since her*|since the*|since having*|since maternity*|since mat*|since parental*|since pregnancy*|since that*|since a*|' +
    'before she announces*|before she tells*|before she starts showing|before she is showing|before she has another*|before she has the next*|before she qualifies*|before she announced*|before she can announce*|before she is pregnant*|before she gets pregnant*|before she falls pregnant*|before she hands in*|' +
    'comes first*|come first*|came first*|' +
    'parental leave|maternity leave|mat leave|maternity pay|paternity leave|maternity policy|parental policy|mat pay|parental pay|paternity policy|paternity pay|mat policy'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:she|\\w{2,14})(?:'s| is| has| was| had)(?: been| become| turned into)? ${TROUBLE} (?:ever )?since (?:she (?:came back|got back|returned|has been back|'s been back|came)(?: to (?:work|us))?(?: (?:from|after|off) ${LEAVE})|she(?:'s| has)? had ${CHILD}|${LEAVE})`,
      ),
      unless: NO_REMARK,
      legalReference: FOR_SEX,
      confidence: 0.85,
      why: 'The remark holds a birth, or the leave for it, against somebody.',
    },
    {
      form: phrase(
        `${PUSH} (?:\\w{2,9} ){0,3}?before she (?:announces|announced|can announce|tells|starts showing|is showing|has (?:another|the next)|qualifies|is pregnant|gets pregnant|falls pregnant|hands in)(?: (?:hr|us|me|anyone|everyone|for maternity (?:pay|leave)|the next one|another one|another|her form|the form|it))?`,
      ),
      requires: EXPECTING,
      unless: NO_REMARK,
      legalReference: FOR_SEX,
      confidence: 0.88,
      why: 'The text plans to remove somebody before a pregnancy is known.',
    },
    {
      form: phrase(
        `(?:family|the (?:kids?|children|baby|twins|little ones?)|(?:your|her) (?:kids?|children|baby|family|twins|little ones?)) (?:now )?(?:comes?|came|has to come|have to come|will come|must come) first(?: (?:for|with|to) (?:you|her))?(?: (?:now|these days|at the moment|right now|at present))?,? (?:and )?(?:so|therefore|hence|which is why|that's why|that is why) ${DECIDED}`,
      ),
      unless: NO_REMARK,
      legalReference: FOR_SEX,
      confidence: 0.86,
      why: 'The text gives somebody’s family as the reason for a decision on their work.',
    },
    {
      form: phrase(
        `(?:asked|asks|asking|enquired|inquired|wanted to know) (?:\\w{2,9} ){0,3}?(?:about|for) (?:the |our |your )?(?:parental|maternity|paternity|mat) (?:leave|pay|policy)[^.!?\\n]{0,60}?(?:(?:thinks?|reckons?|says|suspects?|expects?|assumes?|worried|afraid|sure|bets?) (?:that )?(?:she|he)(?:'s|'ll| is| will)? (?:going to be |gonna be |be |soon ){0,2}?(?:out|off|gone|pregnant|expecting|away|leave|leaving)(?: (?:within|in|before|by) (?:an? |the |six |two |three )?\\w{3,8})?|(?:big |huge |massive )?red flag|not a good sign|(?:bad|warning) sign|says it all|need i say more)`,
      ),
      unless: NO_REMARK,
      legalReference: FOR_SEX,
      confidence: 0.85,
      why: 'The text holds a question about parental leave against somebody.',
    },
  ],
  examples: [
    'Honestly, [[Petra has been a nightmare since she returned from maternity leave]]. [[She’s been half asleep since having the baby]].',
    'Can you [[put her on the redundancy list before she announces]], she looks pregnant to me? Or [[manage Ines out before she tells anyone]] about the baby.',
    'We see that [[the kids come first for you now, so we have decided not]] to send you to Oslo.',
    'Cand. 3: [[asked about maternity pay, Lena says she will be off within a year]]. She [[asked for the parental leave policy – red flag]].',
    'She has been a great help since she came back from maternity leave, and has been tired since having the baby.',
    'The printer has been nothing but trouble since the kids used it. He has been useless since she left.',
    'Let her go first, before she announces the winner. Put the cake on the list before she tells the kids.',
    'Family comes first, so we have decided to close at noon on Christmas Eve.',
    'She asked about parental leave, and HR says she has to apply in May. He asked for paternity leave, says the note.',
  ],
};
