import type { Match, Place, PlaceDetector } from '#engine/detector.ts';
import { GDPR } from '#engine/laws.ts';
import { matchAt } from '#engine/text/match-at.ts';

import { isRoleAddress } from './is-role-address.ts';
import { isMessageIdentifier } from './message-identifier.ts';
import { isInShell } from './shell-address.ts';
import { spokenAddress } from './spoken-address.ts';

const LOCAL_CHARACTER = /[\w.!#$%&'*+/=?^`{|}~\p{L}-]/u;
const MAX_LOCAL_LENGTH = 64;
/** A reply refers to several messages, each on a line of its own below the name of the header. */
const LONGEST_HEADER = 400;
const DOMAIN =
  /(?:[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?\.){1,8}(?:\p{L}{2,24}|xn--[a-z\d-]{2,59})(?![\p{L}\d-]|\.\p{L}{2})/uy;
/** In the query of a URL or a line of settings, the address begins after the name of the value. */
const FIELD = /(?:[?&][\w.%-]{1,40}|^(?!prvs=)[A-Za-z]\w{1,40})=(?=[^?&=]{1,64}$)/;
/** A file name such as `icon@2x.png` looks like an address; calendars are shared under one that nobody writes to. */
const NO_HOST =
  /calendar\.google\.com$|\.(?:png|jpe?g|gif|svg|webp|js|ts|css|html?|pdf|docx?|txt|md|json|zip)$/i;

const OF_A_PERSON = {
  why: 'A local part, an at sign and a domain name have the form of an e-mail address.',
};
const OF_A_ROLE = {
  why: 'An e-mail address that is named after a role or a department, not after a person.',
  isInformational: true,
  recommendation:
    'Remove the address if only one person is behind it, as in a one-person business.',
};

const OF_NOBODY = {
  why: 'An e-mail address for tests or examples, on a domain that is reserved for them.',
  isInformational: true,
};
/** Domains that nobody can own (RFC 2606, RFC 6761). */
const RESERVED_DOMAIN = /(?:^|\.)(?:example\.(?:com|net|org|edu)|example|test|invalid)$/i;
/** A local part that says that nobody is behind it: `test-user`, `dummy2`. */
const DUMMY =
  /^(?:your|my)[._-]?(?:name|email|mail|address|user(?:name)?)$|^(?:you|me|user|username|someone|somebody|name|first[._]?last|firstname[._]lastname|(?:jane|john|joe)[._-]?(?:doe|public))$|^(?:test(?:er|ing)?|dummy|demo|fake|sample|foo|placeholder|nobody)(?:[._+-]?(?:user|account|customer|client|person|mail|email|address|bar))?[._+-]?\d{0,4}$/i;

export const emailAddress: PlaceDetector = {
  scope: 'place',
  id: 'email-address',
  typeName: 'E-mail address',
  category: 'pii',
  description:
    'An e-mail address: a local part, an at sign and a domain with a valid suffix. That of a role, such as `info@`, raises no flag.',
  severity: 'low',
  recommendation: 'Remove the e-mail address or replace it with a role-based address.',
  legalReference: { law: GDPR, article: 'Art. 4(1)' },
  triggers: ['@', '%40*', 'dot'],
  reach: { before: LONGEST_HEADER, after: 256 },
  examples: [
    'Write to [[jane.roe@example.com]].',
    'Contacts: <[[o.neill+news@mail.example.co.uk]]>, [[max@müller.de]]; both answer.',
    'E-mail:        [[yoli87 @ correo.example]]',
    'mailto:[[hr@acme.example]]',
    'Orders: [[uk-sales@acme.example]]. Not from us: [[sales.jones@acme.example]], [[info@gmail.com]].',
    'Open https://example.org/u?id=4&mail=[[jane.roe@example.com]]&page=2 today.',
    '/users?email=[[jane.roe%40example.org]]&page=2 was asked for; 12%40 of them.',
    'See https://example.org/embed?src=q3kd92%40group.calendar.google.com and /q?a=org%3Aalpha%20Gds.example',
    'My personal email is [[jane dot roe at example dot com]], all in small letters.',
    'Look at example dot com; email me at home, dot the i, and meet at nine dot com.',
    'Meet us @ noon, follow @acme and see npm i @scope/package.',
    'The icon is logo@2x.png, and user@localhost is no address on the internet.',
    'postgres://admin:secret@db.internal.example.com/main',
    'From: Ann <[[ann@roe.example]]>\nMessage-ID: <CAF8k2+qX0=ss@mail.example>\nReferences: <1.a@mail.example> <2.b@mail.example>\n <3.c@mail.example>\nTo: Jo <[[jo@roe.example]]>,\n <[[al@roe.example]]>',
    'queued msg=<2025.77@mx.example> to=[[ann@roe.example]]',
    'postfix: message-id=<2024.11@mx.example>, from=<[[ann@roe.example]]>; References: see [[jo@roe.example]]',
    'ssh -i ~/.ssh/ops_ed25519 -p 2222 svc-ledger@jump01.corp.example\nscp report.csv deploy@web-01.example.com:/srv/www/\njroe@web-01.example.com:~$ ls\nscp -r deploy@web-01.example.com:backup.tar .',
    'IMAP_USER=[[jane.roe@example.com]] SENDER=[[you@example.com]]',
    'Questions about ssh go to [[jane.roe@example.com]]: she knows; sftp is on, write to [[ann@roe.example]].',
    'a..b@@example..com and git clone git@git.example.com:team/tool.git',
  ],
  // A `#` in a literal matches any digit, so the digits of `%40` must be verified.
  glance: (text, start, end) =>
    end - start === 1 || text.startsWith('%40', start) || text.startsWith(' ', end),
  verify: (place) =>
    /^dot$/i.test(place.text.slice(place.start, place.end))
      ? spokenAddress(place)
      : writtenAddress(place),
};

function writtenAddress({ text, start, end }: Place): Match | undefined {
  const run = startOfRun(text, start);
  const field = FIELD.exec(text.slice(run, start));
  const from = field === null ? run : run + field.index + field[0].length;
  if (from === start) return gappedAddress(text, start, end);
  const domain = matchAt(text, end, DOMAIN)?.[0];
  if (domain === undefined || NO_HOST.test(domain)) return undefined;
  const local = text.slice(from, start);
  if (/\.$|\.\./.test(local)) return undefined;
  if (field === null && isReference(text, from)) return undefined;
  if (isInShell(text, from, end + domain.length)) return undefined;
  if (local === 'git' && text.startsWith(':', end + domain.length)) return undefined;
  return {
    start: from,
    end: end + domain.length,
    confidence: 0.95,
    ...evidenceOf(local, domain),
  };
}

function evidenceOf(local: string, domain: string) {
  if (DUMMY.test(local) && RESERVED_DOMAIN.test(domain)) return OF_NOBODY;
  return isRoleAddress(local, domain) ? OF_A_ROLE : OF_A_PERSON;
}

/** A form's answer, typed with spaces around the at sign. */
const GAPPED = /mail(?: address)?[ \t]{0,4}[:.=][ \t]{1,40}([\w.+-]{2,40}) $/i;

function gappedAddress(text: string, start: number, end: number): Match | undefined {
  const local = GAPPED.exec(text.slice(0, start))?.[1];
  const domain = text.charAt(end) === ' ' ? matchAt(text, end + 1, DOMAIN)?.[0] : undefined;
  if (local === undefined || domain === undefined) return undefined;
  const why = 'The parts of an e-mail address around an at sign follow its label.';
  const from = start - 1 - local.length;
  return { start: from, end: end + 1 + domain.length, confidence: 0.85, why };
}

/** Where the run of characters that may belong to the local part begins. */
function startOfRun(text: string, at: number): number {
  let start = at;
  while (
    start > 0 &&
    at - start < MAX_LOCAL_LENGTH &&
    LOCAL_CHARACTER.test(text.charAt(start - 1))
  ) {
    start -= 1;
  }
  while (start < at && !/[\p{L}\d_]/u.test(text.charAt(start))) start += 1;
  return start;
}

function isReference(text: string, start: number): boolean {
  return isPartOfUrl(text, start) || isMessageIdentifier(text, start);
}

/** The credentials in a URL also precede an at sign. */
function isPartOfUrl(text: string, start: number): boolean {
  return /:\/\/[^\s@]{0,16}$/.test(text.slice(Math.max(0, start - 20), start));
}
