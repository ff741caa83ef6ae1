/** A mail as it is sent: the same in plain text and in HTML. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Sends mail. */
export interface Mailer {
  /** Resolves once the mail is in somebody else's hands; throws where it is not. Nothing of its content is logged. */
  send(mail: Mail): Promise<void>;
}
