import { plainWords } from '#engine/detectors/policy/conduct/plain-words.ts';
import { WHISTLEBLOWER_DIRECTIVE } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

import { formalReprisal } from './formal-reprisal.ts';
import { punishedClaims } from './punished-claims.ts';
import { pushedOut } from './pushed-out.ts';
import { reprisal } from './reprisal.ts';
import { reproachedReports } from './reproached-reports.ts';
import { threatenedReference } from './threatened-reference.ts';
import { threatenedReporters } from './threatened-reporters.ts';
import { unionActivity } from './union-activity.ts';
import { unmaskedReporter } from './unmasked-reporter.ts';
import { wearingDown } from './wearing-down.ts';

const SPOKE_UP = `(?:report(?:ed|s|ing)?|complain(?:ed|s|ing)?|grass(?:ed|es|ing)
  |snitch(?:ed|es|ing)|told|talked|talks|spoke|speaks|leaked|went to|goes to|going to hr|blew
  |rais(?:ed|es|ing)|whistle-?bl\\w{2,4}|join(?:ed|s|ing)?|sign(?:ed|s|ing)?|vot(?:ed|es|ing)
  |str(?:ikes?|uck|iking)|walked out|organis(?:es|ed|ing)|tribunal|grievance|union|rep)`;
const LOSS = `(?:overtime|bonus(?:es)?|promotions?|shifts?|(?:a |any )?(?:pay )?(?:rises?|raise)
  |holidays?|(?:a |any )?references?|any more (?:shifts|hours|work)|more hours|(?:his|her|their)
  jobs?|a job|any favours|flexi(?:ble)? (?:time|working))`;

export const retaliation = plainWords({
  id: 'retaliation',
  typeName: 'Retaliation',
  description:
    'Adverse treatment for a complaint, a report or union activity, such as collecting names, cutting shifts or seeking a pretext.',
  severity: 'high',
  recommendation:
    'Stop the announced step and get legal advice before any action is taken against the person.',
  legalReference: { law: WHISTLEBLOWER_DIRECTIVE, article: 'Art. 19' },
  parts: [
    threatenedReference,
    threatenedReporters,
    unionActivity,
    reprisal,
    formalReprisal,
    reproachedReports,
    wearingDown,
    punishedClaims,
    unmaskedReporter,
    pushedOut,
  ],
  triggers: (
    'hours of whoever*|hours of anyone*|shifts of whoever*|shifts of anyone*|' +
    'overtime of whoever*|overtime of anyone*|files with*|complains to*|goes to osha|' +
    'goes to the union|about wages|about their wages|about pay|about salaries|want names|' +
    'something on*|dirt on*|anything on*|need names|before she tells|before he tells|' +
    'reason to let*|whoever*|names of|can forget*|forget about*|kiss goodbye*|can whistle*|' +
    'say goodbye to|for redundancy|redundancy list|redundancy pool|at risk list|reason to fire|' +
    'reason to dismiss|reason to get rid*|excuse to*|grounds to*|pretext to*|way to get*|' +
    'managed out|life hell|life difficult|life a misery|life miserable|worst shifts|' +
    'graveyard shifts|crap shifts|rubbish shifts|shit shifts|no overtime*|no promotion*|' +
    'no bonus*|no more shifts*|blacklist*|get rid of*|troublemaker|troublemakers|' +
    'card is marked|her card|her cards|her pay|her bonus|her hours|her shifts|his card|' +
    'his cards|his pay|his bonus|his hours|his shifts|their card|their cards|their pay|' +
    'their bonus|their hours|their shifts|her out|him out|them out|put him|put her|put them|' +
    'bin him|bin her|bin them|fire him|fire her|fire them|dismiss him|dismiss her|dismiss them|' +
    'shift him|shift her|shift them|move him|move her|move them|finish him|finish her|' +
    'finish them|anyone who|anybody who|if she file*|if she complain*|if she report*|' +
    'if she goes*|if she take*|if he file*|if he complain*|if he report*|if he goes*|' +
    'if he take*|if they file*|if they complain*|if they report*|if they goes*|if they take*|' +
    'if you file*|if you complain*|if you report*|if you goes*|if you take*|teamsters|nlrb|' +
    'eeoc|acas|against rules|against the rules|is not allowed|we do not allow|' +
    "we do not tolerate|we don't allow|we don't tolerate|we won't allow|we won't tolerate|" +
    "we will not allow|we will not tolerate|i do not allow|i do not tolerate|i don't allow|" +
    "i don't tolerate|i won't allow|i won't tolerate|i will not allow|i will not tolerate|" +
    "we don't accept|we won't accept|i don't accept|i won't accept|want the names|" +
    'want all the names|want some names|need the names|need all the names|need some names|' +
    'good reason to*|good way to*|decent reason to*|decent way to*|no reference*|no shift*|' +
    'no more overtime*|no more promotion*|no more bonus*|no more reference*|at-risk|' +
    'on selection*|life as difficult*|life as miserable*|life as hard*|shittiest|sack|sacked|' +
    'gets the hint|gets the message|lesson for*|give whoever*|give anyone who*|' +
    'give everyone who*|give those who*|put whoever*|put anyone who*|put those who*|' +
    'put everyone who*|move whoever*|move those who*|stick whoever*|shift whoever*|' +
    'move anyone who*|stick those who*|if they vote*|if they join*|if they strike*|' +
    'if they unioni*|if they organi*|if you vote*|if you join*|if they sign*|' +
    'if they go on strike|if you unioni*|if you strike|if you go on strike|if anyone joins*|' +
    'if anyone votes*|something in his file|something in her file|something in their file|' +
    'something in his*|something in her*|something in their*|anything in his*|anything in her*|' +
    'anything in their*|dirt in his*|dirt in her*|out by easter|him out by*|her out by*|' +
    'them out by*|him out before*|her out before*|them out before*|him gone by|her gone by|' +
    'works council|staff council|labour inspect*|labor inspect*|ombudsman|hotline|who joins*|who joined*|who votes*|who voted*|who signed*|' +
    'sack her|sack him|replace him|replace her|transfer him|transfer her|demote him|demote her|as soon as he*|as soon as she*|as soon as they*|the moment he*|the moment she*|the moment they*|' +
    'him gone before|her gone before|them gone by|them gone before'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:anyone|anybody|everyone|whoever|those|staff|employees|colleagues|people) who (?:\\w{2,9} )?(?:stands?|stood|runs?|ran|votes?|voted
          |sits?|joins?|joined|complains?|complained|files?|filed|speaks?|spoke|organi[sz]es?|goes|went|signs?|signed)(?: \\w{2,12}){0,6}? (?:works council|union|staff council|labou?r
          inspect\\w{2,6}|ombudsman|hotline|regulator|ballot|grievance)(?: \\w{2,12}){0,2}? (?:is|are|was|were|will be|should be|gets?|goes|go|will)(?: to be| going to be)?
          (?:transferred|moved|dismissed|sacked|fired|demoted|passed over|put on|let go|replaced|sent to|lose)(?: (?:to|on|from|by|his|her|their)(?: \\w{2,12}){1,3})?`,
        `(?:we|i|he|she|they|management|the \\w{3,12})(?:'ll| will|'d| would| is going to| are going to|'re going to) (?:fire|sack|dismiss|transfer|demote|get rid of|replace)
          (?:him|her|them|\\w{3,12}) (?:as soon as|the moment|if|once|when|the next time) (?:he|she|they) (?:\\w{2,9} )?(?:complains?|reports?|goes|writes?|talks?|speaks?|calls?|contacts?|turns?)
          (?:\\w{2,12} ){0,3}?(?:(?:to|with) )?(?:the )?(?:labou?r inspect\\w{2,7}|works council|union|authorit\\w{1,3}|inspectorate|regulator|ombudsman|press|police|hr|tribunal)`,
      ),
      unless: phrase(
        'protected|protection|may not|must not|cannot|unlawful|never|elected|train(?:ed|ing)',
      ),
      why: 'The text announces a disadvantage for people who complain or represent others.',
    },
    {
      form: phrase(
        `(?:whoever|anyone who|anybody who) (?:it was|did (?:this|it|that)|${SPOKE_UP}) … (?:will
          |'ll|is going to|are going to|gonna|is gonna|can) (?:pay|regret|be sorry|be out|be gone|be
          dealt with|be sacked|be fired|be finished|be looking for|find out|get what|never|not
          (?:be|get|have)|forget|wish|start looking)`,
      ),
      why: 'The text threatens people who spoke up.',
    },
    {
      form: phrase(
        `if (?:she|he|they|you) (?:files?|complains?|goes|reports?|takes? (?:it|this))
          (?:\\w{1,12} ){0,2}?(?:with|to) (?:the )?(?:eeoc|osha|nlrb|acas|union|tribunal|labou?r
          (?:board|department)|regulator|ombudsman|press) …(?:we|i|he|she|you|they)(?: will|'ll
          | would|'d| can) (?:contest|fight|fire|sack|stop|cut|cancel|withdraw|lose|forget|regret
          |never|make sure|report|call)`,
        `(?:talk(?:s|ed|ing)?|discuss(?:es|ed|ing)?|shar(?:es|ed|ing))
          (?:\\w{1,12} ){0,4}(?:about )?(?:their |his |her |the )?(?:wages|pay|salar(?:y|ies)|union
          |teamsters) …(?:(?:which|that|this) (?:we|i) (?:do not|don't|will not|won't)
          (?:allow|tolerate|accept)|is not allowed|against (?:the )?rules)`,
      ),
      unless: phrase('refund|warranty|customers?'),
      why: 'The text suggests penalizing people for going to an authority or discussing pay.',
    },
    {
      form: phrase(
        '(?:i|we) (?:want|need) (?:the |all the |some )?names',
        `(?:want|need|get me|give me|send me|let me have|make|start|keep|keeping|take|took|taking
          |note|collect)(?: me)? (?:the |a list of |a note of |all the )?names of
          (?:who|whoever|everyone|everybody|anyone|anybody|those|all|the ones
          |people) (?:that |who(?:'s|'ve)? )?(?:is |are |has |have )?(?:turns? up|turned up|went|goes|go|attends?
          |attending|attended|joins?|joined|joining|signed|signs|complain\\w{0,3}|spoke|talked|voted
          |strikes?|striking|walked out|in it|in the union|organis\\w{2,4}|behind)`,
      ),
      requires: phrase(
        `union|strikes?|striking|meeting|went to hr|grassed|grievance|complain\\w{0,3}|walked out
          |walkout|petition|overtime|rep|ballot|picket|organis\\w{2,4}|tribunal`,
      ),
      unless: phrase(
        'catering|badges?|register|certificate|minutes|insurance|seats?|lunch|vote count',
      ),
      why: 'The text asks for the names of people who organize or complain.',
    },
    {
      form: phrase(
        `(?:they|he|she|you|that lot|the lot of them|the rep|anyone who \\w{3,12}|if (?:they|he|she)
          \\w{3,12} … (?:they|he|she)) can (?:forget|kiss goodbye to|whistle for|say goodbye to)(?:
          about| any| all)?(?: his| her| their| your)? ${LOSS}`,
        `(?:no|no more) (?:overtime|promotions?|bonus(?:es)?|shifts?|references?) for
          (?:him|her|them|that lot|anyone|anybody|those|whoever)(?: who| that)? … ${SPOKE_UP}`,
      ),
      why: 'The text suggests that someone will lose pay, shifts or a position.',
    },
    {
      form: phrase(
        `put (?:him|her|them|\\w{3,12})(?: straight| right)?
          (?:on|in|into|at|forward|down|up|top)(?: of| to| the| for| top){0,3} (?:redundancy|at-risk
          |at risk|selection)(?: list| pool)? … (?:because|since|after|for|given
          |now(?: that)?) … ${SPOKE_UP}`,
        `(?:get rid of|get|sack|fire|move|bin|dismiss|finish|shift)
          (?:him|her|them|\\w{3,12})(?: out)? (?:before|because|after|for|now that|since)
          (?:he|she|they|his|her|their)(?:'s|'ve| has| have| is|'re| are)?
          (?:\\w{2,9} ){0,2}?(?:${SPOKE_UP}|tells|claims?|(?:gets?|hits?|has|reaches) (?:two|2) years)`,
        `(?:cut|cutting|reduce|reducing|pull) (?:his|her|their)
          (?:hours|shifts|pay|bonus)(?: down| back)? (?:until|because|for|since|after|so
          |now) … (?:${SPOKE_UP}|(?:leaves?|quits?|resigns?|gets? the (?:hint|message)|learns?))`,
        `(?:cut|slash|reduce|drop|pull) the (?:hours|shifts|overtime) of (?:whoever|anyone who|anybody who|everyone who) (?:\\w{2,9} ){1,4}(?:button|badge|card|union|petition|meetings?|complain\\w{0,3}|sign\\w{0,3}|vote\\w{0,2})`,
        `blacklist(?:ed|ing)? (?:him|her|them|anyone|because|for|from) … ${SPOKE_UP}`,
        `(?:teach|taught|teaching) (?:him|her|them) a lesson for
          (?:reporting|complaining|grassing|going|raising|joining|speaking)`,
      ),
      why: 'The text suggests penalizing someone for speaking up.',
    },
    {
      form: phrase(
        `(?:find|found|look for|looking for|give me|need|get me|dig up|come up with|invent|cook up
          |just need|finding|want)(?: me| us)? (?:a|any|some|an|the)(?: good| decent)?
          (?:reason|excuse|grounds|pretext|way) to (?:sack|fire|dismiss|get rid of|let
          (?:him|her|them) go|manage (?:him|her|them) out|get (?:him|her|them) out|bin) ?(?:him|her
          |them)?`,
        '(?:find|dig up|get|need|want) (?:me )?(?:something|anything|some dirt|dirt) on (?:him|her|them)',
        `(?:manage|managed|managing|freeze|force|push|drive) (?:him|her|them)
          out(?: before| by| quietly| without| of the (?:door|business|company|team))`,
        `(?:make|making|made) (?:his|her|their) life
          (?:hell|difficult|a misery|miserable|as (?:difficult|miserable|hard) as)(?: \\w{2,9}){0,3}
          (?:until|so|till|and (?:he|she|they)(?:'ll| will))`,
        `(?:give|giving|put|stick) (?:him|her|them)
          (?:on )?(?:all )?(?:the )?(?:worst|crap|rubbish|graveyard|shit|shittiest) shifts`,
        "(?:his|her|their) card(?:'s| is|s are) marked|(?:mark|marked) (?:his|her|their) cards?",
      ),
      severity: 'medium',
      confidence: 0.7,
      why: 'The text suggests looking for a pretext to dismiss someone, or making work hard for them.',
    },
    {
      form: phrase(
        `(?:give|put|stick|move|shift) (?:whoever|anyone who|anybody who|everyone who|those who|the ones who) (?:\\w{2,9} ){0,2}?(?:signed|complained|joined|voted|spoke|reported|went to|talked|struck|organi[sz]ed|walked out)(?: \\w{2,12}){0,5}? (?:on )?(?:the )?(?:nights?|night|worst|weekend|late|early|sunday|double) ?(?:shifts?|rota)`,
        `(?:site|shop|plant|factory|branch|depot|place|office|store|kitchen|warehouse|works)(?:'s| is going to be| is| will be| will|'ll be|'ll|) ?(?:closes?|closed|shuts?|shut|moves?|moved|gone|close|shut down|move abroad) if (?:they|you|the (?:staff|workers|lads|team|crew)|anyone) (?:votes?|joins?|organi[sz]es?|strikes?|signs?|goes on strike|go on strike|unioni[sz]e)(?: \\w{2,9}){0,4}`,
        `(?:find|dig up|look for|get) (?:me |us )?(?:something|anything|some dirt) in (?:his|her|their) (?:file|past|e-?mails|expenses|records?|time ?sheets)(?: (?:and|so|to)(?: \\w{2,9}){1,6})?`,
        `(?:get|have|want) (?:him|her|them) (?:out|gone) (?:by|before) (?:easter|christmas|summer|the (?:summer|audit|hearing|inspection|end)|\\w{3,9}day|january|february|march|april|may|june|july|august|september|october|november|december)`,
      ),
      unless: phrase(
        `hospital|taxi|birthday|surgery|bed|volunteers?|prefer|asked for (?:the )?night`,
      ),
      severity: 'high',
      confidence: 0.75,
      why: 'The text suggests penalizing someone for speaking up, or looking for a pretext.',
    },
  ],
  examples: [
    '[[Anyone who stands for election to the works council is to be transferred to the night shift]].',
    '[[We’ll fire him as soon as he complains again to the labour inspectorate]].',
    'Anyone who stands for election to the works council is protected and may not be dismissed; we will move him as soon as he calls the office.',
    '[[Put those who signed the letter on the Sunday rota]].',
    'The [[depot closes if they vote for the union]].',
    '[[Dig up something in his expenses and have him gone]].',
    '[[Get her out before the hearing]].',
    'The shop closes if the lights go out; find something in her bag for the cold.',
    'Get them out before the fire spreads.',
    '[[want names of who turns up]] at the union do. [[they can forget overtime]]',
    '[[Whoever reported this will pay]].',
    '[[Put him on the redundancy list because he complained]] again.',
    'We need to [[find a reason to get rid of her]] by May.',
    '[[Cut her hours until she gets the hint]].',
    'He went to the union, so [[find something on him]].',
    'Let us [[manage him out quietly]].',
    '[[Cut the shifts of anyone who wears the badge]].',
    'We cut the hours of whoever wants a shorter week.',
    '[[If she files with the EEOC we will contest]] her unemployment.',
    'She [[talked to coworkers about wages and about the Teamsters, which we do not allow]].',
    'If you complain to the ombudsman you will hear from them; we talked about pay in the meeting.',
    'Whoever reported the fault will hear more in the newsletter.',
    'Please send me the names of those who attend the meeting so that I can order lunch.',
    'You can forget about updates: the app renews overtime sheets by itself.',
    'It is misconduct to cut the hours of employees because they complained.',
    'Managers must not look for a reason to dismiss a person who reported a concern.',
    'Get rid of stains before they set; the firewall can blacklist hosts that joined late.',
    'There is no overtime for agency workers; roles at risk of redundancy are listed below.',
    'Now [[his cards are marked]].',
    'Get rid of Teresa before she goes on maternity leave.',
  ],
});
