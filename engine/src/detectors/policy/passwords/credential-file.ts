import type { PlaceDetector } from '#engine/detector.ts';
import { ISO_27001 } from '#engine/laws.ts';

/** Lines of files that contain only credentials. */
const LINES: readonly { readonly form: RegExp; readonly why: string }[] = [
  {
    form: /machine\s{1,8}[\w.:-]{1,128}\s{1,8}login\s{1,8}\S{1,128}\s{1,8}password\s{1,8}(?<secret>\S{3,128})/iy,
    why: 'A machine name with login and password, as in a .netrc file.',
  },
  {
    form: /(?<=^|\n)[ \t]{0,12}[\w.*-]{1,128}:(?:\d{2,5}|\*):[\w*-]{1,64}:[\w*-]{1,64}:(?<secret>[^\s:]{3,128})(?=\s|$)/y,
    why: 'Five fields separated by colons, as in a .pgpass file.',
  },
  {
    form: /\{(?:SSHA?|SHA|SMD5|SSHA(?:256|512)|CRYPT|MD5)\}(?<secret>[A-Za-z\d+/=$.]{13,140})/y,
    why: 'A stored password follows the name of its scheme, as in an LDAP directory.',
  },
];

export const credentialFile: PlaceDetector = {
  scope: 'place',
  id: 'credential-file',
  typeName: 'Credential file entry',
  category: 'policy',
  description:
    'An entry of a credential file such as .netrc or .pgpass, or a password stored under an LDAP scheme.',
  severity: 'high',
  isSensitive: true,
  recommendation: 'Change the password and remove the entry from the document.',
  legalReference: { law: ISO_27001, article: 'Annex A, control 5.17' },
  triggers: [
    'machine',
    ':####:*',
    ':*:*',
    '{sha}*',
    '{ssha}*',
    '{ssha###}*',
    '{smd#}*',
    '{md#}*',
    '{crypt}*',
  ],
  reach: { before: 140, after: 420 },
  examples: [
    '   # .pgpass\n   db-02:5432:archive:repl:[[zUq51-mango]]\n',
    'machine git.example.com\n  login jane\n  password [[orchardgate]]\n',
    'db.example.com:5432:main:app:[[orchardgate]]\n',
    'userPassword: {SSHA}[[R7fK2mXw9QbT4vLz8NcY1pHd6GsJ3aEu]]',
    'The machine has a login and a password; at 10:2024:main:app it stood still.',
    'machine learning, login pages, password forms {sha} {crypt}',
  ],
  verify({ text, start }) {
    const from = text.charAt(start) === ':' ? text.lastIndexOf('\n', start - 1) + 1 : start;
    for (const { form, why } of LINES) {
      form.lastIndex = from;
      const found = form.exec(text);
      if (found === null) continue;
      const secret = found.groups?.['secret'] ?? '';
      const end = from + found[0].length;
      if (/^(?:\*+|x+|\$.{0,40}|<.{0,40})$/i.test(secret)) return undefined;
      return { start: end - secret.length, end, confidence: 0.85, why };
    }
    return undefined;
  },
};
