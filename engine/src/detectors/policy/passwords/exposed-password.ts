import type { SentenceDetector } from '#engine/detector.ts';
import { ISO_27001 } from '#engine/laws.ts';
import { applyRules, type PhraseRule } from '#engine/phrases/phrase-rule.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const SECRET =
  '(?:pin|pins|passwords?|passcode|pass|pw|pwd|log-?in|credentials|code|combination|passphrase)';
const PLACE = `(?:sticky(?: note| label)?|stickies|post-?its?(?: notes?)?|whiteboard|scrap of paper
  |bit of paper|piece of paper|label|card|envelope|inside|back|underside|underneath|under|bottom
  |behind)`;
const KEPT = `(?:\\w{3,14} )?(?:monitor|screen|keyboard|laptop|desk|door|wall|fridge|drawer
  |whiteboard|board|notebook|diary|book|card|till|router|printer|phone|lid|box|cupboard|cabinet|safe
  |machine|server|rack|keypad|case|back|side|underside|sticky|post-?it|envelope|folder|calendar
  |window|mirror|noticeboard)`;
const RULES: readonly PhraseRule[] = [
  {
    form: phrase(
      `${SECRET} (?:is|are|was|still|are all|is still|is all)(?:
        (?:written|stuck|taped|noted|kept|scribbled|pinned|stored))?(?: down)?
        (?:on|under|underneath|behind|inside) (?:the|a|an|my|her|his|our|their)
        (?:\\w{2,12} )?${PLACE}`,
      `${SECRET} (?:is|are|was) (?:written|stuck|taped|scribbled|pinned|stickered)(?: up| down)?
        (?:on|under|to|in|inside|behind|underneath|by|next to) (?:the|a|my|her|his|our|their)
        ${KEPT}`,
      `(?:wrote|written|stuck|taped|keeps?) (?:the|his|her|my|their|our) ${SECRET}
        (?:on|under|to|in|inside|behind|underneath|by) (?:the|a|my|her|his|our|their) ${KEPT}`,
    ),
    why: 'The text says where a password or code is written down.',
    confidence: 0.7,
  },
  {
    form: phrase(
      `(?:(?:all )?(?:the )?(?:staff|cashiers|nurses|clerks|employees|operators|drivers|trainees|volunteers|assistants|colleagues)|the
        (?:night |day |early |late )?(?:shift|front desk|till|ward|front office)|(?:two|three|four|five|six|several|\\d{1,2}) (?:people|employees|clerks|colleagues))
        (?:all )?(?:share|shares|shared) (?:the same|one|a single|a common|an?) (?:\\w{3,12} )?(?:log-?in|password|account|pin|user name|user id)`,
      `(?:has|have|had|he|she|they|i|who|officer|nurse|clerk|employee|teacher|doctor|manager|assistant) (?:also |then |already )?(?:shared|passed on|passed|lent|disclosed)
        (?:her|his|their|my) (?:own )?(?:passwords?|log-?in|credentials|pin|passcode|smart ?card|access card)(?: (?:with|to|on to) (?:(?:an?|the|her|his|their|another|two|some) )?\\w{3,12}(?: \\w{3,12})?)?`,
    ),
    why: 'The text says that people share a login that should belong to one person.',
    confidence: 0.7,
  },
  {
    form: phrase(
      `(?:every(?:one|body)|we|they|the (?:whole|entire) (?:team|office|department)|all
        (?:of us|staff|the staff)|(?:all|both) (?:\\w{2,6} )?of us|the team)
        (?:all )?(?:use|uses|share|shares|log in with|logs in with|know|knows|have|has|using)
        (?:the same|one|a shared|a single|his|her|my|the shared)
        (?:(?:root|admin|administrator|service) )?(?:log-?in|password|account|pin|code|pw)`,
      `(?:i|he|she|they|agent|caller|colleague|supervisor) (?:just |then |always |simply )?(?:used|uses|use|logged in (?:with|under|as|on)) (?:the|a|our) shared (?:(?:root|admin|administrator|service) )?(?:log-?in|password|account|pin|user)`,
      `(?:everyone|everybody) who (?:ever )?(?:left|leaves|worked here)(?: still)? (?:knows|has)
        (?:it|the (?:password|code|pin|key|psk))`,
    ),
    why: 'The text says that several people share a login.',
    confidence: 0.65,
    severity: 'low',
  },
];
/** Rules, advice and training describe the same as what nobody should do. */
const ADVICE = phrase(
  `(?:do not|don't|never|must not|should not|shouldn't|avoid|must never|not allowed|prohibited
    |forbidden|may not|ensure|make sure|policy|policies|training|if|whether|unless|examples?|such as
    |risks?|poor practice|can be|could be|game|novel|story)`,
);

export const exposedPassword: SentenceDetector = {
  scope: 'sentence',
  id: 'exposed-password',
  typeName: 'Exposed password',
  category: 'policy',
  description:
    'Statements that a password or code is written down where others can find it, or that several people share a login; rules and advice are ignored.',
  severity: 'medium',
  recommendation: 'Change the password and remove the reference to where it is kept.',
  legalReference: { law: ISO_27001, article: 'Annex A, control 5.17' },
  triggers: (
    'sticky|post-it|postit|whiteboard|written on|written down|written in|written inside|' +
    'stuck on|stuck to|stuck under|taped to|taped under|taped inside|scribbled on|pinned to|' +
    'piece of paper|bit of paper|scrap of paper|same login|same account|same root*|same admin*|shared admin*|shared root*|shared account|same password|shared login|' +
    'one login|share one|shares one|share the same|who ever left|who left|who leaves|shared her*|shared his*|shared their*|shared my*|' +
    'passed on her*|passed on his*|passed on their*|passed on my*|passed her*|passed his*|passed their*|lent her*|lent his*|lent their*|lent my*|disclosed her*|disclosed his*|disclosed their*|' +
    'shared one*|share a*|shares a*|shared a*|shared the same*|shares the same*|passed my*|disclosed my*'
  ).split('|'),
  examples: [
    '[[Both of us use the shared admin account]] on the server.',
    'Her smartcard + [[PIN is on the sticky inside]] the safe.',
    'The [[password is taped to the monitor]] in reception.',
    '[[Everyone who ever left knows it]], rotate soon.',
    '[[We all use the same login]] for the till.',
    '[[Staff share one account]] for the payment software.',
    'The officer [[had shared her password with an agency colleague]].',
    'Staff share one view; she had shared her bread, they share a common account of the war with readers, and he never shared his password.',
    'System was slow so [[agent used the shared login]]. She used the shared folder.',
    'Never keep a note where your PIN is written on the back of the card.',
    'A password that is written on a sticky note is a risk if somebody finds it.',
    'The price is on the sticky label, and the code was written in the summer.',
    'All staff must not share the same password.',
  ],
  read(sentence) {
    return ADVICE.test(sentence) ? [] : applyRules(sentence, RULES);
  },
};
