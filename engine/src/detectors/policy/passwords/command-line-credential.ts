import type { Match, PlaceDetector } from '#engine/detector.ts';
import { ISO_27001 } from '#engine/laws.ts';

/** Passwords and keys in command-line arguments; the first group is the secret. */
const ARGUMENTS: readonly RegExp[] = [
  /^(?:curl|wget|http)\b.{0,200}?\s(?:-u|--user|--proxy-user|-U)[ =]{0,2}["']?[^\s"':$]{0,64}:([^\s"'$<{@]{3,128})/is,
  /^(?:curl|wget|http)\b.{0,200}?\s(?:-H|--header)[ =]{0,2}["'](?:(?:proxy-)?authorization:\s{0,4}(?:(?:basic|bearer|token|apikey)\s{1,4})?|[\w-]{0,30}(?:token|key|secret|auth)[\w-]{0,10}:\s{0,4})([^\s"'$<{]{8,400})/is,
  /^(?:wget|ftp|lftp)\b.{0,200}?\s--(?:http-|ftp-|proxy-)?password[ =]["']?([^\s"'$<{]{3,64})/is,
  /^(?:mysql|mysqldump|mysqladmin|mariadb)\b[^\n|;]{0,120}?\s(?:-p(?=["']?[^\s"'$<])|--password=)["']?([^\s"'$<{]{3,64})/i,
  /^(?:sshpass|docker login|mongo|mongosh|mongodump|smbclient|redis-cli|ldapsearch|htpasswd -b|az login|cf login)\b[^\n|;]{0,160}?\s(?:-p|--password|-a|-w|-b \S{1,80} \S{1,40})[ =]?["']?(?!-)([^\s"'$<{]{3,64})/i,
  /^(?:sqlplus|sqlcl|sqlldr|expdp|impdp)\b[^\n|;]{0,60}?[\s=]["']?[A-Za-z][\w$#]{0,30}\/["']?([^\s"'@$<{/]{3,64})(?=["']?@|["']?\s{0,4}(?:$|\n))/i,
  /^(?:IDENTIFIED (?:WITH ["'`]?\w{3,40}["'`]? )?(?:BY|USING)|identified (?:with ["'`]?\w{3,40}["'`]? )?by(?= ["'][^"'\n]{0,40}\d)) ["']([^"'\n$<{]{3,128})["']/,
  /^set password\b[^;\n]{0,120}?= {0,2}(?:password ?\( ?)?["']([^"'\n$<{]{3,64})["']/i,
  /^(?:PGPASSWORD|MYSQL_PWD|SSHPASS|RESTIC_PASSWORD)=["']?([^\s"'$<{]{3,64})/,
];
const PLACEHOLDER =
  /^(?:secret|token|test|user|command|option|switch(?:es)?|argument|parameter|and|for|is|(.)\1{0,40}|\W*)>?$|^(?:new|my|the|some|db|user|admin)?[-_ ]?(?:password|passwd|pass|pwd)\d{0,3}>?$|^(?=.{0,40}passw)[a-z _-]{1,60}$|\.{3}|…|your|example|x{4}|\*{3}|change_?me|placeholder|redacted|_token$|_key$|^\[|^%/i;

export const commandLineCredential: PlaceDetector = {
  scope: 'place',
  id: 'command-line-credential',
  typeName: 'Password in a command',
  category: 'policy',
  description:
    'A password or key in the arguments of a command such as curl, mysql, sqlplus or sshpass, or in an SQL statement that creates a user; variables and placeholders are ignored.',
  severity: 'high',
  isSensitive: true,
  recommendation: 'Change the password and have the command read it from a file or a secret store.',
  legalReference: { law: ISO_27001, article: 'Annex A, control 5.17' },
  triggers: (
    'curl *|wget *|http -*|mysql *|mysqldump *|mysqladmin *|mariadb *|sshpass *|docker login|' +
    'mongo -*|mongo *|mongosh *|mongodump *|smbclient *|redis-cli *|ldapsearch *|htpasswd -b*|' +
    'identified by|identified with|set password|az login|cf login|sqlplus *|sqlcl *|sqlldr *|expdp *|impdp *|pgpassword=*|mysql_pwd=*|sshpass=*|restic_password=*'
  )
    .split('|')
    .map((trigger) => trigger.replace(/ \*$/, '')),
  reach: { before: 1, after: 420 },
  examples: [
    "$ mysql -h 10.8.0.12 -u restore -p'[[n0tMyD0g!]]' archive",
    "mysql -p'$PASSWORD' main",
    "curl -s --user 'api:[[d2LkV78zLx]]' https://api.example.net",
    'curl -X POST --header "Api-Token: [[Sk94HG7f6KB]]" https://example.net',
    'mysql -u root -p[[orchard7]] main and sshpass -p [[orchard7]] ssh root@host',
    'curl -u "$USER:$PASSWORD" https://example.net and mysql -u root -p main',
    'sqlplus report/[[R3port_2018]]@//ora1:1521/LEDG and then expdp system/[[orchard7]]@prod full=y',
    'sqlplus user/password@db, sqlplus / as sysdba, sqlplus report/$PW@db; sqlplus and/or expdp are needed.',
    "CREATE USER 'ledger'@'%' IDENTIFIED BY '[[Thistle.Box.77]]';\nALTER USER ledger IDENTIFIED WITH caching_sha2_password BY '[[Brass-Knee94]]';",
    `GRANT ALL ON app.* TO 'x'@'10.%' IDENTIFIED BY '[[orchardgate]]'; CREATE USER hr IDENTIFIED BY "[[Brass_Knee94]]";`,
    "SET PASSWORD FOR 'bob'@'%' = PASSWORD('[[Thistle.Box.77]]'); set password = '[[Thistle.Box.78]]';",
    "CREATE USER 'jane' IDENTIFIED BY 'password'; IDENTIFIED BY 'new_password'; IDENTIFIED BY 'a-secret-password'; IDENTIFIED BY '<password>'; IDENTIFIED BY '${PW}'; identified by 'your_password'; SET PASSWORD FOR jane = '...';",
    'The plant is identified by its leaves; the user is identified by "e-mail"; identified with LDAP. Set password rules in the menu.',
    'Never write `mysql -p...` or `curl -u user:...` in scripts; `mysql -u root -p…` neither.',
    'Wget now supports the --ftp-user and --ftp-password command switches to set them.',
    'Use curl with --user name:password and the header Authorization.',
  ],
  verify({ text, start }) {
    const command = text.slice(start);
    for (const form of ARGUMENTS) {
      const match = secretOf(form.exec(command), start);
      if (match !== undefined) return match;
    }
    return undefined;
  },
};

function secretOf(found: RegExpExecArray | null, from: number): Match | undefined {
  const secret = found?.[1]?.replace(/[.,;)`]{1,3}$/, '');
  if (found === null || secret === undefined || PLACEHOLDER.test(secret)) return undefined;
  const start = from + found[0].lastIndexOf(secret);
  const why = 'A command contains a secret among its arguments.';
  return { start, end: start + secret.length, confidence: 0.85, why };
}
