import { plainWords } from '#engine/detectors/policy/conduct/plain-words.ts';
import { WHISTLEBLOWER_DIRECTIVE } from '#engine/laws.ts';

import { backdating } from './backdating.ts';
import { concealingAdvice } from './concealing-advice.ts';
import { evadedSanctions } from './evaded-sanctions.ts';
import { evasion } from './evasion.ts';
import { hiding } from './hiding.ts';
import { keptInHouse } from './kept-in-house.ts';
import { leftNoTrace } from './left-no-trace.ts';
import { obstructedRequest } from './obstructed-request.ts';
import { plainConcealment } from './plain-concealment.ts';
import { quietArrangement } from './quiet-arrangement.ts';
import { reportedConcealment } from './reported-concealment.ts';
import { unreportedMatter } from './unreported-matter.ts';
import { withheld } from './withheld.ts';

export const concealment = plainWords({
  id: 'concealment',
  typeName: 'Concealment',
  description:
    'Requests to withhold information from people entitled to it, to leave no trace, or to make a record untrue.',
  severity: 'high',
  recommendation: 'Preserve the document unchanged and report it to your compliance team.',
  legalReference: { law: WHISTLEBLOWER_DIRECTIVE, article: 'Art. 5(2)' },
  parts: [
    withheld,
    concealingAdvice,
    hiding,
    evasion,
    quietArrangement,
    reportedConcealment,
    backdating,
    plainConcealment,
    keptInHouse,
    unreportedMatter,
    obstructedRequest,
    leftNoTrace,
    evadedSanctions,
  ],
  triggers: (
    'so it stays*|so they stay*|so each*|so that it stays*|so that each*|kicks back*|' +
    'kick back*|kicked back*|kicking back*|avoid e-mail*|avoid email*|avoid writing*|' +
    'no e-mail*|no email*|once read|after reading|delete once|delete after|as done|as tested|' +
    'as passed|as complete|as checked|so it looks*|for the minutes|minute this|minute that|' +
    'lose the*|can foi|need to know*|be telling|shredded|shredding|deleted the|deleted all|' +
    "destroyed the|wiped the|scrubbed the|no need to report|don't bring up|dont bring up|" +
    "do not bring up|or hr|doesn't spot|don't spot|won't spot|doesn't notice|don't notice|" +
    "won't notice|doesn't see|don't see|won't see|through the books|this in writing|" +
    'that in writing|it in writing|this in the*|it in the*|delete his|delete her|' +
    'delete their|delete your|delete my|anything in writing|nothing in writing|anyone asks|' +
    'she asks|he asks|they ask|asks you|conversation never|meeting never|call never|' +
    'chat never|never had this|this from me|it from me|decided not to|chosen not to|' +
    "agreed not to|chose not to|don't let|dont let|do not let|paper trail|off e-mail|" +
    'off email|out of e-mail|out of the minutes|off the record|out of the report|' +
    'in the report|in the minutes|in an email|in an e-mail|in the pack|out of the weekly*|' +
    'out of the monthly*|out of the incident*|out of the safety*|out of the board*|' +
    'out of the audit*|off teams|off the system|this on file|it on file|that on file|' +
    'anything on file|rewritten|redone|retyped|below £*|under £*|just below|just under|' +
    'below the*|under the threshold|under the limit|shown to*|want tenants|want the tenant*|' +
    'want customers|want the customer*|want clients|want residents|want the residents|' +
    'want patients|want parents|want staff|want guests|want passengers|want families|' +
    'painted over|turn up in|show up in|coming out in|come out in|end up in|to surface|' +
    'delete this|delete these|delete that|delete all|delete the|destroy this|destroy the|' +
    'destroy all|destroy these|shred|bin these|bin this|bin the|burn this|wipe the|' +
    'get rid of the|get rid of these|get rid of this|between us|between you and me|' +
    "between ourselves|between these|that way|won't hurt|wont hurt|don't tell|dont tell|" +
    "not tell|don't mention|dont mention|do not mention|say nothing to|say nothing about|" +
    "not be told|not to be told|never find out|not find out|doesn't find out|don't find out|" +
    "won't find out|not to be raised|not to be discussed|not to be mentioned|not be raised|" +
    'not be mentioned|not to be minuted|volunteer*|backdate|backdated|back date|backdating|' +
    'off the books|cook the books|cooked the books|fudge|fudged|fudging|massage the|doctored|' +
    'doctoring|falsified|made up the|faked|sweep this|sweep it|cover this up|cover it up|' +
    'hush it up|hush this up|bury this|bury it|been disabled|been defeated|without checking|' +
    'without looking|tick the box|externally|none of you|full knowledge of*|' +
    'with the knowledge of*|knowledge of our|that from me|say anything to|a word to|ico|hmrc|' +
    "cqc|ofsted|eho|gmc|nmc|fca|hse|dvsa|acas|cooking the books|back-dat*|know can't hurt|" +
    'know cannot hurt|so that the totals|so that the figures|so that the numbers|' +
    'so that the scores|so that the dates|so that totals|so that figures|so that numbers|' +
    'so that scores|so that dates|under the carpet|under the rug|avoid teams|avoid slack|' +
    'on teams|on slack|whatsapp|off writing|off the chat|off the minutes|off the records|' +
    'off the file|off the report|off the pack|off the accounts|off the log|out of email|' +
    'out of teams|out of writing|out of the chat|out of the record|out of the records|' +
    'out of the books|out of the file|out of the pack|out of the accounts|out of the log|' +
    'in the file|in the chat|in the crm|that in the hr*|that in the incident*|' +
    'that in the accident*|nothing on e-mail|nothing on email|nothing on file|' +
    'nothing about this on e-mail|nothing about this on email|nothing about this in paper|' +
    'nothing about this in e-mail|nothing about this in email|nothing about this in file|' +
    'off anyway|off without|it anyway|this anyway|that anyway|them anyway|without reading|' +
    'without testing|without inspecting|lose those|lose his|lose her|lose that|message never|' +
    'e-mail never happened*|e-mail never took*|email never happened*|email never took*|' +
    "this on record|never to be|as completed|minute it|you've read|when read|when seen|" +
    'when reading|once seen|once reading|after read|after seen|destroy once|destroy after|' +
    'destroy when|destroy it|burn once|burn after|burn when|burn it|bin once|bin after|' +
    'bin when|bin it|delete when|delete it|bring up the|bring up that|bring up this|' +
    'bring up our|bring up any|brings up|turning up|showing up|popping up|ending up|' +
    'surfacing|to turn up|to show up|to end up|coming up in|come up in|in a sar*|in a dsar*|' +
    'in a subject access*|in a foi*|in a tribunal*|sar|sars|dsar|foia|subject access|' +
    "so nobody|so no one|so hr|can't find out|cannot find out|never mention|" +
    'the whole thing up|re-written|if hr ask|if hr asks|if anybody ask|if anybody asks|' +
    'if someone ask|if someone asks|if somebody ask|if somebody asks|if anyone ask|' +
    'no one speak*|no one talk*|no one say*|no one mention*|nobody speak*|nobody talk*|' +
    'nobody say*|nobody mention*|rather not put*|rather not have*|rather not write*|' +
    'rather not discuss*|rather not reply*|fiddle|fiddled|fiddling|falsify|falsifying|' +
    'massaging|doctor the|fake the|fake some|faking|unless she does|unless she do|' +
    'unless she ask|unless she brings|unless she mentions|unless he does|unless he do|' +
    'unless he ask|unless he brings|unless he mentions|unless they does|unless they do|' +
    "unless they asks|unless they brings|unless they mentions|doesn't want|didn't want|" +
    'does not want|did not want|rather not want|adds up*|threshold to avoid*|' +
    'threshold to escape*|threshold to get*|limit to avoid*|limit to escape*|limit to get*|' +
    'pieces so*|parts so*|orders so*|invoices so*|payments so*|chunks so*|pos so*|fire door|' +
    'fire doors|smoke detector|smoke detectors|been wedged|been taped|bridged|bypassed|' +
    'overridden|disconnected|on the e-mail|between the two*|between the three*|' +
    'between the four*|between you and i*|two of us|not be informed|not be flagged|' +
    'not be discussed|not be disclosed|not be communicated|not be shared|not be reported|' +
    'never be told|never be informed|never be flagged|never be discussed|never be disclosed|' +
    'never be communicated|never be shared|never be reported|to inform the|to inform our|' +
    'before they come|before they see|before they find|before they arrive|burn these|' +
    'burn the|burn all|erase this|erase these|erase that|erase those|erase the|erase all|' +
    'wipe this|wipe these|wipe all|binned|burnt|burned|thrown away|thrown out|be destroyed|' +
    'be deleted after*|be deleted before*|be deleted once*|be deleted following*|be deleted as*|be deleted straight*|be wiped*|be erased*|be purged*|be shredded*|been destroyed|is destroyed|are destroyed|was destroyed|were destroyed|all destroyed|' +
    "then destroyed|quietly destroyed|doesn't catch it|doesn't catch this|doesn't catch that|" +
    'not spot it|not spot this|not spot that|not spot them|not notice it|not notice this|' +
    'not notice that|not notice them|not catch it|not catch this|not catch that|' +
    'not catch them|at this stage|bury that|bury the whole|hush that|hush the whole|' +
    'sweep that|sweep the whole|cover that up|cover up this|cover up it|cover up that|' +
    "hush up*|can't have|cannot have|short of|in e-mails|in emails|if she ask*|if he ask*|" +
    'if they ask*|beneath|please not mention|please not say|raise that|never let him|' +
    'never let her|never let them|never let the|never let hr|sprinklers|sprinkler|tampered|' +
    'we heard|so compliance|so finance|massaged|not inform|freedom of information|seen in a|' +
    'seen in the|seen in any|found in a audit*|found in a bundle*|found in a inspection*|' +
    'found in the audit*|found in the tribunal*|found in the sar*|found in the bundle*|' +
    'found in the inspection*|on paper|told before|told until|told unless|told for now|' +
    'told about this|informed before|informed until|informed unless|informed for now|' +
    'informed about this|aware before|aware until|aware unless|aware for now|' +
    'aware about this|hear before|hear until|hear unless|hear about this|so that it match*|' +
    'so that it fit*|so that it agree*|so that it add*|so that they match*|so that they fit*|' +
    'so that they agree*|so that they add*|so that total|doctor some|doctor those|' +
    'doctor these|doctor his|doctor her|doctor their|doctor all|fake those|fake these|' +
    'fake his|fake her|fake their|fake all|massage some|massage those|massage these|' +
    'massage his|massage her|massage their|massage all|make up some|make up those|' +
    'make up these|make up his|make up her|make up their|make up all|made up some|' +
    'made up those|made up these|made up his|made up her|made up their|made up all|year-olds|' +
    'under-ages|underage*|under-##s|under ##s|under-sixteens|under-eighteens|the kids|' +
    'the children|youngsters|minors|night workers|night staff|casual workers|casual staff|' +
    'cash workers|agency workers|agency girls|agency lads|agency staff|illegal workers|' +
    'undocumented*|unregistered*|illegals|migrant workers|foreign workers|pregnant girls|' +
    'pregnant women|injured lad|injured man|sick ones|extra hands|out of the rack|' +
    'off the rack|off the board|auto-delete|autodelete|disappearing|vanish|self-destruct|' +
    'to signal|on signal|to telegram|on telegram|to whatsapp|on whatsapp|burner|wickr|' +
    'private phones|this chat|this thread|the thread|all this thread|the footage|the camera|' +
    'the recording*|this channel|this group|our chat|our messages|call log|your history|' +
    'card brands|card schemes|card companies|card networks|acquirer|royal college|' +
    'environment agency|labour office|safety rep|data protection commissioner|' +
    'privacy commissioner|the commission|coastguard|coroner|is to mention|is to say|' +
    'is to know|is to breathe|is to hear|kept quiet|not told our*|not told the*|notify the*|' +
    'ring the*|contact the*|involve the*'
  ).split('|'),
  examples: [
    '[[All of the Doyle papers must be off the drive before Monday]]. [[Date the invoices 3 May, please]].',
    'Everything you bought must be off the pallet by noon; laptops must be off the server by six.',
    '[[Burn the delivery sheets]] before Tuesday. It [[must be gone from the main server by noon]].',
    'And please [[don’t log the hamper in the hospitality register]]. [[No one calls the hotline]], ever.',
    'Rename it [[so the scanner doesn’t catch it]]; [[use your private phones for that, the company checks]] the others.',
    'Lena, [[could you date the contract for 2 May]]. [[Sign them off at four although they stay longer]].',
    '[[Keep Olek on the payroll and we’ll split it]]. [[Bill it as “brand advice” – no work is expected]].',
    'We [[booked the Osaka deal in March although it starts in May]]; have them [[take twice as much and we’ll credit it after Easter]].',
    '[[Lay off the packers in batches of nineteen so we don’t have to consult]]. And [[never add the sponsored tag]].',
    'Shred the delivery sheets after six years; gifts below $20 need not go in the gift register, so do not log them in the gifts register.',
    'Please date the form and sign it. Use your own phone for emergency calls, the company checks the work ones.',
    'Clock in at nine; book the meeting in May although it starts in June. Keep her on the payroll during maternity leave, HR will sort it.',
    '[[Copy the readings from last week and change the dates]], no one will look.',
    'The [[fridge logs for the whole month were filled in on Sunday in one go]].',
    'He [[asked that this not be minuted]]; send her to the depot [[until it blows over]].',
    '[[Delete the emails from June where we talk]] about his pension. Tick no [[and the alert goes away]].',
    'It was [[split into four transfers just below the reporting limit]].',
    'I [[changed the reference to five years, the council never checks]].',
    'Copy the figures from last year and change the date format; the wind dies down, send the boats.',
    'Clear the cache and the warning goes away; delete the thread about lunch.',
    'Apologies need not be minuted. The logs for that week were signed on Friday.',
    'When the auditor comes, [[keep the fifteen-year-olds from the trimming section at home]] and [[take their cards out of the rack]].',
    '[[Keep it off e-mail]] and [[switch this channel to auto-delete]].',
    '[[Don’t notify the card brands]], we’d have to stop trading; [[nobody is to mention that the]] file was ours.',
    'And [[wipe this chat from your phone afterwards]], all of you. The boss [[wants it kept quiet until]] the funding round.',
    'Keep the children at home until the roof of the school is safe; let us move this to Thursday.',
    'You can set the chat to disappearing messages. Don’t call the bank, we have paid already.',
    'Nobody is to mention the party, it is a surprise.',
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
    'They [[kept the second till off the books]] all summer.',
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
    'Three [[orders were split into amounts just below £10,000 to avoid the second signature]].',
    'It is in a second folder that is [[not shown to inspectors]]; [[landlord does not want tenants told]].',
    'Black mould, [[painted over for the viewing, do not mention]].',
    'The original forms are shredded once scanned; the article was rewritten, and the old photos were shown to inspectors.',
    'The price is under £10 to avoid waste; the client does not want the customer number in the subject.',
    'It was resolved that [[messages about the licence be purged before the inspection]].',
    'Marketing e-mails in the archive will be deleted after the retention period; chats are to be deleted after 30 days.',
    'They shredded the cabbage and deleted the files before the restart.',
    'The company was accused of cooking the books, according to prosecutors.',
    '[[Avoid WhatsApp about this]].',
  ],
});
