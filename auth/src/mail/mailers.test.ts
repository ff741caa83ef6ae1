import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import PostalMime from 'postal-mime';
import { expect, it, onTestFinished } from 'vitest';

import { startMailbox } from '../testing/start-mailbox.ts';
import { composeMail } from './compose-mail.ts';
import type { Message } from './message.ts';
import { createOutboxMailer } from './outbox-mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

const settings = { productName: 'Proviso & Co', siteUrl: 'https://app.example.com' };
const LINK = 'https://app.example.com/auth/v1/verify?token=abc&type=signup&redirect_to=x';
const LINKED = [
  'confirmation',
  'invite',
  'recovery',
  'magic_link',
  'email_change_current',
  'email_change_new',
] as const;
const NOTICES = [
  'account_exists',
  'password_changed',
  'factor_added',
  'factor_removed',
  'recovery_codes_replaced',
  'recovery_code_used',
  'identity_linked',
  'identity_unlinked',
  'sign_in_notices_off',
] as const;
const EMAIL = `"<b>'x'"@example.com`;
const linkMessage = (kind: (typeof LINKED)[number]) => ({
  kind,
  link: LINK,
  code: '012345',
  email: EMAIL,
  linkLife: 3_600_000,
  codeLife: 600_000,
  isTied: true,
});
const MESSAGES: Message[] = [
  ...LINKED.map(linkMessage),
  ...NOTICES.map((kind) => ({ kind })),
  { kind: 'reauthentication', code: '012345' },
  { kind: 'email_changed', email: EMAIL },
  { kind: 'new_sign_in', device: 'Firefox on Linux', address: '192.0.2.7', at: 0 },
];

it.each(MESSAGES)('a $kind mail is written in plain text and HTML', (message) => {
  const { subject, text, html } = composeMail('ada@example.com', message, settings);
  expect(subject).toContain('Proviso & Co');
  expect(html).toContain('Proviso &amp; Co');
  if ('code' in message)
    expect([text, html]).toEqual([
      expect.stringContaining('012345'),
      expect.stringContaining('012345'),
    ]);
  if ('link' in message) {
    expect(text).toContain(LINK);
    expect(html).toContain(`href="${LINK.replaceAll('&', '&amp;')}"`);
  }
  expect(html).not.toContain('<b>');
});

it.each([
  ['recovery', 'The link is valid for 60 minutes and works only in the browser that requested it.'],
  ['confirmation', 'The link is valid for 60 minutes. The code is valid for 10 minutes.'],
] as const)('a %s mail says how long its link and code are valid, and where', (kind, sentence) => {
  expect(composeMail('ada@example.com', linkMessage(kind), settings).text).toContain(sentence);
});

it('the outbox mailer writes mail to files that only the owner can read', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'proviso-outbox-'));
  onTestFinished(() => rm(parent, { recursive: true }));
  const folder = join(parent, 'outbox');
  const mailer = createOutboxMailer({ folder, from: 'no-reply@proviso.test' });
  const mail = composeMail('ada@example.com', { kind: 'password_changed' }, settings);
  await Promise.all([mailer.send(mail), mailer.send(mail)]);
  const names = await readdir(folder);
  expect(names).toHaveLength(2);
  const file = join(folder, names[0] ?? '');
  expect(names[0]).toMatch(/\.eml$/u);
  expect((await stat(folder)).mode % 0o1000).toBe(0o700);
  expect((await stat(file)).mode % 0o1000).toBe(0o600);
  const parsed = await PostalMime.parse(await readFile(file));
  expect(parsed).toMatchObject({
    subject: mail.subject,
    from: { address: 'no-reply@proviso.test' },
    to: [{ address: 'ada@example.com' }],
  });
  expect(parsed.text?.trim()).toBe(mail.text.trim());
});

it('the SMTP mailer sends mail, and fails when it is rejected', async () => {
  const mailbox = await startMailbox();
  const { mailer } = mailbox;
  const mail = composeMail('ada@example.com', { kind: 'account_exists' }, settings);
  await mailer.send(mail);
  expect(await mailbox.newest('ada@example.com')).toMatchObject({ subject: mail.subject });
  mailbox.refuse();
  await expect(mailer.send(mail)).rejects.toThrow();
});

it('the SMTP mailer sends nothing without TLS to another machine, unless that is allowed, and never a password', async () => {
  const mailbox = await startMailbox();
  const mail = composeMail('ada@example.com', { kind: 'account_exists' }, settings);
  const sendTo = async (login: string, tls: 'required' | 'optional') => {
    // Reaches this machine, but is not a loopback address.
    const url = `smtp://${login}0.0.0.0:${mailbox.port}`;
    const mailer = createSmtpMailer({ url, from: 'no-reply@proviso.test', tls });
    onTestFinished(() => mailer.close());
    await mailer.send(mail);
  };
  await expect(sendTo('', 'required')).rejects.toThrow(/STARTTLS/u);
  await expect(sendTo('mailer:secret@', 'optional')).rejects.toThrow(/STARTTLS/u);
  expect(mailbox.mails).toEqual([]);
  await sendTo('', 'optional');
  expect(mailbox.mails).toHaveLength(1);
});
