import type { PlaceDetector } from '#engine/detector.ts';
import { valueAt } from '#engine/text/labelled-value.ts';

/** A sign of assignment, and a value that is no word: a digit, a mark or an at sign is in it. */
const VALUE =
  /["']?[ \t]{0,4}(?:is|:|=|=>)[ \t]{0,4}["'“]?(@?(?=[\w.-]{0,30}[\d_.@-]|@)[A-Za-z\d][\w.-]{2,30}|@[A-Za-z_][\w.]{2,30})(?![\w@])/y;
/** Templates, paths, types and addresses of machines. */
const NO_NAME =
  /^(?:user_?name|your[_.-]|example|[\w-]{1,20}\.(?:com|org|net|io|js|ts|py|username|user|name))|^(?:env|process|config|self|this|req|request|user|data|params)\.|^\d{1,3}$|\.$|^\d{1,3}(?:\.\d{1,3}){3}$/i;

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
    'username|user name|userid|user id|user_id|login name|login id|screen name|twitter handle|instagram handle|handle|skype|telegram|account name|benutzername'.split(
      '|',
    ),
  reach: { before: 1, after: 60 },
  examples: [
    'Username: [[jane.roe82]]',
    'Her Twitter handle is [[@jane_roe]], her Skype: [[jane-roe.live]].',
    'The username is required; user id: string, username = user.name',
    'How to handle: see chapter_2? The telegram arrived.',
  ],
  verify({ text, end }) {
    const found = valueAt(text, end, VALUE);
    if (found === undefined) return undefined;
    const value = /(@?[\w.-]{3,32})$/.exec(found.value)?.[1]?.replace(/[.-]$/, '') ?? '';
    if (NO_NAME.test(value)) return undefined;
    const start = end + found.value.lastIndexOf(value);
    const why = 'A name that is no word, right behind a label for accounts.';
    return { start, end: start + value.length, confidence: 0.75, why };
  },
};
