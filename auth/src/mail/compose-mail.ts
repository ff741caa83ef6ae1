import type { Mail } from './mailer.ts';
import type { Message, News } from './message.ts';
import { renderMail } from './render-mail.ts';

/** How mails describe the service that sends them. */
export interface MailSettings {
  /** The product's name, for subjects. */
  readonly productName: string;
  readonly siteUrl: string;
}

/** The wording of one kind of mail. */
interface Wording {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** The label of the link's button. */
  readonly action?: string;
}

const MOMENT_FORMAT = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

const IGNORE_NOTE = 'If you did not request this, you can ignore this email: nothing will change.';

/** Composes a mail from a message. */
export function composeMail(to: string, message: Message, settings: MailSettings): Mail {
  const { subject, paragraphs, action } =
    'link' in message ? timedWording(message, settings) : noticeWording(message, settings);
  const code = 'code' in message ? message.code : undefined;
  const link = action !== undefined && 'link' in message ? message.link : undefined;
  return {
    to,
    subject,
    ...renderMail({
      title: subject,
      paragraphs,
      ...(code !== undefined && { code }),
      ...(link !== undefined && { link: { url: link, label: action ?? '' } }),
    }),
  };
}

type LinkMessage = Extract<Message, { link: string }>;

/** Links that do nothing but open a session, which one tied to a browser does only there. */
const SIGN_IN_LINKS: ReadonlySet<LinkMessage['kind']> = new Set(['recovery', 'magic_link']);
const MINUTE_MS = 60_000;

function validityOf({ kind, linkLife, codeLife, isTied }: LinkMessage): string {
  const [link, code] = [linkLife, codeLife].map((life) =>
    Math.max(1, Math.round(life / MINUTE_MS)),
  );
  const place =
    isTied && SIGN_IN_LINKS.has(kind) ? ' and works only in the browser that requested it' : '';
  return `The link is valid for ${link} minutes${place}. The code is valid for ${code} minutes.`;
}

/** The wording with the time limits after its opening, which the link and the code follow. */
function timedWording(message: LinkMessage, settings: MailSettings): Wording {
  const { paragraphs, ...wording } = linkWording(message, settings);
  const [opening = '', ...closing] = paragraphs;
  return { ...wording, paragraphs: [opening, validityOf(message), ...closing] };
}

function linkWording({ kind, email }: LinkMessage, { productName }: MailSettings): Wording {
  const wordings: Record<LinkMessage['kind'], Wording> = {
    confirmation: {
      subject: `Confirm your address for ${productName}`,
      paragraphs: [`Someone opened an account at ${productName} with this address.`, IGNORE_NOTE],
      action: 'Confirm the address',
    },
    repeated_confirmation: {
      subject: `Confirm your address for ${productName}`,
      paragraphs: [
        `Someone opened an account at ${productName} with this address.`,
        'No password is valid for it: none was set, or it was opened more than once and with different ones. Confirm the address if it was you, and then set a password in the settings, or request a new one where you sign in.',
        IGNORE_NOTE,
      ],
      action: 'Confirm the address',
    },
    invite: {
      subject: `You are invited to ${productName}`,
      paragraphs: [`An account at ${productName} was created for you.`, IGNORE_NOTE],
      action: 'Accept the invitation',
    },
    recovery: {
      subject: `Set a new password for ${productName}`,
      paragraphs: [`Someone requested a new password for your account.`, IGNORE_NOTE],
      action: 'Set a new password',
    },
    magic_link: {
      subject: `Sign in to ${productName}`,
      paragraphs: [`Here is your link to sign in.`, IGNORE_NOTE],
      action: 'Sign in',
    },
    email_change_current: {
      subject: `Confirm the change of your address at ${productName}`,
      paragraphs: [
        `The address of your account is about to change to ${email}.`,
        'Confirm it here and in the email to the new address. If it was not you, change your password.',
      ],
      action: 'Confirm the change',
    },
    email_change_new: {
      subject: `Confirm your new address for ${productName}`,
      paragraphs: [`Someone wants to use the address ${email} for an account.`, IGNORE_NOTE],
      action: 'Confirm the new address',
    },
  };
  return wordings[kind];
}

type Notice = Exclude<Message, LinkMessage>;

const NEWS: Readonly<Record<News['kind'], string>> = {
  password_changed: 'Your password was changed',
  factor_added: 'A second factor was added to your account',
  factor_removed: 'A second factor was removed from your account',
  recovery_codes_replaced: 'The recovery codes of your account were replaced',
  recovery_code_used: 'A recovery code of your account was used',
  identity_linked: 'A way to sign in was added to your account',
  identity_unlinked: 'A way to sign in was removed from your account',
  sign_in_notices_off: 'Emails about new sign-ins to your account were turned off',
};
type OtherNotice = Exclude<Notice, News>;

function isNews(message: Notice): message is News {
  return message.kind in NEWS;
}

function noticeWording(message: Notice, { productName, siteUrl }: MailSettings): Wording {
  const warning = `If it was not you, request a new password at ${siteUrl} immediately.`;
  if (isNews(message)) return notice(NEWS[message.kind], productName, warning);
  const wordings: Record<OtherNotice['kind'], Wording> = {
    reauthentication: {
      subject: `Your code for ${productName}`,
      paragraphs: ['Enter this code to confirm that it is you.', warning],
    },
    account_exists: {
      subject: `You already have an account at ${productName}`,
      paragraphs: [
        'Someone tried to use this address for another account, but it already has one.',
        `If it was you, sign in at ${siteUrl} or request a new password there. If not, you do not need to do anything.`,
      ],
    },
    email_changed: notice(
      `The address of your account is now ${'email' in message ? message.email : ''}`,
      productName,
      'If it was not you, contact whoever runs the service immediately.',
    ),
    new_sign_in: {
      subject: `New sign-in to your account at ${productName}`,
      paragraphs: [
        'device' in message ? signInSentence(message) : '',
        'If it was you, you do not need to do anything.',
        warning,
        `You can turn these emails off in the settings at ${siteUrl}.`,
      ],
    },
  };
  return wordings[message.kind];
}

function signInSentence({ device, address, at }: Extract<Message, { device: string }>): string {
  return `Someone signed in to your account: ${device}, from the address ${address}, on ${MOMENT_FORMAT.format(at)} UTC.`;
}

function notice(event: string, productName: string, warning: string): Wording {
  return {
    subject: `News about your account at ${productName}`,
    paragraphs: [`${event}.`, warning],
  };
}
