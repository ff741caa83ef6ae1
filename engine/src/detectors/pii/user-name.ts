import type { Match, PlaceDetector } from '#engine/detector.ts';
import { groupAt, valueAt } from '#engine/text/labelled-value.ts';

/** A sign of assignment, and a value that is no word: a digit, a mark or an at sign is in it. */
const VALUE =
  /["']?[ \t]{0,4}(?:is|:|=|=>)[ \t]{0,4}["'“]?(@?(?=[\w.-]{0,30}[\d_.@-]|@)[A-Za-z\d][\w.-]{2,30}|@[A-Za-z_][\w.]{2,30})(?![\w@])/y;
/** Without a sign, a value that has a digit or a low line among letters. */
const NAMED =
  /[ ]{1,3}["'“]?((?=[a-z.-]{0,24}[\d_])(?=[\d_.-]{0,6}[a-z]{3})[a-z\d][\w.-]{4,30})(?![\w@(])/y;

/** Templates, paths, types and addresses of machines. */
const NO_NAME =
  /^(?:user_?name|your[_.-]|example|[\w-]{1,20}\.(?:com|org|net|io|js|ts|py|username|user|name))|^(?:env|process|config|self|this|req|request|user|data|params)\.|^\d{1,3}$|\.$|^\d{1,3}(?:\.\d{1,3}){3}$/i;

/** A word is a name where it belongs to somebody, and where a password stands right behind. */
const PLAIN_VALUE = /(?:["']?[ \t]{0,4}(?:is|:)[ \t]{1,4})["'“]?([a-z][\w.-]{2,30})(?![\w@])/y;
const BEFORE_PASSWORD =
  /[: ]{1,3}["'“]?([a-z][\w.-]{2,30})["'”]?(?=[,;/ ]{1,3}(?:and )?(?:the |a )?(?:\w{2,10} )?(?:password|passwort|pwd|pw|pass)\b)/y;
const NO_WORD =
  /^(?:name|names|id|ids|and|the|must|your|my|his|her|or|enter|enters|with|without|a|an|needs?|has|forgot|resets?|can|will|should|may|not|required|admin)$/;

export const userName: PlaceDetector = {
  scope: 'place',
  id: 'user-name',
  typeName: 'User name',
  category: 'pii',
  description: 'The name of an account behind a label such as “user name”, when it is no word.',
  severity: 'low',
  recommendation: 'Remove the user name: it leads to the accounts of its owner.',
  legalReference: { law: 'GDPR', article: 'Art. 4(1)' },
  triggers:
    'user|username|user name|userid|user id|user_id|login name|login id|screen name|twitter handle|instagram handle|handle|skype|telegram|account name|benutzername'.split(
      '|',
    ),
  reach: { before: 6, after: 80 },
  examples: [
    'Username: [[jane.roe82]]',
    'Her Twitter handle is [[@jane_roe]], her Skype: [[jane-roe.live]].',
    'My username is [[hlindqvist]] and I log in; user [[praghunathan]], temporary password: none',
    'You can look it up. User name [[yquispe_0618]], as before.',
    'Each user enters a password; the user name is printed; user and password',
    'The username is required; user id: string, username = user.name',
    'How to handle: see chapter_2? The telegram arrived.',
  ],
  verify({ text, start, end }) {
    const plain = plainName(text, start, end);
    if (plain !== undefined || text.slice(start, end).toLowerCase() === 'user') return plain;
    const found =
      valueAt(text, end, VALUE) ??
      (/name$/i.test(text.slice(start, end)) ? valueAt(text, end, NAMED) : undefined);
    if (found === undefined) return undefined;
    const value = /(@?[\w.-]{3,32})$/.exec(found.value)?.[1]?.replace(/[.-]$/, '') ?? '';
    if (NO_NAME.test(value)) return undefined;
    const from = end + found.value.lastIndexOf(value);
    const why = 'A name that is no word, right behind a label for accounts.';
    return { start: from, end: from + value.length, confidence: 0.75, why };
  },
};

/** A name that is a word like any other, where the text says plainly that it is one. */
function plainName(text: string, start: number, end: number): Match | undefined {
  const isSomebodys = /(?:my|his|her) $/i.test(text.slice(Math.max(0, start - 5), start));
  const form =
    isSomebodys && / name$|name$/i.test(text.slice(start, end)) ? PLAIN_VALUE : BEFORE_PASSWORD;
  const found = groupAt(text, end, form);
  const value = found?.value.replace(/[.-]$/, '');
  if (found === undefined || value === undefined || NO_WORD.test(value)) return undefined;
  const why = 'The text says that it is the name of an account, or a password stands right behind.';
  return { start: found.start, end: found.start + value.length, confidence: 0.75, why };
}
