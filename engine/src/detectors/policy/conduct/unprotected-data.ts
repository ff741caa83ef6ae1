import { phrase } from '#engine/phrases/phrase.ts';

import { plainWords } from './plain-words.ts';

const PERSONAL = `(?:dobs?|dates? of birth|nhs (?:nos?|numbers?)|ni (?:nos?|numbers?)|ssns?|card
  (?:nos?|numbers?|details)|bank details|salar(?:y|ies)|payroll|patients?|customers?|clients?|staff
  |employees?|pupils?|students?|tenants?|members?|donors?|residents?|personal data|medical|health
  records?|passports?|addresses|pii|case ?(?:files?|notes))`;
const HOLDER = `(?:rows|records|entries|files?|export|dump|spreadsheet|csv|database|list|backups?
  |usb|memory stick|stick|pen ?drive|hard drive|laptop|tapes?|share|folder|bucket|dropbox|google
  drive|onedrive|drive|tmp|desktop)`;
const OPEN = `(?:not (?:even )?(?:encrypted|password[- ]protected|locked|protected)|isn't
  (?:encrypted|password protected|protected)|aren't encrypted|unencrypted|unprotected|no
  (?:password|encryption)(?: on it)?|in (?:the clear|plain text|clear text)|(?:is|was|are|were|left)
  (?:wide open|world[- ]readable|publicly (?:readable|accessible))|anyone with the link|open to
  everyone)`;

export const unprotectedData = plainWords({
  id: 'unprotected-data',
  typeName: 'Unprotected personal data',
  description:
    'It is told that records of people lie somewhere without encryption or a password, or open to everybody.',
  severity: 'medium',
  recommendation:
    'Secure or delete the copy, and have it checked whether the breach must be notified.',
  legalReference: { law: 'GDPR', article: 'Art. 32' },
  triggers: (
    'not encrypted|not even encrypted|not password protected|not password-protected|' +
    "not protected|not locked|isn't encrypted|isn't password*|aren't encrypted|unencrypted|" +
    'unprotected|no password|no encryption|in the clear|in plain text|in clear text|wide open|' +
    'world-readable|world readable|publicly readable|publicly accessible|anyone with the link|' +
    'open to everyone'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `${HOLDER} … ${PERSONAL} … ${OPEN}`,
        `${PERSONAL} … ${HOLDER} … ${OPEN}`,
        `(?:unencrypted|unprotected) (?:\\w{2,12} ){0,2}?${HOLDER}
          (?:with|of|containing|full of|holding|that has|that had) … ${PERSONAL}`,
      ),
      unless: phrase(
        'must|shall|should|never|may not|whether|supports?|feature|option|configured?|users can|you can|api|if',
      ),
      confidence: 0.65,
      why: 'Records of people are told to lie open.',
    },
  ],
  examples: [
    '[[Customer export in tmp, 41k rows incl. dob, not\n  encrypted]], needed it for the move.',
    'She lost an [[unencrypted USB stick with 300 patients]].',
    'There is a [[spreadsheet of all staff salaries on the share, no password]].',
    'Files that hold personal data must not be stored unencrypted.',
    'The database of customers supports encryption; the log is not encrypted.',
    'The folder is open to everyone, and students like the park.',
    'If the laptop holds health records and is not encrypted, tell us.',
  ],
});
