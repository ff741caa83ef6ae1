import type { Background } from '../background.ts';
import { composeMail, type MailSettings } from './compose-mail.ts';
import type { Mailer } from './mailer.ts';
import type { Message } from './message.ts';

/** Mails a message to an address; throws on failure. Never call it in a transaction. */
export type SendMessage = (to: string, message: Message) => Promise<void>;

/**
 * Mails an account's owner about an account event, after the request was answered; failures are logged. Users without
 * an address are skipped.
 */
export type Notify = (owner: { readonly email: string }, message: Message) => void;

/** Binds `SendMessage`. */
export function createSendMessage(mailer: Mailer, settings: MailSettings): SendMessage {
  return (to, message) => mailer.send(composeMail(to, message, settings));
}

/** Binds `Notify`. */
export function createNotify(background: Background, sendMessage: SendMessage): Notify {
  return ({ email }, message) => {
    if (email !== '') background.run(() => sendMessage(email, message));
  };
}
