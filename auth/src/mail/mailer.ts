/** A mail, with the same content in plain text and in HTML. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Sends mail. */
export interface Mailer {
  /** Resolves once the mail has been accepted for delivery; throws otherwise. Its content is never logged. */
  send(mail: Mail): Promise<void>;
}
