import { z } from 'zod';

import type { ConfigurationSection } from './entry.ts';

/** How the embedded auth service sends mail. */
export const mailSection = {
  title: 'Mail',
  entries: {
    smtpUrl: {
      variable: 'SMTP_URL',
      doc: 'The mail server, as `smtps://user:password@mail.example.com`; with it, new addresses must be confirmed by email',
      schema: z
        .url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' })
        .optional(),
      defaultText:
        'none: addresses are confirmed automatically, and emails are written to `outbox` in the data folder',
      isSecret: true,
    },
    smtpTls: {
      variable: 'SMTP_TLS',
      doc: '`required` sends mail to another machine only over TLS, because mails contain links that open a session; `optional` also sends it without, if the mail server offers none and needs no password: only for a network that nobody else reads',
      schema: z.enum(['required', 'optional'], 'must be required or optional').default('required'),
      defaultText: 'required',
    },
    from: {
      variable: 'MAIL_FROM',
      doc: 'The sender of emails, as `Proviso <proviso@example.com>`',
      schema: z
        .string()
        .regex(
          /^[^\r\n<>]*<?[^\s<>@]+@[^\s<>@]+>?$/,
          'must be an address, or a name and an <address>',
        )
        .optional(),
      defaultText: 'none',
      neededWith: 'SMTP_URL',
    },
  },
} satisfies ConfigurationSection;
